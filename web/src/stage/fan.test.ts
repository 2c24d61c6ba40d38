import { expect, test } from "vitest";

import { fan, fits, groups, rows } from "./fan";

const hand = ["a", "a", "b", "b", "c", "c", "d", "d", "d", "e"].map((group, i) => ({ id: `${group}${i}`, group }));

test("rows keep groups together and are never too long", () => {
  expect(rows(hand, 6).map((row) => row.flat().length)).toEqual([6, 4]);
  expect(groups(hand)).toHaveLength(5);
  expect(rows([], 6)).toEqual([]);
});

test("a fan stays within its width, and shows a finger's breadth of each card", () => {
  const spots = fan(groups(hand), 600, 100, 0.2);
  expect(Math.min(...spots.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...spots.map(({ x }) => x + 100))).toBeLessThanOrEqual(600.001);
  expect(fits(600, 100)).toBe(11);
});
