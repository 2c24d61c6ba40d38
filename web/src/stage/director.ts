/**
 * Animation queue. The director shows the steps of a table event by event, so that board, log, turn,
 * question and result change together. It owns the order and the waiting; the room's performer knows how
 * things move. A viewer who is too far behind, or has animations off, is shown the latest state at once.
 */
import type { EventInfo } from "../protocol/wire";
import type { Stage } from "./room";

/** One animation. It may show intermediate views, and ends when its promise resolves. */
export type Act<V> = (show: (view: V) => void) => Promise<void> | void;

export interface Performer<V> {
  /** The animations of an event, given the board before it. The last view shown is where the next event starts. */
  script(event: EventInfo, before: V): readonly Act<V>[];
  /** Animations after a step's last event, before its own view is shown. */
  closing?(before: V, after: V): readonly Act<V>[];
  /** Stop all animations at once. */
  stop(): void;
}

export interface Step<V> {
  readonly view: V;
  readonly events: readonly EventInfo[];
}

export interface Hooks<V, S extends Step<V>> {
  show(view: V): void;
  /** An event begins to be shown. */
  tell(event: EventInfo, step: S): void;
  /** A whole step has been shown. */
  done(step: S): void;
  busy(busy: boolean): void;
  /** Animations are off: only results are shown. */
  still(): boolean;
  /** The viewer's chosen speed. */
  speed(): Speed;
  /** In a replay, how many times faster than the original. */
  rate?(): number;
}

export const SPEEDS = { calm: 1.6, normal: 1, quick: 0.5, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

const PATIENCE = 4; // steps; if more are waiting, skip the animations

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

  /** Queue a step; it is shown after those before it. */
  put(step: S): void {
    this.queue.push(step);
    const still = this.hooks.speed() === "instant" || this.hooks.still();
    if (still || this.now === null || this.performer === null || this.queue.length > PATIENCE) this.finish();
    else if (this.playing === null) void this.work(this.performer, this.run);
  }

  /** Set the board without animation. */
  place(view: V | null): void {
    this.finish();
    this.now = view;
  }

  /** Finish everything running or queued at once. */
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

  /**
   * Play the queue. If an animation throws, its result is shown at once, because a broken animation must
   * not block the game.
   */
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

  /** Play the acts in order. Returns false if `finish` was called meanwhile. */
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
