/** The phrases people can say without typing. */
import type { Say } from "../protocol/wire";

export type Phrase = NonNullable<Say["phrase"]>;

export const PHRASES: readonly Phrase[] = [
  "hello", "good-luck", "well-played", "oops", "thinking", "your-turn", "thanks", "again", "bye",
];
