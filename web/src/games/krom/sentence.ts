/** The question in one sentence, for those who listen. */
import { fighters, ground, inDeck, pile, reached } from "./model";
import type { Play } from "./play.svelte";
import { PLACE } from "./types";

export function sentence(play: Play): string {
  const { view, pack, me, t } = play;
  if (me === null) return "";
  const top = pile(view).at(-1);
  if (top !== undefined) {
    const key = top.target === null ? "web-krom-say-counter" : "web-krom-say-counter-on";
    const seconds = Math.ceil((play.window?.left() ?? 0) / 1000);
    return t(key, { seat: top.player, card: top.card, target: top.target ?? 0, seconds });
  }
  const base = ground(view);
  const purse = view.tokens[me] ?? [];
  switch (base?.ask) {
    case "destination":
      return t("web-krom-say-choosing", {
        round: view.round,
        site: view.place[me] ?? "cave",
        sites: PLACE.filter((place) => place !== view.place[me]).map((place) => t(`krom-site-${place}`)).join(", "),
        done: base.sealed.filter((laid) => laid !== "").length,
        seats: view.seats,
      });
    case "combat": {
      const all = fighters(pack, view, base);
      const own = all.find(({ who }) => who === me);
      const others = all.filter(({ who }) => who !== me).map(({ who, total }) => `${play.who(who)} ${total}`).join(", ");
      return t("web-krom-say-fight", { site: view.here || "cave", total: own?.total ?? 0, others, loss: own?.loss ?? 0, rank: own?.rank ?? 1 });
    }
    case "robbery":
      return t("web-krom-say-robbery", { target: base.victims[0] ?? 0 });
    case "character":
      return t("web-krom-who-you", { seat: me });
    case "phase": {
      if (view.here === "forest") return t("web-krom-say-forest", { price: pack.forest[base.count] ?? 0, kroms: purse[0] ?? 0, cards: inDeck(pack, view).cards });
      if (view.here === "savanna") return t("web-krom-say-savanna", { kroms: purse[0] ?? 0 });
      if (view.here === "cave") return t("web-krom-say-cave", { kroms: purse[0] ?? 0 });
      const made = reached(pack, base.dice);
      if (made === null) return t("web-krom-say-climb");
      return t("web-krom-say-mountain", { dice: base.dice, combination: made, price: pack.mountain.rerolls[base.count] ?? 0 });
    }
    default:
      return "";
  }
}
