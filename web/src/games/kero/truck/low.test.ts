import { expect, test } from "vitest";

import { beats, pulse, tint, urgency } from "./low";

test("the heart begins at ten seconds and never beats three times a second", () => {
  expect(urgency(12_000)).toBe(0);
  expect(beats(10_000)).toBe(0);
  const rate = (level: number): number => (beats(level - 10) - beats(level)) * 6000;
  expect(rate(10_000)).toBeCloseTo(66, 0);
  expect(rate(5000)).toBeCloseTo(100, 0);
  expect(rate(20)).toBeGreaterThan(167);
  for (let level = 10; level < 10_000; level += 10) expect(rate(level)).toBeLessThan(180);
});

test("a beat has two strokes", () => {
  expect(pulse(3)).toBe(1);
  expect(pulse(3.27)).toBeLessThan(pulse(3.29));
});

test("KERO is teal, amber from ten seconds on, and ember for the last four", () => {
  expect(tint(60_000)).toBe(tint(10_000));
  expect(tint(9999)).toBe("rgb(242 168 29)");
  expect(tint(5000)).toBe(tint(9999));
  expect(tint(4000)).toBe("rgb(255 92 62)");
  expect(tint(0)).toBe(tint(4000));
});
