/** What a seat has lost to others: by blows, theft or cold. */
import { ground } from "./model";
import { TOKENS, type Good, type KromView } from "./types";

export type Losses = Readonly<Partial<Record<Good, number>>>;

/**
 * Update the losses after a change of view. What a seat pays in its own phase is not a loss, and gains
 * make up for losses.
 */
export function losses(sofar: Losses, before: KromView, now: KromView, seat: number): Losses {
  const base = ground(before);
  if (base?.ask === "phase" && base.seat === seat) return sofar;
  const had = (view: KromView): [Good, number][] => [
    ...TOKENS.map((good, i): [Good, number] => [good, view.tokens[seat]?.[i] ?? 0]),
    ["life", view.life[seat] ?? 0],
    // Cards leave the hand when played, so only a robbery counts.
    ["cards", base?.ask === "robbery" ? (view.sizes[seat] ?? 0) : 0],
  ];
  const then = new Map(had(before));
  return Object.fromEntries(had(now).flatMap(([good, has]) => {
    const lost = (sofar[good] ?? 0) + (then.get(good) ?? 0) - has;
    return lost > 0 ? [[good, lost]] : [];
  }));
}
