/** The score of a game part by part, so that it can be told. */
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

/** What a line holds once so many parts are told. */
export function sum(line: Line, counted: number): number {
  return line.points.slice(0, counted).reduce((total, points) => total + points, 0);
}

/** Winners first, then by what is told so far; level seats in their order. */
export function ordered(lines: readonly Line[], counted: number, done: boolean): Line[] {
  return [...lines].sort((a, b) => {
    if (done && a.wins !== b.wins) return a.wins ? -1 : 1;
    return (done ? b.total - a.total : sum(b, counted) - sum(a, counted)) || a.seat - b.seat;
  });
}

/** The place each line comes to in the end: winners share the first, others by their points. */
export function place(line: Line, lines: readonly Line[]): number {
  if (line.wins) return 1;
  return 1 + lines.filter((other) => other.wins || other.total > line.total).length;
}

/** Somebody has as much as whoever wins, and has not won: something else has decided. */
export const tieBroken = (lines: readonly Line[]): boolean =>
  lines.some((line) => !line.wins && lines.some((other) => other.wins && other.total === line.total));
