import { expect, test } from "vitest";

import { places, smooth } from "./path";

test("a path has equal steps and ends where it should", () => {
  const path = smooth([[0, 0], [100, 0], [200, 0]], 4);
  expect(path.spaces.map((p) => Math.round(p.x))).toEqual([0, 50, 100, 150, 200]);
  expect(path.at(99)).toEqual(path.spaces[4]);
  expect(places(4, 40)).toHaveLength(4);
});
