/* Made by `make protocol`. */

/** Message arguments that hold a seat or a list of seats. */
export const SEAT_WORDS = ["seat", "target", "winners", "fighters"] as const;
/** Ready-made chat phrases. */
export const PHRASES = ["hello", "good-luck", "well-played", "oops", "thinking", "your-turn", "thanks", "again", "bye"] as const;
export type Phrase = (typeof PHRASES)[number];
/** Values of table settings. */
export const PACES = ["none", "relaxed", "fast"] as const;
export const VISIBILITIES = ["link", "code", "public"] as const;
/** Tags of the messages the server sends. */
export const SERVER_KINDS = ["welcome", "step", "missed", "table", "done", "refused", "spoken", "beat", "warning"] as const;
/** WebSocket close code after which reconnecting is pointless. */
export const POLICY = 1008;
