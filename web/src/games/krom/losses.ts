/** What a seat has lost without its own doing: beaten out of it, stolen, or frozen off. */
import { ground } from "./model";
import { TOKENS, type Good, type KromView } from "./types";

export type Losses = Readonly<Partial<Record<Good, number>>>;

/** What it has lost by now, given what it had lost before. In its own phase it pays; what it regains is no loss. */
export function losses(sofar: Losses, before: KromView, now: KromView, seat: number): Losses {
  const base = ground(before);
  if (base?.ask === "phase" && base.seat === seat) return sofar;
  const had = (view: KromView): [Good, number][] => [
    ...TOKENS.map((good, i): [Good, number] => [good, view.tokens[seat]?.[i] ?? 0]),
    ["life", view.life[seat] ?? 0],
    // Cards go because they are played, except from a pocket.
    ["cards", base?.ask === "robbery" ? (view.sizes[seat] ?? 0) : 0],
  ];
  const then = new Map(had(before));
  return Object.fromEntries(had(now).flatMap(([good, has]) => {
    const lost = (sofar[good] ?? 0) + (then.get(good) ?? 0) - has;
    return lost > 0 ? [[good, lost]] : [];
  }));
}
