/* Made by `make protocol`. */

/** The arguments of a message that are seats, or lists of them. */
export const SEAT_WORDS = ["seat", "target", "winners", "fighters"] as const;
/** What people can say without typing. */
export const PHRASES = ["hello", "good-luck", "well-played", "oops", "thinking", "your-turn", "thanks", "again", "bye"] as const;
export type Phrase = (typeof PHRASES)[number];
/** What a table can be set to. */
export const PACES = ["none", "relaxed", "fast"] as const;
export const VISIBILITIES = ["link", "code", "public"] as const;
/** The kinds of message the server sends. */
export const SERVER_KINDS = ["welcome", "step", "missed", "table", "done", "refused", "spoken", "beat", "warning"] as const;
/** The server closes with this where knocking again is no use. */
export const POLICY = 1008;
