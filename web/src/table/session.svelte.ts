/** A live table session: what the server has sent, and how much of it is on screen. */
import type { Args } from "../protocol/game";
import type { Phrase } from "../protocol/constants";
import type { EventInfo, ServerMessage, Step as StepMessage } from "../protocol/wire";
import { replay } from "../lib/api";
import { notify } from "../lib/notify.svelte";
import { retry } from "../lib/retry";
import { reduced } from "../lib/reducedMotion.svelte";
import { dial, Socket, type Link, type Request } from "../lib/socket";
import { sound } from "../lib/sound.svelte";
import { forgetSeat, recall, remember } from "../lib/storage";
import { t } from "../lib/i18n.svelte";
import { Director } from "../stage/director";
import type { View } from "../stage/room";
import { arrived, caughtUp, EMPTY, faded, look, noticed, receive, sent, logEvents, wished } from "./model";
import { speed } from "./speed.svelte";
import type { Model, Notice } from "./types";

/** A step in the animation queue, and when it arrived. */
interface Heard {
  readonly view: View;
  readonly events: readonly EventInfo[];
  readonly message: StepMessage;
  readonly at: number;
}

/** A choice made before its question arrived. */
interface Early {
  readonly action: number;
  readonly view: View | null;
  readonly until: number;
}

const [SAID, LETTER] = [5000, 40]; // milliseconds a chat bubble stays, and more for each letter
const KEPT = 1000; // milliseconds an early choice waits for its question; after that something else was meant

export class Session {
  /** What is on screen; it is behind the server during animations. */
  model = $state.raw<Model>(EMPTY);
  link = $state<Link>("connecting");
  /** When the connection was lost, on this page's clock; null while connected. */
  cut = $state<number | null>(null);
  /** Chat is neither shown nor heard. */
  muted = $state(recall("muted") === "yes");
  /** The game was over before this page was opened, so the result need not be counted out. */
  late = $state(false);
  readonly socket: Socket;
  readonly director: Director<View, Heard>;
  /** Whether a choice made on one view still means the same on another. */
  same: (action: number, before: View, after: View) => boolean = () => true;
  private heard = 0;
  private early: Early | null = null;
  /** Identifies the latest request for the past; closing the table makes it stale. */
  private past = 0;
  /** The event with the result, kept back until it has been counted out. */
  private verdict: [EventInfo, StepMessage] | null = null;
  /** Requests that asked whether a move can be undone. */
  private readonly asks = new Set<string>();

  constructor(
    readonly id: string,
    private token: string | null,
  ) {
    this.director = new Director<View, Heard>({
      show: (view) => (this.model = { ...this.model, view }),
      tell: (event, { message }) => this.logEvent(event, message),
      done: (step) => this.arrive(step),
      busy: (busy) => (this.model = { ...this.model, moving: busy }),
      still: () => reduced() || document.hidden || this.model.looking !== null,
      speed,
    });
    this.socket = new Socket(() => dial(id), token, {
      message: (message) => this.hear(message),
      link: (link) => {
        this.link = link;
        this.cut = link === "lost" ? (this.cut ?? performance.now()) : null;
      },
      place: () => ({ epoch: this.model.epoch, seen: this.heard }),
      away: () => {
        this.token = null;
        forgetSeat(id);
      },
    });
  }

  /** Connect. The returned function disconnects. */
  open(): () => void {
    const on = (): void => this.socket.online(true);
    const off = (): void => this.socket.online(false);
    addEventListener("online", on);
    addEventListener("offline", off);
    this.socket.open();
    return () => {
      removeEventListener("online", on);
      removeEventListener("offline", off);
      this.past += 1;
      this.socket.close();
    };
  }

  private hear(message: ServerMessage): void {
    const at = performance.now();
    if (message.t === "step" && !message.undone && message.view !== null) {
      if (message.seq <= this.heard) return; // late duplicate
      this.heard = message.seq;
      this.director.put({ view: message.view, events: message.events, message, at });
      return;
    }
    if (message.t === "welcome" || message.t === "step" || message.t === "missed") {
      this.director.finish();
      this.model = receive(this.model, message, at);
      this.heard = message.t === "welcome" ? message.seq : Math.max(this.heard, message.seq);
      this.director.place(this.model.view);
      if (message.t === "welcome") {
        [this.late, this.verdict] = [message.outcome !== null, null];
        void this.catchUp();
      }
      return;
    }
    // The answer to whether a move can be undone came after the next move, so drop it.
    const late = (message.t === "done" || message.t === "refused") && this.asks.delete(message.id) && message.id !== this.model.back?.asked;
    if (late) return;
    this.model = receive(this.model, message, at);
    if (message.t === "refused" && message.id !== this.model.back?.asked) sound("refused");
    if (message.t !== "spoken") return;
    if (!this.muted) sound("say");
    setTimeout(() => (this.model = faded(this.model, message)), SAID + message.text.length * LETTER);
  }

  /** Log an event as it is shown. Only the result waits until it has been counted out. */
  private logEvent(event: EventInfo, message: StepMessage): void {
    if (message.outcome !== null && event === message.events.at(-1)) this.verdict = [event, message];
    else this.model = logEvents(this.model, [event], message.moves);
  }

  /** The result has been counted out: log it. */
  reveal(): void {
    if (this.verdict === null) return;
    const [event, { moves }] = this.verdict;
    this.verdict = null;
    this.model = logEvents(this.model, [event], moves);
  }

  /** A step has been shown: the next question may be asked. */
  private arrive({ message, at }: Heard): void {
    const before = this.model.question;
    this.model = arrived(this.model, message, at);
    const { question } = this.model;
    if (question === null) this.early = null; // others are asked first, and an extra tap is not a choice for the next turn
    if (question === null || question.number === before?.number) return;
    if (before === null && !question.ordered) this.announceTurn();
    const { early } = this;
    this.early = null;
    if (early !== null && performance.now() < early.until) this.choose(early.action, early.view);
  }

  /** Announce the player's turn: a sound, and a notification if the tab is hidden, until it is shown again. */
  private announceTurn(): void {
    sound("turn");
    const { table } = this.model;
    if (table === null || !document.hidden) return;
    const done = notify(t("web-asked-you"), t(`game-${table.game}`));
    document.addEventListener("visibilitychange", done, { once: true });
  }

  /** After a reload, fetch what happened before. Until it arrives the game goes on without its past. */
  private async catchUp(): Promise<void> {
    const { epoch, moves, history, seat } = this.model;
    if (moves === 0 || history.length > moves) return;
    this.past += 1;
    const mine = this.past;
    const record = await retry(() => replay(this.id, seat ?? -1, this.token), () => mine === this.past);
    if (record !== null && this.model.epoch === epoch) this.model = caughtUp(this.model, record.steps);
  }

  /** Choose. Animations finish at once, and an early choice is kept until it may be made. */
  act(action: number): void {
    if (this.model.seat === null || this.model.looking !== null) return;
    const { view } = this.model;
    this.early = null;
    this.director.finish();
    const { question, free, sent } = this.model;
    if ((question !== null && sent === null) || free.includes(action)) this.choose(action, view);
    else this.early = { action, view, until: performance.now() + KEPT };
  }

  private choose(action: number, seen: View | null): void {
    const { question, free, view } = this.model;
    const asked = question?.options.includes(action) === true;
    if (!asked && !free.includes(action)) return;
    if (seen !== null && view !== null && !this.same(action, seen, view)) return;
    const id = this.socket.send({ t: "act", question: question?.number ?? 0, action, free: !asked });
    this.model = asked ? sent(this.model, id) : { ...this.model, acted: true };
  }

  /** Ask the server why an action cannot be chosen, on the current board. After the end there is nothing to ask. */
  why(action: number): void {
    this.director.finish();
    if (this.model.outcome === null) this.send({ t: "why", action });
  }

  /** Ask whether the player's last move can be undone. */
  askBack(): void {
    const asked = this.socket.send({ t: "why", action: null });
    this.asks.add(asked);
    this.model = { ...this.model, back: { asked, may: false, why: null } };
  }

  send(request: Request): void {
    this.model = noticed(this.model, null);
    const id = this.socket.send(request);
    if (request.t === "seat") this.model = wished(this.model, { ...request, id });
  }

  say(phrase: Phrase | null, text = ""): void {
    this.send(phrase ? { t: "say", phrase } : { t: "say", text });
  }

  mute(): void {
    this.muted = !this.muted;
    remember("muted", this.muted ? "yes" : "no");
  }

  explain(key: string, args: Args = {}): void {
    this.showNotice({ words: { key, args: { ...args } }, clause: null });
  }

  showNotice(notice: Notice): void {
    sound("refused");
    this.model = noticed(this.model, notice);
  }

  dismissNotice(): void {
    this.model = noticed(this.model, null);
  }

  look(index: number | null): void {
    this.director.finish();
    this.model = noticed(look(this.model, index), null);
  }
}
