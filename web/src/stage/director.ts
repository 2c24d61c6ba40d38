/**
 * One truth on screen: it lets the steps of a table appear one event after the other, so that
 * board, log, turn, question and result move together. It owns the order and the waiting; how
 * things move, the room's performer knows. Whoever is too far behind, or wants calm, is shown the
 * latest at once.
 */
import type { EventInfo } from "../protocol/wire";
import type { Stage } from "./room";

/** A piece of the show: it may put views on the board on its way, and is over when it returns. */
export type Act<V> = (show: (view: V) => void) => Promise<void> | void;

export interface Performer<V> {
  /** How an event is played on the board as it was before. The last view shown is what follows. */
  script(event: EventInfo, before: V): readonly Act<V>[];
  /** What is played after a step's last event, before its own view is shown. */
  closing?(before: V, after: V): readonly Act<V>[];
  /** Drop everything that is under way. */
  stop(): void;
}

export interface Step<V> {
  readonly view: V;
  readonly events: readonly EventInfo[];
}

export interface Hooks<V, S extends Step<V>> {
  show(view: V): void;
  /** The event begins to be seen. */
  tell(event: EventInfo, step: S): void;
  /** All of the step has been seen. */
  done(step: S): void;
  busy(busy: boolean): void;
  /** Nothing shall move: no show, only results. */
  still(): boolean;
  /** How fast whoever watches wants it. */
  speed(): Speed;
  /** How many times faster than it was, in a replay. */
  rate?(): number;
}

export const SPEEDS = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

const PATIENCE = 4; // steps behind the table

export class Director<V, S extends Step<V> = Step<V>> implements Stage<V> {
  private queue: S[] = [];
  private playing: { readonly step: S; shown: number } | null = null;
  private run = 0;
  private now: V | null = null;
  private performer: Performer<V> | null = null;

  constructor(private readonly hooks: Hooks<V, S>) {}

  join(performer: Performer<V>): () => void {
    this.finish();
    this.performer = performer;
    return () => {
      if (this.performer !== performer) return;
      this.finish();
      this.performer = null;
    };
  }

  get pace(): number {
    return SPEEDS[this.hooks.speed()] / (1 + this.queue.length * 0.6) / (this.hooks.rate?.() ?? 1);
  }

  /** Something happened: it is shown after what is still being shown. */
  put(step: S): void {
    this.queue.push(step);
    const still = this.hooks.speed() === "instant" || this.hooks.still();
    if (still || this.now === null || this.performer === null || this.queue.length > PATIENCE) this.finish();
    else if (this.playing === null) void this.work(this.performer, this.run);
  }

  /** The board stands like this, and nothing led to it. */
  place(view: V | null): void {
    this.finish();
    this.now = view;
  }

  /** Everything that is under way or waits is over at once. */
  finish(): void {
    if (this.playing === null && this.queue.length === 0) return;
    this.run += 1;
    this.performer?.stop();
    const { playing } = this;
    if (playing !== null) this.end(playing.step, playing.shown);
    for (let step = this.queue.shift(); step !== undefined; step = this.queue.shift()) this.end(step, 0);
    this.playing = null;
    if (playing !== null) this.hooks.busy(false);
  }

  /** A show that breaks must not keep anybody from playing: what it wanted to show is then simply there. */
  private async work(performer: Performer<V>, run: number): Promise<void> {
    try {
      await this.perform(performer, run);
    } catch (problem) {
      console.error(problem);
      if (run === this.run) this.finish();
    }
  }

  private async perform(performer: Performer<V>, run: number): Promise<void> {
    this.hooks.busy(true);
    for (let step = this.queue.shift(); step !== undefined; step = this.queue.shift()) {
      const playing = { step, shown: 0 };
      this.playing = playing;
      for (const event of step.events) {
        playing.shown += 1;
        this.hooks.tell(event, step);
        const acts = performer.script(event, this.now ?? step.view);
        if (acts.length > 0 && !(await this.play(acts, run))) return;
      }
      const closing = performer.closing?.(this.now ?? step.view, step.view) ?? [];
      if (closing.length > 0 && !(await this.play(closing, run))) return;
      this.end(step, step.events.length);
      this.playing = null;
    }
    this.hooks.busy(false);
  }

  /** Plays act by act; false when all was finished meanwhile. */
  private async play(acts: readonly Act<V>[], run: number): Promise<boolean> {
    const show = (view: V): void => {
      if (run !== this.run) return;
      this.now = view;
      this.hooks.show(view);
    };
    for (const act of acts) {
      const moving = act(show);
      if (moving instanceof Promise) await moving;
      if (run !== this.run) return false;
    }
    return true;
  }

  private end(step: S, shown: number): void {
    for (const event of step.events.slice(shown)) this.hooks.tell(event, step);
    this.now = step.view;
    this.hooks.done(step);
  }
}
