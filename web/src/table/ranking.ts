/** The final score by parts, for counting it out step by step. */
import type { OutcomeInfo } from "../protocol/wire";

export interface Line {
  readonly seat: number;
  /** In the order in which the parts are counted. */
  readonly points: readonly number[];
  readonly total: number;
  readonly wins: boolean;
}

export function ranking({ scores, parts, winners }: OutcomeInfo): Line[] {
  return scores.map((total, seat) => ({
    seat,
    points: parts.map(({ points }) => points[seat] ?? 0),
    total,
    wins: winners.includes(seat),
  }));
}

/** A line's points after this many parts. */
export function sum(line: Line, counted: number): number {
  return line.points.slice(0, counted).reduce((total, points) => total + points, 0);
}

/** Sort by the points counted so far; winners first at the end; ties in seat order. */
export function ordered(lines: readonly Line[], counted: number, done: boolean): Line[] {
  return [...lines].sort((a, b) => {
    if (done && a.wins !== b.wins) return a.wins ? -1 : 1;
    return (done ? b.total - a.total : sum(b, counted) - sum(a, counted)) || a.seat - b.seat;
  });
}

/** A line's final place: all winners share the first, the others are placed by points. */
export function place(line: Line, lines: readonly Line[]): number {
  if (line.wins) return 1;
  return 1 + lines.filter((other) => other.wins || other.total > line.total).length;
}

/** Whether somebody has as many points as a winner but lost, so that a tie-breaker decided. */
export const tieBroken = (lines: readonly Line[]): boolean =>
  lines.some((line) => !line.wins && lines.some((other) => other.wins && other.total === line.total));
