/** What the server tells of a game: enough to draw and to choose, and no rules. */
import type { EventInfo, OutcomeInfo, Said } from "./wire";

export type Args = Readonly<Record<string, unknown>>;
export type View = Readonly<Record<string, unknown>>;
export type OptionValue = boolean | number | string;

/** One option of a game, as JSON Schema. */
export interface OptionField {
  type?: "boolean" | "integer";
  enum?: string[];
  minimum?: number;
  maximum?: number;
  default?: OptionValue;
  "x-clause"?: string;
}

export interface GameSummary {
  name: string;
  seats: [number, number];
  bots: string[];
  options: { properties: Record<string, OptionField> };
  rules: [string, string[]][];
  version: number | string;
}

/** A game with its pack: what to draw, and what each action number means. */
export interface GameInfo extends GameSummary {
  pack: Record<string, unknown>;
  catalogue: { keys: string[]; words: Said[] };
}

export interface ReplayStep {
  /** None before the first. Seat and key are told once everyone may know them. */
  move: { seat: number | null; at: number; key?: string } | null;
  events: EventInfo[];
  view: View;
}

export interface Replay {
  header: Record<string, unknown>;
  steps: ReplayStep[];
  outcome: OutcomeInfo | null;
}

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
  explain: (key: string, args: Args, clause: string) => void;
  t: (key: string, args?: Args) => string;
  sound: (name: string) => void;
  reduced: boolean;
}
