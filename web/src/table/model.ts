/** The table's state as a pure reducer: the same messages in the same order give the same screen. */
import { standing, type ReplayStep, type TableTime } from "../protocol/game";
import type { EventInfo, ServerMessage, SetSeat, Spoken, Step, Welcome } from "../protocol/wire";
import type { Clocks, Entry, Model, Moment, Notice } from "./types";

const LOG_LIMIT = 400;
const HISTORY_LIMIT = 400;

export const EMPTY: Model = {
  epoch: "",
  seq: 0,
  seat: null,
  host: false,
  table: null,
  view: null,
  question: null,
  waiting: [],
  free: [],
  time: null,
  deciding: [],
  readAt: 0,
  lagCredit: 0,
  later: null,
  outcome: null,
  moves: 0,
  log: [],
  logged: 0,
  history: [],
  looking: null,
  notice: null,
  bubbles: {},
  wishes: [],
  sent: null,
  acted: false,
  mine: false,
  back: null,
  warning: null,
  moving: false,
};

export function receive(model: Model, message: ServerMessage, now = 0): Model {
  switch (message.t) {
    case "welcome":
      return welcome(model, message, now);
    case "step":
      return step(model, message, now);
    case "missed":
      if (message.seq <= model.seq) return model;
      return { ...logEvents(model, message.events), seq: message.seq };
    case "table":
      return timed({ ...model, table: message.table }, { time: message.time, deciding: message.deciding, readAt: now });
    case "done":
      if (message.id === model.back?.asked) return { ...model, back: { ...model.back, may: true } };
      return message.id === model.sent ? { ...model, sent: null } : answered(model, message.id);
    case "refused": {
      const notice: Notice = { words: message.words, clause: message.clause ?? null };
      if (message.id === model.back?.asked) return { ...model, back: { ...model.back, why: notice } };
      return message.id === model.sent ? { ...model, notice, sent: null, acted: false } : answered({ ...model, notice }, message.id);
    }
    case "spoken":
      return spoken(model, message);
    case "warning":
      return { ...model, warning: { seat: message.seat, left: message.left } };
    case "beat":
      return model;
    default:
      return never(message);
  }
}

function welcome(model: Model, message: Welcome, now: number): Model {
  const again = message.epoch === model.epoch;
  const { epoch, seq, seat, host, table, view, question, waiting, free, time, deciding, outcome, moves } = message;
  const kept = again ? model : { ...model, history: [], looking: null };
  const history = view ? remembered(kept.history, { moves, view, events: [], at: time.now }) : [];
  return {
    ...kept,
    epoch, seq, seat, host, table, view, question, waiting, free, time, deciding, outcome, moves, history,
    readAt: now,
    lagCredit: message.lag_credit,
    later: null,
    acted: false,
    mine: again && model.mine && model.moves === moves,
    back: null,
    warning: null,
  };
}

/** Clocks must match what is shown. While the screen is behind the table, they wait. */
function timed(model: Model, clocks: Clocks): Model {
  return model.moving ? { ...model, later: clocks } : { ...model, ...clocks, later: null };
}

function step(model: Model, message: Step, now: number): Model {
  if (message.seq <= model.seq) return model; // late duplicate
  const { events, moves } = message;
  return arrived(message.undone ? undone(model, moves) : logEvents(model, events, moves), message, now);
}

/** Complete a step whose events have already been logged one by one. */
export function arrived(model: Model, message: Step, now: number): Model {
  const { seq, events, view, question, waiting, free, time, deciding, outcome, moves } = message;
  const later = model.later !== null && model.later.readAt > now ? model.later : null;
  const fresh = moves > model.moves;
  return {
    ...model,
    seq, view, question, waiting, free, outcome, moves,
    ...(later ?? { time, deciding, readAt: now }),
    later,
    mine: fresh ? model.acted : model.mine && !message.undone,
    back: fresh || message.undone ? null : model.back,
    acted: fresh ? false : model.acted,
    history: view ? remembered(model.history, { moves, view, events, at: time.now }) : model.history,
    notice: question ? null : model.notice,
    sent: question?.number === model.question?.number ? model.sent : null,
    warning: null,
  };
}

/** Add a moment to the history. Undoing a move removes its moment. */
function remembered(history: Moment[], moment: Moment): Moment[] {
  const earlier = history.filter((other) => other.moves < moment.moves);
  return [...earlier, moment].slice(-HISTORY_LIMIT);
}

function undone(model: Model, moves: number): Model {
  const kept = model.log.filter((entry) => entry.kind !== "event" || entry.moves <= moves);
  const entry: Entry = { n: model.logged, kind: "undone" };
  return { ...model, log: [...kept, entry], logged: model.logged + 1, looking: null };
}

export function logEvents(model: Model, events: EventInfo[], moves = model.moves): Model {
  const fresh = events.map<Entry>((event, i) => ({ n: model.logged + i, kind: "event", event, moves }));
  return { ...model, log: [...model.log, ...fresh].slice(-LOG_LIMIT), logged: model.logged + fresh.length };
}

function spoken(model: Model, chat: Spoken): Model {
  const entry: Entry = { n: model.logged, kind: "said", chat };
  return {
    ...model,
    log: [...model.log, entry].slice(-LOG_LIMIT),
    logged: model.logged + 1,
    bubbles: { ...model.bubbles, [chat.seat]: chat },
  };
}

/** Remove a speech bubble that has been read, unless the seat has said something else since. */
export function faded(model: Model, chat: Spoken): Model {
  const bubbles = Object.fromEntries(Object.entries(model.bubbles).filter(([, each]) => each !== chat));
  return { ...model, bubbles };
}

/** Fill in log and history for a page that was loaded in mid-game. */
export function caughtUp(model: Model, steps: readonly ReplayStep[]): Model {
  const events = steps.flatMap((step, moves) => step.events.map((event) => ({ event, moves })));
  const log = events.map<Entry>(({ event, moves }, i) => ({ n: i - events.length, kind: "event", event, moves }));
  const past = steps.slice(0, model.moves).map(({ move, view, events }, moves) => ({ moves, view, events, at: move?.at ?? 0 }));
  const later = model.history.filter(({ moves }) => moves >= past.length);
  const fresh = model.log.filter((entry) => entry.kind !== "event" || entry.moves >= steps.length);
  const mine = model.mine || (model.seat !== null && steps.length > model.moves && steps[model.moves]?.move?.seat === model.seat);
  return { ...model, mine, log: [...log, ...fresh].slice(-LOG_LIMIT), history: [...past, ...later].slice(-HISTORY_LIMIT) };
}

/** Whether earlier moves are not loaded yet, as after a reload. */
export const pastIsMissing = ({ history }: Model): boolean => (history[0]?.moves ?? 0) > 0;

/** The player has answered: ask nothing until the server replies. */
export function sent(model: Model, id: string): Model {
  return { ...model, sent: id, acted: !inWindow(model), notice: null };
}

/** Optimistic update: a host's request counts here at once, and for all when the table confirms it. */
export function wished(model: Model, wish: SetSeat): Model {
  return { ...model, wishes: [...model.wishes, wish] };
}

/** A request was answered. If granted, the table has already changed; if refused, it is as before. */
function answered(model: Model, id: string): Model {
  return { ...model, wishes: model.wishes.filter((wish) => wish.id !== id) };
}

export function noticed(model: Model, notice: Notice | null): Model {
  return { ...model, notice };
}

/** Look back at a moment, by its index in the history; an index past the end means now. */
export function look(model: Model, index: number | null): Model {
  if (index === null || index >= model.history.length - 1) return { ...model, looking: null };
  return { ...model, looking: Math.max(0, index) };
}

/** What to draw: the present, or the moment looked back at, in which nothing can be chosen. */
export function shown(model: Model): Pick<Model, "view" | "question" | "waiting" | "free" | "outcome"> {
  const past = model.looking === null ? undefined : model.history[model.looking];
  if (past) return { view: past.view, question: null, waiting: [], free: [], outcome: null };
  const { view, outcome } = model;
  const waiting = inWindow(model) ? [] : model.waiting;
  const away = model.seat !== null && model.table?.seats[model.seat]?.away === true; // a bot decides
  const question = model.sent === null && !model.moving && !away ? model.question : null;
  return { view, waiting, free: away ? [] : model.free, outcome, question };
}

/** Milliseconds a seat has left to decide; null if its clock is not running. */
export function left(model: Model, seat: number, now: number): number | null {
  const read = model.deciding.find((each) => each.seat === seat);
  return read ? Math.max(0, read.left - (now - model.readAt)) : null;
}

/** The table's own time for a room. It stands still while looking back. */
export function timeOf(model: Model, clock: () => number, cut: number | null = null): TableTime {
  const past = model.looking === null ? undefined : model.history[model.looking];
  const { time, readAt } = model;
  if (past || !time) return standing(() => past?.at ?? 0);
  const { running, due } = time;
  const now = time.now + (running ? way(model) : 0);
  const waits = time.waits && { seat: time.waits.seat, left: time.waits.left + readAt };
  const window = time.window && { left: windowLeft(time.window.left, readAt, clock), length: time.window.length };
  const mine = { lost: lost(model), due, window, exact: false };
  // Offline, nothing more is known, not even that the table has noticed and waits.
  const seen = (): number => (cut ?? clock()) - readAt;
  return { ...mine, now: () => (running ? now + seen() : now), running: running && cut === null, waits: until(waits, clock) };
}

function until(waits: { seat: number; left: number } | null, clock: () => number): TableTime["waits"] {
  return waits && { seat: waits.seat, left: () => Math.max(0, waits.left - clock()) };
}

const windowLeft = (left: number, readAt: number, clock: () => number) => (): number => Math.max(0, left - (clock() - readAt));

/** Everyone chooses in secret: no turn is shown, and nothing can be undone. */
export const inWindow = (model: Model): boolean => model.looking === null && model.time?.window != null;

/** One-way delay in milliseconds, half the round trip. Everything received is this old. */
const way = ({ seat, table }: Model): number => ((seat === null ? null : table?.seats[seat]?.lag) ?? 0) / 2;

/** The part of the delay that the server does not compensate. */
const lost = (model: Model): number => Math.max(0, way(model) - model.lagCredit);

export function names(model: Model): string[] {
  return model.table?.seats.map((seat) => seat.name) ?? [];
}

function never(message: never): never {
  throw new Error(`unknown message ${JSON.stringify(message)}`);
}
