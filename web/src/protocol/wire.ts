/* Made by `make protocol` from src/kaboodle/server/protocol/wire.py. */

export type ClientMessage =
  Hello | Act | Why | Undo | Start | SetSeat | TakeBack | Leave | Resign | Rematch | Say | Ping;
export type ServerMessage = Welcome | Step | Missed | TableChanged | Done | Refused | Spoken | Beat | Warning;

/** Answer an open question with one of its options, or make a free move. */
export interface Act {
  t: "act";
  /** chosen by the client */
  id: string;
  question: number;
  action: number;
  free?: boolean;
}
/** All actions, by number: their keys and their texts. */
export interface ActionList {
  keys: string[];
  words: Words[];
}
/** A message key with its arguments, to be shown in the reader's language. */
export interface Words {
  key: string;
  args: {
    [k: string]: unknown;
  };
}
/** A heartbeat, sent every few seconds. Answer with `ping`. */
export interface Beat {
  t: "beat";
  n: number;
}
/** A bot that can be put in a seat. */
export interface BotInfo {
  name: string;
  level: string;
  character: string;
}
/** What to show beside a clause. Pictures and drawing are names in the game's kit. */
export interface ClauseInfo {
  pictures: string[];
  figure: string | null;
  example: boolean;
  author: boolean;
}
/** A seat whose time to decide is running: in `left` milliseconds a bot takes over. */
export interface Deciding {
  seat: number;
  left: number;
}
/** The message with this id was carried out, now or when it was first sent. */
export interface Done {
  t: "done";
  id: string;
}
export interface EventInfo {
  key: string;
  args: {
    [k: string]: unknown;
  };
}
/** The options of a game, as JSON Schema, in the order of the form. */
export interface Form {
  type: "object";
  properties: {
    [k: string]: OptionField;
  };
  required: string[];
  additionalProperties: boolean;
}
/** One option of a game, as JSON Schema. */
export interface OptionField {
  type?: "boolean" | "integer";
  enum?: string[];
  minimum?: number;
  maximum?: number;
  default?: boolean | number | string;
  "x-clause"?: string;
}
/** A game with a pack and options: what to draw, and all its actions. */
export interface GameInfo {
  name: string;
  version: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  bots: BotInfo[];
  levels: string[];
  options: Form;
  rules: [string, string[]][];
  windows: boolean;
  pack_id: string;
  pack: {
    [k: string]: unknown;
  };
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  catalogue: ActionList;
}
/** A game on the shelf. */
export interface GameSummary {
  name: string;
  version: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  bots: BotInfo[];
  levels: string[];
  options: Form;
  rules: [string, string[]][];
  windows: boolean;
}
/** Always the first message. `epoch` and `seen` ask for the steps missed since. */
export interface Hello {
  t: "hello";
  token?: string | null;
  epoch?: string;
  seen?: number;
}
/** Take a seat (POST /api/tables/{id}/join). */
export interface JoinWish {
  name: string;
  seat?: number | null;
}
export interface Joined {
  id: string;
  seat: number;
  token: string;
}
/** Leave your seat: before the start it opens, during play a bot takes over. */
export interface Leave {
  t: "leave";
  /** chosen by the client */
  id: string;
}
/** The events of a step missed while disconnected. The state follows in `welcome`. */
export interface Missed {
  t: "missed";
  seq: number;
  events: EventInfo[];
}
/** Whether other machines can connect. */
export interface Network {
  address: string | null;
  yours: boolean;
}
export interface NetworkWish {
  open: boolean;
}
/** A new table. `token` is the host's, and the seat's if one was taken. */
export interface Opened {
  id: string;
  code: string;
  link: string;
  token: string;
  seat: number | null;
}
/** The result. The parts, in the order in which they are counted, add up to the scores. */
export interface OutcomeInfo {
  winners: number[];
  scores: number[];
  ending: string;
  clause: string;
  parts: PartInfo[];
}
/** One part of the scores: a message key, and the points of each seat. */
export interface PartInfo {
  key: string;
  points: number[];
}
/** Answer the server's `beat` with its number, so that it can measure the lag. */
export interface Ping {
  t: "ping";
  n: number;
}
/** An error. All errors have this shape. */
export interface Problem {
  error: string;
  words: Words;
  clause?: string;
}
/** The question this seat is asked. Answer with its `number` and one of its actions. */
export interface Question {
  number: number;
  options: number[];
  ordered: boolean;
}
/** The message with this id was refused. `clause` is the rule that forbids it, if any. */
export interface Refused {
  t: "refused";
  id: string;
  error: string;
  words: Words;
  clause?: string;
}
/** Create a table with the same players, once the game is over. */
export interface Rematch {
  t: "rematch";
  /** chosen by the client */
  id: string;
  /** a bot's level or name */
  level?: string;
}
/** A game step by step, as one seat saw it. */
export interface Replay {
  header: ReplayHeader;
  steps: ReplayStep[];
  outcome: OutcomeInfo | null;
  seat: number;
}
export interface ReplayHeader {
  game: string;
  names: string[];
  bots: string[];
  away: boolean[];
  pack: string;
  options: {
    [k: string]: boolean | number | string;
  };
}
export interface ReplayStep {
  move: ReplayMove | null;
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  };
}
/** A move. Seat and key are there once everyone may know them. */
export interface ReplayMove {
  seat: number | null;
  at: number;
  key?: string;
  lag?: number;
  credit?: number;
}
/** Resign. Of two players the other wins; with more, a bot plays on. */
export interface Resign {
  t: "resign";
  /** chosen by the client */
  id: string;
}
export interface Rulebook {
  clauses: {
    [k: string]: ClauseInfo;
  };
}
/** Chat: a preset phrase, or free text if the host allows it. */
export interface Say {
  t: "say";
  /** chosen by the client */
  id: string;
  phrase?:
    ("again" | "bye" | "good-luck" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "your-turn") | null;
  text?: string;
}
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  away: boolean;
  resigned: boolean;
  online: boolean;
  lag: number | null;
  credit: number;
}
/** A seat of a new table: open, or for a bot. */
export interface SeatWish {
  kind?: "bot" | "open";
  /** a bot's level or name */
  bot?: string;
}
/** Open a seat or put a bot in it, as the host. A person in it loses the seat. */
export interface SetSeat {
  t: "seat";
  /** chosen by the client */
  id: string;
  seat: number;
  kind: "bot" | "open";
  /** a bot's level or name */
  bot?: string;
}
/** A chat message. */
export interface Spoken {
  t: "spoken";
  seat: number;
  phrase:
    ("again" | "bye" | "good-luck" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "your-turn") | null;
  text: string;
}
/** Start the game, as the host. Bots take the open seats. */
export interface Start {
  t: "start";
  /** chosen by the client */
  id: string;
  /** a bot's level or name */
  bot?: string;
}
/** Something happened at the table. `seq` numbers the steps of this seat. */
export interface Step {
  t: "step";
  seq: number;
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  } | null;
  question: Question | null;
  waiting: number[];
  time: Time;
  deciding: Deciding[];
  outcome: OutcomeInfo | null;
  moves: number;
  undone: boolean;
  free: number[];
  done: string | null;
}
/** The table's clock, in milliseconds since the game began. It can be paused. */
export interface Time {
  now: number;
  running: boolean;
  due: number | null;
  waits: Waits | null;
  window: Window | null;
}
/** The table's clock is paused for a seat that lost its connection, for at most `left` ms. */
export interface Waits {
  seat: number;
  left: number;
}
/** A secret question to everyone, to which silence is an answer: the time left to answer. */
export interface Window {
  left: number;
  length: number;
}
/** Seats, names, connections or the status changed. */
export interface TableChanged {
  t: "table";
  table: TableInfo;
  time: Time;
  deciding: Deciding[];
}
/** What everyone may know of a table. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  status: "closed" | "lobby" | "over" | "playing";
  options: {
    [k: string]: boolean | number | string;
  };
  pack: string;
  visibility: "code" | "link" | "public";
  pace: "fast" | "none" | "relaxed";
  undo: boolean;
  free_chat: boolean;
  full_windows: boolean;
  seats: SeatInfo[];
  spectators: number;
  commit: string;
  seed: string | null;
  salt: string | null;
  next: string | null;
}
export interface Tables {
  tables: TableInfo[];
}
/** Take your seat back from the bot that took over. */
export interface TakeBack {
  t: "take-back";
  /** chosen by the client */
  id: string;
}
/** Undo your last move, if it revealed nothing and no other seat has acted since. */
export interface Undo {
  t: "undo";
  /** chosen by the client */
  id: string;
}
/** In `left` milliseconds a bot takes this seat over. */
export interface Warning {
  t: "warning";
  seat: number;
  left: number;
}
/** The full state: the first answer to a client, and every full resync. */
export interface Welcome {
  t: "welcome";
  epoch: string;
  seq: number;
  seat: number | null;
  host: boolean;
  table: TableInfo;
  view: {
    [k: string]: unknown;
  } | null;
  question: Question | null;
  waiting: number[];
  time: Time;
  deciding: Deciding[];
  outcome: OutcomeInfo | null;
  moves: number;
  lag_credit: number;
  free: number[];
}
/**
 * Ask whether an action is legal now, or, without one, whether you could undo your last move.
 *     The answer is `done` if so, else `refused` with the reason.
 */
export interface Why {
  t: "why";
  /** chosen by the client */
  id: string;
  action?: number | null;
}
/** Create a table (POST /api/tables). */
export interface Wish {
  game: string;
  seats: SeatWish[];
  options?: {
    [k: string]: boolean | number | string;
  };
  /** TOML; the standard pack if empty */
  pack?: string;
  visibility?: "code" | "link" | "public";
  pace?: "fast" | "none" | "relaxed";
  undo?: boolean;
  free_chat?: boolean;
  /** secret answers: wait the full time, even if all have answered */
  full_windows?: boolean;
  /** take the first open seat */
  name?: string;
}
