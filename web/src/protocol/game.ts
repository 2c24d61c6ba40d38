/** What a game's room is handed. The messages themselves are in `wire.ts`, made by the server's. */
import type { EventInfo, GameInfo, OutcomeInfo } from "./wire";

export type { GameInfo, GameSummary, OptionField, Replay, ReplayStep } from "./wire";

export type Args = Readonly<Record<string, unknown>>;
export type View = Readonly<Record<string, unknown>>;
export type OptionValue = boolean | number | string;

/** The table's own time, in milliseconds: `now` can be asked again and again while it runs. */
export interface TableTime {
  readonly now: () => number;
  readonly running: boolean;
  /** When the table acts by itself. */
  readonly due: number | null;
}

/** What a game's room is handed. It draws, marks what may be chosen, and says what was chosen. */
export interface RoomProps {
  view: View;
  game: GameInfo;
  seat: number | null;
  names: string[];
  question: { number: number; options: number[] } | null;
  waiting: number[];
  events: EventInfo[];
  outcome: OutcomeInfo | null;
  time: TableTime;
  act: (action: number) => void;
  /** Asks the server why an action cannot be chosen; the table shows what the rules say. */
  why: (action: number) => void;
  explain: (key: string, args: Args, clause: string) => void;
  t: (key: string, args?: Args) => string;
  sound: (name: string) => void;
  reduced: boolean;
}
