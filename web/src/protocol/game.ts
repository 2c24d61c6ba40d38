/** Names for what goes over the wire; the messages themselves are in `wire.ts`, made by the server's. */
export type { GameInfo, GameSummary, OptionField, Replay, ReplayStep } from "./wire";

export type Args = Readonly<Record<string, unknown>>;
export type OptionValue = boolean | number | string;

/** The table's own time, in milliseconds: `now` can be asked again and again while it runs. */
export interface TableTime {
  readonly now: () => number;
  readonly running: boolean;
  /** When the table acts by itself. */
  readonly due: number | null;
  /** Milliseconds of this seat's way to the table that are not made good: a move comes so late. */
  readonly lost: number;
  /** Everyone is asked in secret: milliseconds left at the latest, of so many. */
  readonly window: { readonly left: () => number; readonly length: number } | null;
  /** For whom it stands still, and how many milliseconds it still will. */
  readonly waits: { readonly seat: number; readonly left: () => number } | null;
  /** Already true, and may go back: a replay's. What is drawn follows it at once. */
  readonly exact: boolean;
}

/** A time at which nothing runs. */
export const standing = (now: () => number): TableTime => ({ now, running: false, due: null, lost: 0, window: null, waits: null, exact: true });
