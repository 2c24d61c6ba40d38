/** The table's own time in a replay: it runs where it ran in the game, at the viewer's speed. */
import type { Replay, ReplayStep } from "../protocol/game";

export const RATES = [1, 2, 4] as const;
/** Milliseconds between two moves while no time counted. */
export const THOUGHT = 1500;

export class ReplayClock {
  running = $state(false);
  private from = 0;
  private began = 0;
  private end = Infinity;
  private rate = 1;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** The exact time at any moment, also while stopped. */
  readonly now = (): number => (this.running ? Math.min(this.end, this.from + (this.clock() - this.began) * this.rate) : this.from);

  /** Stop at this time. */
  stand(at: number): void {
    this.from = at;
    this.running = false;
  }

  /** Run from the current time to that of the next move. Returns the real milliseconds until then. */
  run(end: number, rate: number): number {
    this.from = this.now();
    [this.began, this.end, this.rate] = [this.clock(), end, rate];
    this.running = true;
    return Math.max(0, end - this.from) / rate;
  }

  stop(): void {
    this.stand(this.now());
  }
}

/** Whether the moves carry a time. */
export const timed = ({ steps }: Replay): boolean => steps.some(({ move }) => (move?.at ?? 0) > 0);

export const timeAt = (step: ReplayStep | undefined): number => step?.move?.at ?? 0;
