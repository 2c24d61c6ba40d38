/** The question as one sentence, for screen readers. */
import { fighters, ground, inDeck, pile, reached } from "./model";
import type { Play } from "./play.svelte";
import { PLACE, type Acting } from "./types";

type Listener = Pick<Play, "view" | "pack" | "me" | "t" | "who" | "window">;

export function sentence(play: Listener): string {
  const { view, pack, me, t } = play;
  if (me === null) return "";
  const top = pile(view).at(-1);
  if (top !== undefined) {
    const key = top.target === null ? "web-krom-say-counter" : "web-krom-say-counter-on";
    // The window's length, not the time left, because a sentence that changes is read again.
    const seconds = Math.round((play.window?.length ?? 0) / 1000);
    return t(key, { seat: top.player, card: top.card, target: top.target ?? 0, seconds });
  }
  const base = ground(view);
  const purse = view.tokens[me] ?? [];
  switch (base?.ask) {
    case "destination":
      return t("web-krom-say-choosing", {
        round: view.round,
        site: view.place[me] ?? "cave",
        sites: PLACE.filter((place) => place !== view.place[me]).map((place) => t(`krom-site-${place}`)),
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
    case "phase":
      return phase(play, base, purse[0] ?? 0);
    default:
      return "";
  }
}

/** What is still to be done here; never what has been done. */
function phase({ view, pack, t }: Listener, { stage, count, dice }: Acting, kroms: number): string {
  if (view.here === "forest") {
    const price = pack.forest[count];
    return price === undefined ? t("web-krom-say-done") : t("web-krom-say-forest", { price, kroms, cards: inDeck(pack, view).cards });
  }
  if (stage === "done") return t("web-krom-say-done");
  if (view.here === "savanna") return t("web-krom-say-savanna", { kroms });
  if (view.here === "cave") return t(stage === "served" ? "web-krom-say-served" : "web-krom-say-cave", { kroms });
  const combination = reached(pack, dice);
  if (combination === null) return t("web-krom-say-climb");
  const price = pack.mountain.rerolls[count];
  return price === undefined ? t("web-krom-say-mountain-last", { dice, combination }) : t("web-krom-say-mountain", { dice, combination, price });
}
