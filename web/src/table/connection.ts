/** Connection quality of a player. */
import type { SeatInfo } from "../protocol/wire";

const GOOD = 80; // milliseconds of round trip that go unnoticed

export interface Connection {
  /** Arcs in the icon: three for good, two for slow, one for bad. */
  readonly waves: 1 | 2 | 3;
  readonly ms: number;
  /** A message key; its argument is `ms`. */
  readonly words: string;
}

/**
 * Null for a bot, a player who is offline, and before the first measurement. Up to `credit` milliseconds
 * of the one-way delay, half the round trip, are compensated.
 */
export function connectionOf(who: SeatInfo | undefined, credit: number): Connection | null {
  if (who?.kind !== "person" || !who.online || who.lag === null) return null;
  const ms = who.lag;
  if (ms <= GOOD) return { waves: 3, ms, words: "web-link-good" };
  return ms <= 2 * credit ? { waves: 2, ms, words: "web-link-slow" } : { waves: 1, ms, words: "web-link-bad" };
}
