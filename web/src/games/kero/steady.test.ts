import { expect, test } from "vitest";

import { Steady } from "./steady";

const run = (steady: Steady, ms: number, frames: number): boolean[] => Array.from({ length: frames }, (_, i) => steady.slow(1000 + i * ms));

test("a machine that is slow most of the time is told once for each few frames", () => {
  expect(run(new Steady(), 40, 31).filter(Boolean)).toHaveLength(2);
  expect(run(new Steady(), 16, 31).filter(Boolean)).toHaveLength(0);
});

test("a pause is no slow frame", () => {
  const steady = new Steady();
  for (let i = 0; i < 40; i++) {
    expect(steady.slow(i * 500 + 1)).toBe(false);
    steady.rest();
  }
});
