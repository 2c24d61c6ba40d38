/** The table's own time in a replay: it runs where it ran in the game, as fast as whoever watches wants it. */
import type { Replay, ReplayStep } from "../protocol/game";

export const RATES = [1, 2, 4] as const;
/** What is left of a thought: milliseconds between two moves while no time counts. */
export const THOUGHT = 1500;

export class ReplayClock {
  running = $state(false);
  private from = 0;
  private began = 0;
  private end = Infinity;
  private rate = 1;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Exact, at any moment, also of a replay that stands still. */
  readonly now = (): number => (this.running ? Math.min(this.end, this.from + (this.clock() - this.began) * this.rate) : this.from);

  /** It stands at this time. */
  stand(at: number): void {
    this.from = at;
    this.running = false;
  }

  /** It runs from where it stands, as far as the next move. Answers in how many real milliseconds it is there. */
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

/** Whether its moves carry a time. */
export const timed = ({ steps }: Replay): boolean => steps.some(({ move }) => (move?.at ?? 0) > 0);

export const timeAt = (step: ReplayStep | undefined): number => step?.move?.at ?? 0;
