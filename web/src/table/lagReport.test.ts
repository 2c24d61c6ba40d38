import { describe, expect, test } from "vitest";

import type { Replay, ReplayStep } from "../protocol/game";
import { timedMoves, timedRuns, lagBySeat } from "./lagReport";

const counts = (view: object): boolean => "flows" in view;
const step = (flows: boolean, move: ReplayStep["move"]): ReplayStep => ({ move, events: [], view: flows ? { flows } : {} });
const steps: ReplayStep[] = [
  step(false, null),
  step(false, { seat: 0, at: 900, key: "add green", lag: 80, credit: 40 }),
  step(true, { seat: 0, at: 1000, key: "tip", lag: 80, credit: 40 }),
  step(true, { seat: 0, at: 2000, key: "roll", lag: 300, credit: 120 }),
  step(false, { seat: 0, at: 2500, key: "lay flat", lag: 300, credit: 120 }),
  step(true, { seat: 1, at: 9000, key: "tip" }),
  step(false, { seat: -2, at: 9500 }),
];
const replay: Replay = { header: { game: "x", names: ["Ada", "Bo"], bots: ["", ""], away: [false, false], pack: "", options: {} }, steps, outcome: null, seat: -1 };

describe("lag report", () => {
  test("only moves made while time counted are listed, with their lag and credit", () => {
    expect(timedMoves(replay, counts).map(({ move, way, credit }) => [move, way, credit])).toEqual([
      [2, 40, 40],
      [3, 150, 120],
      [4, 150, 120],
      [5, null, 0],
    ]);
  });

  test("each seat has its sums", () => {
    expect(lagBySeat(timedMoves(replay, counts), 2)).toEqual([
      { moves: 3, way: 340, credit: 280 },
      { moves: 1, way: 0, credit: 0 },
    ]);
  });

  test("a stretch ends with a move, or because time was up", () => {
    expect(timedRuns(replay, counts).map(({ seat, from, to, up, moves }) => [seat, from, to, up, moves.length])).toEqual([
      [0, 1000, 2500, false, 3],
      [1, 9000, 9500, true, 1],
    ]);
  });
});
