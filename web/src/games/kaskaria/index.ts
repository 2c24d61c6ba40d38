/** The kit of The Heroes of Kaskaria. */
import { island } from "../../art/ambience";
import type { Kit } from "../../stage/kit";
import { FACES } from "./faces";
import { PICTURES } from "./pictures";
import { SOUNDS } from "./sounds";
import type { KaskariaView, Pack } from "./types";
import Amulet from "./view/Amulet.svelte";
import Coin from "./view/Coin.svelte";
import Griffin from "./view/Griffin.svelte";
import Hero from "./view/Hero.svelte";
import Runner from "./view/Runner.svelte";
import Treasure from "./view/Treasure.svelte";

const SIGNS: Readonly<Record<string, string>> = {
  "kaskaria-gold-taken": "gold",
  "kaskaria-amulet-taken": "amulet",
  "kaskaria-waterfall": "waterfall",
  "kaskaria-game-ended": "volcano",
  "kaskaria-taken-from-pile": "card",
};

const kit: Kit<KaskariaView, Pack> = {
  pictures: { ...PICTURES, amulet: Amulet, griffin: Griffin, runner: Runner, "option-intrepid": Runner, points: Coin, "part-gold": Treasure },
  sounds: SOUNDS,
  ambience: island,
  sign({ key, args }) {
    const named = args["motif"] ?? args["figure"];
    return SIGNS[key] ?? (typeof named === "string" ? named : null);
  },
  badges: (view, seat) => [
    { picture: "card", count: view.sizes[seat] ?? 0, words: "web-kaskaria-has-cards" },
    { picture: "gold", count: view.gold[seat] ?? 0, words: "web-kaskaria-has-gold" },
    ...(view.amulet === seat ? [{ picture: "amulet", words: "web-kaskaria-has-amulet" }] : []),
  ],
  Portrait: Hero,
  faces: FACES,
  standingWords: "web-kaskaria-seat-gold",
  standing: (view, seat) => view.points[seat] ?? null,
  known: () => import("./view/Known.svelte"),
  /** A choice from the display meant that card, not the one that lies there now. */
  same(choice, before, after) {
    const space = /^take display (\d+)$/.exec(choice);
    return space === null || before.display[Number(space[1]) - 1] === after.display[Number(space[1]) - 1];
  },
  figures: () => import("./figures"),
};

export default kit;
