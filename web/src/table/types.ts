/** State of one table on one screen. */
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
  /** Choices this seat may make at any time, asked or not. */
  free: number[];
  /** The table's own time, and the seats whose decision clock runs. */
  time: Time | null;
  deciding: Deciding[];
  /** When both were received, on this page's clock. */
  readAt: number;
  /** The most milliseconds of lag the server compensates. */
  lagCredit: number;
  /** Clocks that arrived during an animation; they apply when it has been shown. */
  later: Clocks | null;
  outcome: OutcomeInfo | null;
  moves: number;
  log: Entry[];
  /** How many log entries there have ever been. */
  logged: number;
  history: Moment[];
  /** The moment looked back at; null means now. */
  looking: number | null;
  notice: Notice | null;
  /** What each seat said last. */
  bubbles: Record<number, Spoken>;
  /** The host's seat requests that the table has not answered yet, the oldest first. */
  wishes: readonly SetSeat[];
  /** The id of the answer that was sent; null if none is pending. */
  sent: string | null;
  /** This seat has acted, and the result has not been shown yet. */
  acted: boolean;
  /** The last move shown was this seat's own, so it may be undone. */
  mine: boolean;
  /** Whether that move can be undone, as the server answered. */
  back: { asked: string; may: boolean; why: Notice | null } | null;
  warning: { seat: number; left: number } | null;
  /** A step is being shown; its question is asked afterwards. */
  moving: boolean;
}
