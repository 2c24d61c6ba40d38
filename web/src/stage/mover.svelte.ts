/** Tweens: moves things through the air between anchors, or along a path. */
import { tick } from "svelte";

/** The middle of an element in the room, and its width. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** A thing in flight. */
export interface Trip<T> {
  readonly id: number;
  readonly thing: T;
  /** Starts face down and is turned over on the way. */
  readonly turns: boolean;
  readonly from: Box;
  readonly to: Box;
  readonly ms: number;
  readonly wait: number;
  readonly done: () => void;
}

interface Flown {
  readonly ms: number;
  readonly wait?: number;
  readonly turns?: boolean;
}

export class Mover<T> {
  trips = $state.raw<readonly Trip<T>[]>([]);
  /**
   * Where the room was on the page when the first flight began. Read then, because everything is measured
   * then anyway.
   */
  start = $state.raw({ x: 0, y: 0 });
  private next = 0;
  private run = 0;
  private readonly ends = new Set<() => void>();

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly pace: () => number,
  ) {}

  pause(ms: number): Promise<void> {
    let timer = 0;
    return this.until(
      new Promise((done) => {
        timer = window.setTimeout(done, ms * this.pace());
      }),
      () => clearTimeout(timer),
    );
  }

  /** Resolve with the promise, or when everything is stopped. */
  until(what: Promise<unknown>, cancel: () => void): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        this.ends.delete(stop);
        done();
      };
      const stop = (): void => {
        cancel();
        end();
      };
      this.ends.add(stop);
      what.then(end, end);
    });
  }

  /** Fly a thing from box to box; `Flight` draws it. */
  fly(thing: T, from: Box, to: Box, { ms, wait = 0, turns = false }: Flown): Promise<void> {
    this.next += 1;
    const id = this.next;
    if (this.trips.length === 0) this.start = this.origin;
    const land = (): void => {
      this.trips = this.trips.filter((one) => one.id !== id);
    };
    const flight = new Promise<void>((done) => {
      const pace = this.pace();
      this.trips = [...this.trips, { id, thing, turns, from, to, ms: ms * pace, wait: wait * pace, done }];
    });
    return this.until(flight.then(land), land);
  }

  /** Animate an element that is already drawn. */
  animate(node: Element, frames: Keyframe[], ms: number): Promise<void> {
    const moving = node.animate(frames, { duration: ms * this.pace(), easing: "linear" });
    return this.until(moving.finished, () => moving.cancel());
  }

  /** Wait until changes are drawn. Returns false if everything was stopped meanwhile. */
  async drawn(): Promise<boolean> {
    const { run } = this;
    await tick();
    return run === this.run;
  }

  stop(): void {
    this.run += 1;
    for (const end of [...this.ends]) end();
    this.trips = [];
  }

  find(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }

  all(selector: string): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  /**
   * Return the box of the element with `data-anchor`, `wide` pixels wide or as wide as the element. What
   * is not in the room may be around it: `seat-0` is the first player in the bar.
   */
  anchor(name: string, wide?: number): Box {
    const selector = `[data-anchor="${name}"]`;
    return this.box(this.find(selector) ?? document.querySelector<HTMLElement>(selector), wide);
  }

  /** The room's position on the page; boxes are relative to it. */
  get origin(): { readonly x: number; readonly y: number } {
    const frame = this.root()?.getBoundingClientRect();
    return { x: frame?.left ?? 0, y: frame?.top ?? 0 };
  }

  box(node: HTMLElement | null, wide?: number): Box {
    const frame = this.root()?.getBoundingClientRect();
    const rect = node?.getBoundingClientRect() ?? frame;
    if (frame === undefined || rect === undefined) return { x: 0, y: 0, wide: wide ?? 0 };
    const size = wide ?? Math.min(rect.width, node?.offsetWidth ?? rect.width);
    return { x: rect.left - frame.left + rect.width / 2, y: rect.top - frame.top + rect.height / 2, wide: size };
  }
}
