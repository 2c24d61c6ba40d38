/** One sentence of advice for each moment of choice, and for those who watch a tank being filled. */
import { ALL, frame } from "./model";
import type { Say } from "./describe";
import type { KeroView } from "./types";

interface Around {
  /** The reader's seat; null for a spectator. */
  readonly me: number | null;
  readonly names: readonly string[];
  /** How many dice would be rolled now. */
  readonly loose: number;
  /** Fuel can be bought. */
  readonly fuels: boolean;
  /** Time passes with rolls, not with the clock. */
  readonly paced: boolean;
  /** There is room for whole sentences. */
  readonly roomy: boolean;
}

export function hint(view: KeroView, around: Around, t: Say): string {
  const { me, names, loose, paced, roomy } = around;
  if (me === view.turn && frame(view) === "rolling" && loose === 0) return t("web-kero-nothing-loose");
  const key = moment(view, around);
  if (key === "") return "";
  if (key === "tip") return t("web-kero-hint-tip");
  const text = t(`web-kero-${roomy ? "hint" : "brief"}-${key}`, { owner: names[view.turn] ?? "", name: names[1 - view.turn] ?? "" });
  return key === "filling" && !paced ? `${text} ${t("web-kero-hint-hurry")}` : text;
}

/**
 * The question about five dice: only the asked seat's own hint depends on what it holds and has ordered;
 * everybody else's is the same each time.
 */
function moment(view: KeroView, { me, fuels }: Around): string {
  const mine = me === view.turn;
  switch (frame(view)) {
    case "start":
    case "prepare":
      return !mine ? "" : fuels ? "fuel" : view.chosen === ALL ? "tip" : "dice";
    case "rolling":
      return !mine ? "" : view.forgiven ? "forgiven" : "rolling";
    case "thinning":
      return me !== 1 - view.turn ? "thinning" : view.always ? "asked-always" : view.tuareks.thin > 0 ? "asked" : "asked-none";
    case "fuelling":
      return me === null ? "fuelling" : mine ? "filled" : "filling";
    default:
      return "";
  }
}
