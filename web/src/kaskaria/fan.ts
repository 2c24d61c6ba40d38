/** Where the cards of a hand lie: colours apart, like cards together, a gentle arc. */

import type { Card } from "./model";

export interface Spot {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const FINGER = 46; // the least that must show of a card

/** How many cards a row can hold so that a finger finds each. */
export function fits(wide: number, card: number): number {
  return Math.max(1, Math.floor((wide - card) / FINGER) + 1);
}

/** One row of groups, centred in `wide`. */
export function fan(row: readonly (readonly Card[])[], wide: number, card: number, arc: number): Spot[] {
  const gaps = row.flatMap((group, g) => group.map((_, i) => (i > 0 ? card * 0.64 : g > 0 ? card * 1.05 : 0))).slice(1);
  const room = Math.max(wide - card, 0);
  const total = sum(gaps);
  const squeeze = total > room ? room / total : 1;
  let steps = gaps.map((gap) => Math.max(gap * squeeze, FINGER));
  if (sum(steps) > room) steps = gaps.map(() => room / Math.max(gaps.length, 1));
  let x = (wide - card - sum(steps)) / 2;
  return row.flat().map((each, i) => {
    if (i > 0) x += steps[i - 1] ?? 0;
    const off = (x + card / 2 - wide / 2) / (wide / 2 || 1);
    return { card: each, x, y: off * off * card * arc, turn: off * 26 * arc };
  });
}

function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}
