/** Pure: one sentence for each moment of choice, and for who looks on while a tank is filled. */
import { ALL, frame } from "./model";
import type { Say } from "./said";
import type { KeroView } from "./types";

interface Around {
  /** Whose sentence it is; null for one who sits in no seat. */
  readonly me: number | null;
  readonly names: readonly string[];
  /** How many dice would be rolled now. */
  readonly loose: number;
  /** Fuel may be paid for. */
  readonly fuels: boolean;
  /** Rolls take the time. */
  readonly paced: boolean;
}

/** Of the question about five dice it says the same whoever holds what. */
export function hint(view: KeroView, { me, names, loose, fuels, paced }: Around, t: Say): string {
  const mine = me === view.turn;
  const told = { owner: names[view.turn] ?? "", name: names[1 - view.turn] ?? "" };
  switch (frame(view)) {
    case "start":
    case "prepare":
      return !mine ? "" : fuels ? t("web-kero-hint-fuel", told) : t(view.chosen === ALL ? "web-kero-hint-tip" : "web-kero-hint-dice");
    case "rolling":
      return !mine ? "" : t(loose === 0 ? "web-kero-nothing-loose" : view.forgiven ? "web-kero-hint-forgiven" : "web-kero-hint-rolling");
    case "thinning":
      return t(me === 1 - view.turn ? "web-kero-hint-asked" : "web-kero-hint-thinning", told);
    case "fuelling":
      if (me === null) return t("web-kero-hint-fuelling", told);
      if (mine) return t("web-kero-hint-filled", told);
      return [t("web-kero-hint-filling", told), ...(paced ? [] : [t("web-kero-hint-hurry")])].join(" ");
    default:
      return "";
  }
}
