/** What a seat at Pig sees. */
export interface PigView {
  readonly scores: readonly number[];
  readonly pot: number;
  readonly turn: number;
  readonly face: number;
  readonly goal: number;
}
