import { expect, test } from "vitest";

import { Motion } from "./motion";

/** The angle at each frame, until nothing moves. */
function watch(motion: Motion, posture: "up" | "flat" | "down", flowing = false, frames = 240): number[] {
  const seen: number[] = [];
  for (let i = 0; i < frames; i++) {
    const more = motion.pass(1000 / 60, posture, flowing);
    seen.push(motion.angle);
    if (!more) break;
  }
  return seen;
}

test("it lurches upright in 420 ms, a few degrees too far, and then holds still", () => {
  const seen = watch(new Motion("flat"), "up");
  expect(Math.max(...seen.slice(0, 25))).toBeGreaterThan(94);
  expect(Math.max(...seen)).toBeLessThan(98);
  expect(seen.findIndex((angle) => angle > 85)).toBeLessThan(20);
  expect(seen.length).toBeLessThan(120);
  expect(seen[seen.length - 1]).toBeCloseTo(90, 1);
});

test("laid flat it is down within 300 ms", () => {
  const seen = watch(new Motion("up"), "flat");
  expect(Math.abs(seen[17] ?? 99)).toBeLessThan(6);
});

test("its sand levels out where it stands, and keeps a slope where it lies", () => {
  const motion = new Motion("flat");
  watch(motion, "up");
  expect(motion.up[0]).toBeCloseTo(1, 3);
  watch(motion, "flat");
  expect(motion.up[1]).toBeCloseTo(-Math.cos(Math.PI / 6), 1);
  watch(motion, "down");
  expect(motion.up[0]).toBeCloseTo(-1, 3);
});

test("hollow and heap grow while KERO flows, sand in the air lands, and both vanish on turning", () => {
  const motion = new Motion("flat");
  watch(motion, "up", true, 90);
  expect([motion.grown, motion.flow]).toEqual([1, 1]);
  watch(motion, "up", false, 6);
  expect(motion.flow).toBeGreaterThan(0);
  watch(motion, "up");
  expect([motion.grown, motion.flow]).toEqual([1, 0]);
  watch(motion, "flat");
  expect(motion.grown).toBe(0);
});

test("a truck that stands while KERO flows is drawn in one place", () => {
  const motion = new Motion("flat");
  watch(motion, "up", true, 120);
  expect(motion.angle).toBe(90);
});

test("nothing moves that need not", () => {
  expect(new Motion("flat").pass(16, "flat", false)).toBe(false);
  const motion = new Motion("flat");
  motion.jump("down");
  expect(motion.pass(16, "down", false)).toBe(false);
});
