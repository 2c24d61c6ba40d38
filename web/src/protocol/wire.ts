/* Made by `make protocol` from src/kaboodle/server/protocol/wire.py. */

export type ClientMessage =
  Hello | Act | Why | Undo | Start | SetSeat | TakeBack | Leave | Resign | Rematch | Say | Ping;
export type ServerMessage = Welcome | Step | Missed | TableChanged | Done | Refused | Spoken | Beat | Warning;

/** Answer an open question with one of its options, or choose what is free. */
export interface Act {
  t: "act";
  /** chosen by the client */
  id: string;
  question: number;
  action: number;
  free?: boolean;
}
/** What each action is, by its number. */
export interface ActionList {
  keys: string[];
  words: Words[];
}
/** A message key with its arguments; the reader's language is chosen where it is read. */
export interface Words {
  key: string;
  args: {
    [k: string]: unknown;
  };
}
/** Sent every few seconds; answer with `ping`. */
export interface Beat {
  t: "beat";
  n: number;
}
/** Who can be sat down by this name. */
export interface BotInfo {
  name: string;
  level: string;
  character: string;
}
/** What stands beside a clause; pictures and the drawing by their names in the game's kit. */
export interface ClauseInfo {
  pictures: string[];
  figure: string | null;
  example: boolean;
  author: boolean;
}
/** A seat whose time to decide is running: so many milliseconds until a bot takes over. */
export interface Deciding {
  seat: number;
  left: number;
}
/** Your message with this id was carried out, now or when it first came. */
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
/** A game as it is played at a table: what to draw, and what can be chosen. */
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
/** Always first. `epoch` and `seen` ask for what was missed since. */
export interface Hello {
  t: "hello";
  token?: string | null;
  epoch?: string;
  seen?: number;
}
/** A seat wanted (POST /api/tables/{id}/join). */
export interface JoinWish {
  name: string;
  seat?: number | null;
}
export interface Joined {
  id: string;
  seat: number;
  token: string;
}
/** Stand up: before the start the seat opens, in play a bot takes over. */
export interface Leave {
  t: "leave";
  /** chosen by the client */
  id: string;
}
/** What happened while away, before a `step`-like state: the events, in order. */
export interface Missed {
  t: "missed";
  seq: number;
  events: EventInfo[];
}
/** Whether people at other machines can come in. */
export interface Network {
  address: string | null;
  yours: boolean;
}
export interface NetworkWish {
  open: boolean;
}
/** A new table; `token` is the host's, and the seat's if one was taken. */
export interface Opened {
  id: string;
  code: string;
  link: string;
  token: string;
  seat: number | null;
}
/** The end: the parts, in the order in which they are counted, sum to the scores. */
export interface OutcomeInfo {
  winners: number[];
  scores: number[];
  ending: string;
  clause: string;
  parts: PartInfo[];
}
/** One part of everybody's score: a message key, and the points of each seat. */
export interface PartInfo {
  key: string;
  points: number[];
}
/** Answers the server's `beat` with its number, so that the lag is known. */
export interface Ping {
  t: "ping";
  n: number;
}
/** Every error has this one shape. */
export interface Problem {
  error: string;
  words: Words;
  clause?: string;
}
/** What this seat is asked: cite `number` and choose one of the actions. */
export interface Question {
  number: number;
  options: number[];
  ordered: boolean;
}
/** It was not, and why. `clause` where the rules are the reason. */
export interface Refused {
  t: "refused";
  id: string;
  error: string;
  words: Words;
  clause?: string;
}
/** A new table with the same people, once the game is over. */
export interface Rematch {
  t: "rematch";
  /** chosen by the client */
  id: string;
  /** a level, or whoever is meant */
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
/** Seat and key are told once everyone may know them. */
export interface ReplayMove {
  seat: number | null;
  at: number;
  key?: string;
  lag?: number;
  credit?: number;
}
/** Give the game up. Of two, the other wins; of more, a bot plays on. */
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
/** A preset phrase, or free text where the host allows it. */
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
/** What a seat shall be before the game starts. */
export interface SeatWish {
  kind?: "bot" | "open";
  /** a level, or whoever is meant */
  bot?: string;
}
/** The host opens a seat, or sits a bot down; whoever sat there stands up. */
export interface SetSeat {
  t: "seat";
  /** chosen by the client */
  id: string;
  seat: number;
  kind: "bot" | "open";
  /** a level, or whoever is meant */
  bot?: string;
}
export interface Spoken {
  t: "spoken";
  seat: number;
  phrase:
    ("again" | "bye" | "good-luck" | "hello" | "oops" | "thanks" | "thinking" | "well-played" | "your-turn") | null;
  text: string;
}
/** The host starts the game; open seats are given to bots. */
export interface Start {
  t: "start";
  /** chosen by the client */
  id: string;
  /** a level, or whoever is meant */
  bot?: string;
}
/** Something happened at the table. `seq` counts what this seat was told. */
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
/** The table's own time, in milliseconds since the game began; it can stand still. */
export interface Time {
  now: number;
  running: boolean;
  due: number | null;
  waits: Waits | null;
  window: Window | null;
}
/** The table's own time stands still for a seat whose link was lost, for so long at most. */
export interface Waits {
  seat: number;
  left: number;
}
/** Everyone is asked in secret, and silence is an answer: until when, at the latest. */
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
/** What anyone may know of a table, whoever plays what. */
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
/** A person sits down again where a bot had taken over. */
export interface TakeBack {
  t: "take-back";
  /** chosen by the client */
  id: string;
}
/** Take the own last move back, if it told nothing new and nobody has acted since. */
export interface Undo {
  t: "undo";
  /** chosen by the client */
  id: string;
}
/** A bot takes this seat over in so many milliseconds. */
export interface Warning {
  t: "warning";
  seat: number;
  left: number;
}
/** The first answer, and every full resync: all there is to know. */
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
 * Ask whether an action could be chosen now, or, of none, whether the own last move could be
 *     taken back: `done` if so, else `refused` with the reason.
 */
export interface Why {
  t: "why";
  /** chosen by the client */
  id: string;
  action?: number | null;
}
/** A table as somebody wants it (POST /api/tables). */
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
  /** secret answers: wait the full time, also when all have answered */
  full_windows?: boolean;
  /** take the first open seat */
  name?: string;
}
