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

test("KERO turns from teal over amber to ember", () => {
  const near = (text: string, to: number[]): void =>
    text.match(/\d+/g)?.forEach((part, i) => expect(Math.abs(Number(part) - (to[i] ?? 0))).toBeLessThan(3));
  near(tint(60_000), [60, 196, 185]);
  near(tint(5000), [242, 168, 29]);
  near(tint(0), [255, 122, 85]);
});
