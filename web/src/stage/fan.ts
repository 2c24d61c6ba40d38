/** Layout of a hand of cards: like cards grouped, in a gentle arc, in one row or two. */

/** A card in a hand, as far as its layout needs. */
export interface Held {
  /** Unique within the hand. */
  readonly id: string;
  /** Cards of one group lie close together. */
  readonly group: string;
}

export interface Spot<C> {
  readonly card: C;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const FINGER = 46; // pixels of a card that must stay visible, for a finger

/** How many cards fit in a row so that a finger can tap each. */
export function fits(wide: number, card: number): number {
  return Math.max(1, Math.floor((wide - card) / FINGER) + 1);
}

/** Group neighbouring cards of the same group. */
export function groups<C extends Held>(hand: readonly C[]): C[][] {
  const out: C[][] = [];
  for (const card of hand) {
    const last = out.at(-1);
    if (last?.[0]?.group === card.group) last.push(card);
    else out.push([card]);
  }
  return out;
}

/** Split a hand into rows of at most `most` cards. A group is split only if it must be. */
export function rows<C extends Held>(hand: readonly C[], most: number): C[][][] {
  const all = groups(hand);
  if (hand.length <= most) return hand.length === 0 ? [] : [all];
  const wanted = Math.ceil(hand.length / most);
  const fair = hand.length / wanted;
  const out: C[][][] = [];
  let row: C[][] = [];
  let count = 0;
  for (const group of all) {
    if (count > 0 && out.length < wanted - 1 && count + group.length / 2 > fair) {
      out.push(row);
      [row, count] = [[], 0];
    }
    row.push(group);
    count += group.length;
  }
  out.push(row);
  return out;
}

/** Lay out one row of groups, centred in `wide`. */
export function fan<C extends Held>(row: readonly (readonly C[])[], wide: number, card: number, arc: number): Spot<C>[] {
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
