/** KERO's kit. */
import { desert } from "../../art/ambience";
import type { KeroView } from "../../protocol/kero";
import type { Kit } from "../../stage/kit";
import { activity } from "./activity";
import { FACES } from "./faces";
import { fold } from "./fold";
import { PICTURES } from "./pictures";
import { signOf } from "./signs";
import { SOUNDS } from "./sounds";
import type { Pack } from "./types";

const kit: Kit<KeroView, Pack> = {
  begins: { clock: "realtime" }, // bots and simulations use the rules' default; people want the sand to run
  pictures: {
    ...PICTURES,
    points: PICTURES["star"] ?? "",
    "part-cards": PICTURES["card"] ?? "",
    "part-none-shall-pass": PICTURES["shall"] ?? "",
    "part-territories": PICTURES["land"] ?? "",
    "part-final-spaces": PICTURES["final"] ?? "",
  },
  figures: () => import("./figures"),
  sounds: SOUNDS,
  ambience: desert,
  faces: FACES,
  sign: signOf,
  fold,
  activity,
  badges: (view, seat) => [
    { picture: "card", count: view.clans[seat]?.cards.length ?? 0, words: "web-kero-has-cards" },
    { picture: "land", count: view.clans[seat]?.territories.length ?? 0, words: "web-kero-has-lands" },
    { picture: "tuarek", count: view.clans[seat]?.tuareks ?? 0, words: "web-kero-has-tuareks" },
    { picture: "jerrycan", count: view.clans[seat]?.jerrycans ?? 0, words: "web-kero-has-jerrycans" },
  ],
  standing: (view, seat) => view.clans[seat]?.points ?? null,
  counts: (view) => view.since >= 0,
  /** A choice of a card in the row meant that card, not the one that lies there now. */
  same(choice, before, after) {
    const space = /^(?:take|scorch) (\d)$/.exec(choice)?.[1];
    return space === undefined || before.row[Number(space) - 1] === after.row[Number(space) - 1];
  },
};

export default kit;
