/**
 * What to show at the top of the page instead of the turn: whoever rolls is not thinking, and answering
 * about another player's tank is no turn.
 */
import type { KeroView } from "../../protocol/kero";
import { frame, roller } from "./model";

export function activity(view: KeroView, seat: number | null): { words: string; name: number } | null {
  const top = frame(view);
  const name = roller(view);
  if (name === seat && (top === "fuelling" || top === "thinning")) return { words: `web-kero-you-${top}`, name: view.turn };
  if (top === "thinning") return { words: "web-kero-they-thinning", name };
  return name !== seat && (top === "fuelling" || top === "rolling") ? { words: "web-kero-rolls", name } : null;
}
