/**
 * Names for wire types, and the table time rooms are given. The messages are in `wire.ts`, generated from
 * the server's.
 */
export type { GameInfo, GameSummary, OptionField, Replay, ReplayStep } from "./wire";

export type Args = Readonly<Record<string, unknown>>;
export type OptionValue = boolean | number | string;

/** The table's own time in milliseconds. `now` may be called any number of times while it runs. */
export interface TableTime {
  readonly now: () => number;
  readonly running: boolean;
  /** When the table will act automatically. */
  readonly due: number | null;
  /** Milliseconds of this seat's network delay that are not compensated: a move arrives that much late. */
  readonly lost: number;
  /** Everyone chooses in secret: the most milliseconds left, and the window's length. */
  readonly window: { readonly left: () => number; readonly length: number } | null;
  /** The seat for which time is stopped, and for how many milliseconds at most. */
  readonly waits: { readonly seat: number; readonly left: () => number } | null;
  /** Exact, and may go backwards, as in a replay. Drawings follow it at once. */
  readonly exact: boolean;
}

/** A table time that does not run. */
export const standing = (now: () => number): TableTime => ({ now, running: false, due: null, lost: 0, window: null, waits: null, exact: true });
