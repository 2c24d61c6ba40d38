import { describe, expect, test } from "vitest";

import { hash } from "./sand";
import { levelAt, Meter, Slewed, type Tank } from "./level";

const out: Tank = { tank: 40_000, since: 1000, filling: false, capacity: 60_000, percent: 100 };
const into: Tank = { ...out, filling: true, percent: 150 };

describe("the level", () => {
  test("runs out while the truck stands, in while it is filled, and not at all while it lies", () => {
    expect(levelAt(out, 3500)).toBe(37_500);
    expect(levelAt(out, 99_000)).toBe(0);
    expect(levelAt(into, 2001)).toBe(41_501);
    expect(levelAt(into, 99_000)).toBe(60_000);
    expect(levelAt({ ...out, since: null }, 99_000)).toBe(40_000);
    expect(levelAt(out, 900)).toBe(40_000);
  });

  test("falls only, within a run, and starts again with the next", () => {
    const meter = new Meter();
    expect(meter.read(out, 3000)).toBe(38_000);
    expect(meter.read(out, 2900)).toBe(38_000);
    expect(meter.read(out, 3000, 60)).toBe(37_940);
    expect(meter.read({ ...out, since: null, tank: 38_000 }, 3100, 60)).toBe(38_000);
    expect(meter.read(into, 2000)).toBe(41_500);
    expect(meter.read(into, 1500)).toBe(41_500);
    expect(meter.read({ ...out, since: 5000 }, 5000)).toBe(40_000);
  });
});

/** Simulates steps every second over a connection with 20 to 120 ms delay, drawn at 60 frames a second. */
function ride(seconds: number, way: (step: number) => number): { worst: number; back: number; jump: number } {
  const clock = new Slewed();
  let [worst, back, jump, last] = [0, 0, 0, NaN];
  let sample = { now: 0, at: way(0) };
  for (let frame = 0; frame < seconds * 60; frame++) {
    const local = (frame * 1000) / 60;
    const step = Math.floor(local / 1000);
    if (local >= step * 1000 + way(step)) sample = { now: step * 1000, at: step * 1000 + way(step) };
    const drawn = clock.at(local, sample.now + local - sample.at, true);
    if (frame > 60) worst = Math.max(worst, Math.abs(drawn - local));
    if (frame > 0) back = Math.max(back, last - drawn);
    if (frame > 0) jump = Math.max(jump, drawn - last);
    last = drawn;
  }
  return { worst, back, jump };
}

describe("the smoothed table time", () => {
  test("is never further off than the least delay, never runs back, never jumps", () => {
    const { worst, back, jump } = ride(60, (step) => 20 + 100 * hash(step, 1));
    expect(worst).toBeLessThan(60);
    expect(back).toBe(0);
    expect(jump).toBeLessThanOrEqual(2 * (1000 / 60) + 0.001);
  });

  test("is exact on a connection with constant delay", () => {
    expect(ride(10, () => 8).worst).toBeLessThan(8.001);
  });

  test("catches up at double speed, and waits at half", () => {
    const clock = new Slewed();
    clock.at(0, 1000, true);
    expect(clock.at(10, 1000 + 10 + 600, true)).toBeCloseTo(1020);
    const fast = new Slewed();
    fast.at(0, 1000, true);
    for (let i = 1; i <= 8; i++) fast.at(i / 8, 800 + i / 4, true);
    expect(fast.at(11, 811, true) - fast.at(1, 801, true)).toBeLessThanOrEqual(10);
  });

  test("jumps to the truth after a lost connection, and stands still when the table does", () => {
    const clock = new Slewed();
    clock.at(0, 1000, true);
    expect(clock.at(16, 9000, true)).toBe(9000);
    expect(clock.at(32, 500, true)).toBe(500);
    expect(clock.at(48, 510, false)).toBe(510);
    expect(clock.at(5000, 510, false)).toBe(510);
    expect(clock.at(5016, 526, true)).toBe(526);
  });
});
