/** KROM's kit. */
import { camp } from "../../art/ambience";
import type { Kit } from "../../stage/kit";
import { FACES } from "./faces";
import { pile } from "./model";
import Plaque from "./Plaque.svelte";
import { PICTURES } from "./pictures";
import { same } from "./same";
import { sign } from "./signs";
import { SOUNDS } from "./sounds";
import type { KromView, Pack } from "./types";

const kit: Kit<KromView, Pack> = {
  Plaque,
  faces: FACES,
  pictures: { ...PICTURES, points: PICTURES["point"] ?? "", evolutions: PICTURES["idea"] ?? "" },
  ambience: camp,
  sounds: SOUNDS,
  sign,
  // A gain of nothing is not logged.
  fold: (earlier, later) => (later.key.startsWith("krom-gained-") && later.args["count"] === 0 ? earlier : null),
  badges: (view, seat) => [{ picture: "card", count: view.sizes[seat] ?? 0, words: "web-krom-has-cards" }],
  // Answering about another player's card is no turn.
  activity: (view, seat) => {
    const card = pile(view).at(-1);
    return card === undefined || card.player === seat ? null : { words: "web-krom-doing-card", name: card.player };
  },
  known: () => import("./Known.svelte"),
  standee: () => import("./Standee.svelte"),
  same,
  figures: () => import("./figures"),
};

export default kit;
