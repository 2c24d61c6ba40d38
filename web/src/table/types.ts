/** What one screen knows of one table. */
import type { View } from "../stage/room";
import type { Deciding, EventInfo, OutcomeInfo, Question, Words, SetSeat, Spoken, TableInfo, Time } from "../protocol/wire";

export type Entry =
  | { n: number; kind: "event"; event: EventInfo; moves: number }
  | { n: number; kind: "said"; chat: Spoken }
  | { n: number; kind: "undone" };

/** The table after a step, to look back at. */
export interface Moment {
  moves: number;
  view: View;
  events: EventInfo[];
  /** On the table's own time. */
  at: number;
}

export interface Notice {
  words: Words;
  clause: string | null;
}

export interface Clocks {
  time: Time;
  deciding: Deciding[];
  readAt: number;
}

export interface Model {
  epoch: string;
  seq: number;
  seat: number | null;
  host: boolean;
  table: TableInfo | null;
  view: View | null;
  question: Question | null;
  waiting: number[];
  /** What this seat may do besides, asked or not. */
  free: number[];
  /** The table's own time, and the seats whose time to decide runs. */
  time: Time | null;
  deciding: Deciding[];
  /** When both were read, on this page's own clock. */
  readAt: number;
  /** The most milliseconds of lag the server makes good. */
  lagCredit: number;
  /** Times that came while something moved: they count from when it has been seen. */
  later: Clocks | null;
  outcome: OutcomeInfo | null;
  moves: number;
  log: Entry[];
  /** How many entries there ever were. */
  logged: number;
  history: Moment[];
  /** The moment looked back at; null: now. */
  looking: number | null;
  notice: Notice | null;
  /** What each seat said last. */
  bubbles: Record<number, Spoken>;
  /** What the host wants of the seats and the table has not answered yet, the oldest first. */
  wishes: readonly SetSeat[];
  /** An answer is on its way. */
  sent: string | null;
  /** This seat has acted, and what came of it is not seen yet. */
  acted: boolean;
  /** The last move seen was this seat's own: it may be asked for back. */
  mine: boolean;
  /** Whether that move can be taken back: asked of the server, and what it said. */
  back: { asked: string; may: boolean; why: Notice | null } | null;
  warning: { seat: number; left: number } | null;
  /** A step is being shown: what is asked after it, is asked then. */
  moving: boolean;
}
