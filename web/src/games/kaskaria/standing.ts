/** How the heroes would stand if the race ended now; what a place is worth, the pack says. */
import type { KaskariaView, Pack } from "./types";

/** The gold for a hero's place on one path: whoever shares a space shares the place. */
export function placeGold(spaces: readonly number[], seat: number, pack: Pack): number {
  const ahead = [...new Set(spaces)].sort((a, b) => b - a);
  return pack.places[ahead.indexOf(spaces[seat] ?? 0)] ?? 0;
}

export function standing(view: Pick<KaskariaView, "gold" | "runner" | "griffin" | "amulet">, seat: number, pack: Pack): number {
  const places = placeGold(view.runner, seat, pack) + placeGold(view.griffin, seat, pack);
  return (view.gold[seat] ?? 0) + places + (view.amulet === seat ? pack.amulet : 0);
}
