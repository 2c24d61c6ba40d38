/** Props of a game's room. A room draws the view, marks what may be chosen, and reports what was chosen. */
import type { Args, GameInfo, TableTime } from "../protocol/game";
import type { EventInfo, Question, Words } from "../protocol/wire";
import type { Performer } from "./director";

/** A game's view; only the game knows its type. */
export type View = object;

/** Where a room joins the animation queue. */
export interface Stage<V> {
  /** Use this performer from now on. The returned function removes it. */
  join(performer: Performer<V>): () => void;
  /** Finish all running and queued animations at once. */
  finish(): void;
  /** What to multiply durations by: less when steps are queued, or the viewer wants speed. */
  readonly pace: number;
}

/** An event of the log; the numbers rise. */
export interface LoggedEvent {
  readonly n: number;
  readonly event: EventInfo;
}

export interface RoomProps<V = View, P = unknown> {
  /** What to show now. During animations it is behind the server, like everything around it. */
  view: V;
  game: GameInfo & { pack: P };
  seat: number | null;
  names: string[];
  /** What may be chosen; null while nothing may, or during animations. */
  question: Question | null;
  waiting: number[];
  /** Choices that may be made at any time, asked or not. */
  free: number[];
  /** The table's own time; call `time.now()` in every frame that draws it. */
  time: TableTime;
  stage: Stage<V>;
  /** Choose. An early choice is not refused, but kept for a moment until it may be made. */
  act: (action: number) => void;
  /** Ask the server why an action cannot be chosen; the table shows the answer. */
  why: (action: number) => void;
  /** Show an explanation of the room's own; for what the rules say, use `why`. */
  explain: (key: string, args?: Args) => void;
  t: (key: string, args?: Args) => string;
  sound: (name: string) => void;
  /** The last log entry as a sentence; undefined if there is no log. */
  last?: string | undefined;
  /** Why something cannot be chosen, from `why` or `explain`; undefined once dismissed. */
  refused?: Words | undefined;
  /** The events so far, the latest at the end. */
  events?: readonly LoggedEvent[];
  /** The user prefers reduced motion. */
  reduced: boolean;
}
