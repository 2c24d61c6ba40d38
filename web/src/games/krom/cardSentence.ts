/** Sentences for a card on the table; its target is addressed directly. */
import { bonus, given } from "./model";
import type { Play } from "./play.svelte";
import type { Countering } from "./types";

type Speaker = Pick<Play, "view" | "pack" | "me" | "t" | "words">;

/** Who plays what, on whom, or against which card. */
export function cardSentence({ me, t }: Speaker, top: Countering, under: Countering | undefined): string {
  const { player: seat, card, target } = top;
  if (under !== undefined) return t("web-krom-cancels", { seat, card, other: t("web-krom-card", { card: under.card }) });
  if (target === null) return t("web-krom-plays", { seat, card });
  return target === me ? t("web-krom-befell-card", { seat, card }) : t("web-krom-plays-on", { seat, card, target });
}

/** What it does unless it is cancelled. */
export function effectSentence({ view, pack, me, t, words }: Speaker, { player: seat, card, target }: Countering): string {
  const played = bonus(pack, card);
  if (played === undefined) return "";
  const goods = words(given(view, played));
  if (target === me && played.kind === "harm") return t("web-krom-befell-lost", { goods });
  if (target === me && played.kind === "steal") return t("web-krom-befell-taken", { seat, goods });
  return t(`web-krom-effect-${played.kind}`, { n: played.strength, gives: goods, price: words(played.price) });
}
