/** Lag report of a replay: the network delay of each timed move, and how much of it was compensated. */
import type { Replay } from "../protocol/game";
import type { View } from "../stage/room";

export interface TimedMove {
  /** The move's index in the game. */
  readonly move: number;
  readonly seat: number;
  /** On the table's own time. */
  readonly at: number;
  readonly key: string;
  /** One-way delay in milliseconds, half the round trip; null for a bot. */
  readonly way: number | null;
  readonly credit: number;
}

interface LagSum {
  readonly moves: number;
  readonly way: number;
  readonly credit: number;
}

/** Return the moves made while time counted, in order. */
export function timedMoves({ steps }: Replay, counts: (view: View) => boolean): TimedMove[] {
  return steps.flatMap(({ move, view }, i): TimedMove[] => {
    const before = steps[i - 1]?.view;
    if (!move || move.seat === null || move.seat < 0 || !before || !(counts(before) || counts(view))) return [];
    const way = move.lag === undefined ? null : move.lag / 2;
    return [{ move: i, seat: move.seat, at: move.at, key: move.key ?? "", way, credit: move.credit ?? 0 }];
  });
}

export function lagBySeat(all: readonly TimedMove[], seats: number): LagSum[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = all.filter((each) => each.seat === seat);
    const whole = (of: (each: TimedMove) => number): number => own.reduce((sum, each) => sum + of(each), 0);
    return { moves: own.length, way: whole(({ way }) => way ?? 0), credit: whole(({ credit }) => credit) };
  });
}

/** A stretch in which time counted: its length, its moves, and how it ended. */
interface Run {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly moves: readonly TimedMove[];
  /** Ended by the table, because time was up. */
  readonly up: boolean;
}

/** Return the stretches in which time counted, in order. */
export function timedRuns(replay: Replay, counts: (view: View) => boolean): Run[] {
  const all = timedMoves(replay, counts);
  const { steps } = replay;
  const stretches: Run[] = [];
  let first = -1;
  steps.forEach(({ move, view }, i) => {
    if (counts(view) && first < 0) first = i;
    if (first < 0 || (counts(view) && i < steps.length - 1)) return;
    const own = all.filter((each) => each.move >= first && each.move <= i);
    const [one] = own;
    if (one) stretches.push({ seat: one.seat, from: steps[first]?.move?.at ?? 0, to: move?.at ?? 0, moves: own, up: (move?.seat ?? 0) < 0 });
    first = -1;
  });
  return stretches;
}
