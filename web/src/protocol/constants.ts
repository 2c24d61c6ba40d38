/* Made by `make protocol`. */

/** The arguments of a message that are seats, or lists of them. */
export const SEAT_WORDS = ["seat", "target", "winners", "fighters"] as const;
/** What people can say without typing. */
export const PHRASES = ["hello", "good-luck", "well-played", "oops", "thinking", "your-turn", "thanks", "again", "bye"] as const;
export type Phrase = (typeof PHRASES)[number];
