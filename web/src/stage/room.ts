/** What every room is handed. It draws, marks what may be chosen, and says what was chosen. */
import type { Args, GameInfo, TableTime } from "../protocol/game";
import type { EventInfo, Question, Words } from "../protocol/wire";
import type { Performer } from "./director";

/** Which game's view it is only the game itself knows. */
export type View = object;

/** Where a room says that it can play events, not only views. */
export interface Stage<V> {
  /** From now on this performer plays what happens; the answer lets it go. */
  join(performer: Performer<V>): () => void;
  /** Whoever is in a hurry: everything that moves or waits to be shown is over at once. */
  finish(): void;
  /** How long a second shall last: less when steps wait to be shown, or whoever watches is in a hurry. */
  readonly pace: number;
}

/** Something that was told; the numbers rise. */
export interface LoggedEvent {
  readonly n: number;
  readonly event: EventInfo;
}

export interface RoomProps<V = View, P = unknown> {
  /** What is to be seen now. While something moves it is behind the server, with everything around. */
  view: V;
  game: GameInfo & { pack: P };
  seat: number | null;
  names: string[];
  /** What may be chosen; null while nothing may, or something still moves. */
  question: Question | null;
  waiting: number[];
  /** What may be chosen besides, asked or not. */
  free: number[];
  /** The table's own time; ask `time.now()` in every frame that draws it. */
  time: TableTime;
  stage: Stage<V>;
  /** Chooses. Whoever is early is not refused: the choice is kept a moment, until it may be made. */
  act: (action: number) => void;
  /** Asks the server why an action cannot be chosen; the table shows what the rules say. */
  why: (action: number) => void;
  /** Says what a room knows by itself; what the rules say, `why` asks for. */
  explain: (key: string, args?: Args) => void;
  t: (key: string, args?: Args) => string;
  sound: (name: string) => void;
  /** What the log told last, as a sentence; none where nothing is told. */
  last?: string | undefined;
  /** Why something cannot be chosen, as `why` or `explain` brought it; none once it is put away. */
  refused?: Words | undefined;
  /** What was told so far, the latest at the end. */
  events?: readonly LoggedEvent[];
  /** This reader wants things to hold still. */
  reduced: boolean;
}
