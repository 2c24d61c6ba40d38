import { expect, test } from "vitest";

import { ordered, place, ranking, sum, tieBroken } from "./ranking";

const outcome = {
  winners: [0],
  scores: [17, 18],
  ending: "there",
  clause: "X-1",
  parts: [
    { key: "gold", points: [4, 9] },
    { key: "race", points: [13, 9] },
  ],
};

test("a score is counted part by part and ends with the sum", () => {
  const lines = ranking(outcome);
  expect(lines.map((line) => sum(line, 1))).toEqual([4, 9]);
  expect(lines.map((line) => sum(line, 2))).toEqual([17, 18]);
});

test("the leader comes first, and at the end the winner, whatever the points", () => {
  const seats = (counted: number, done: boolean): number[] => ordered(ranking(outcome), counted, done).map(({ seat }) => seat);
  expect(seats(0, false)).toEqual([0, 1]);
  expect(seats(1, false)).toEqual([1, 0]);
  expect(seats(2, true)).toEqual([0, 1]);
});

test("places follow the win, then the points; level seats share one", () => {
  const lines = ranking({ ...outcome, winners: [2], scores: [5, 9, 9, 5] });
  expect(lines.map((line) => place(line, lines))).toEqual([3, 2, 1, 3]);
});

test("a win on equal points was decided by a tie-breaker; a shared win was not", () => {
  const of = (winners: number[], scores: number[]): boolean => tieBroken(ranking({ ...outcome, winners, scores }));
  expect(of([0], [17, 17])).toBe(true);
  expect(of([0, 1], [17, 17, 12])).toBe(false);
  expect(of([1], [17, 18])).toBe(false);
  expect(of([0], [17, 18])).toBe(false);
});
