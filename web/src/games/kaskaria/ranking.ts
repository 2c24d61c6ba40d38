/** The end of the race, column by column, so that it can be told. Checked against the scores given. */

import type { KaskariaView, OutcomeInfo } from "./types";

const PLACES = [7, 4, 1, 0]; // HK-E2
const AMULET = 2; // HK-E2

export interface Line {
  readonly seat: number;
  readonly gold: number;
  readonly runner: number;
  readonly griffin: number;
  readonly amulet: number;
  readonly total: number;
  readonly wins: boolean;
}

export const COLUMNS = ["gold", "runner", "griffin", "amulet"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Ranking {
  readonly lines: readonly Line[];
  /** The columns add up to the scores: the telling may go through them. */
  readonly told: boolean;
}

export function placeGold(spaces: readonly number[]): number[] {
  const ahead = [...new Set(spaces)].sort((a, b) => b - a);
  return spaces.map((space) => PLACES[ahead.indexOf(space)] ?? 0);
}

export function ranking(view: KaskariaView, outcome: OutcomeInfo): Ranking {
  const [runner, griffin] = [placeGold(view.runner), placeGold(view.griffin)];
  const lines = outcome.scores.map((total, seat) => ({
    seat,
    gold: view.gold[seat] ?? 0,
    runner: runner[seat] ?? 0,
    griffin: griffin[seat] ?? 0,
    amulet: view.amulet === seat ? AMULET : 0,
    total,
    wins: outcome.winners.includes(seat),
  }));
  return { lines, told: lines.every((line) => sum(line, COLUMNS.length) === line.total) };
}

/** What a line holds once so many columns are told. */
export function sum(line: Line, columns: number): number {
  return COLUMNS.slice(0, columns).reduce((total, column) => total + line[column], 0);
}

/** Winners first, then by what is told so far; level seats in their order. */
export function ordered(lines: readonly Line[], columns: number, done: boolean): Line[] {
  return [...lines].sort((a, b) => {
    if (done && a.wins !== b.wins) return a.wins ? -1 : 1;
    return (done ? b.total - a.total : sum(b, columns) - sum(a, columns)) || a.seat - b.seat;
  });
}
