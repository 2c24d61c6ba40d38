/** How good a player's line to the table is. */
import type { SeatInfo } from "../protocol/wire";

const GOOD = 80; // milliseconds there and back: nobody notices

export interface Connection {
  /** Three of a good line, two of a slow one, one of a bad one. */
  readonly waves: 1 | 2 | 3;
  readonly ms: number;
  /** A message that says so, told with `ms`. */
  readonly words: string;
}

/** Null of a bot, of whoever is not there, and before it was measured. Of the way there and back half is
    made good, up to the most the server gives. */
export function connectionOf(who: SeatInfo | undefined, credit: number): Connection | null {
  if (who?.kind !== "person" || !who.online || who.lag === null) return null;
  const ms = who.lag;
  if (ms <= GOOD) return { waves: 3, ms, words: "web-link-good" };
  return ms <= 2 * credit ? { waves: 2, ms, words: "web-link-slow" } : { waves: 1, ms, words: "web-link-bad" };
}
