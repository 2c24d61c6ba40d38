import { describe, expect, test } from "vitest";

import { ALL, area, areaOf, below, fall, hash, heapSlope, height, hops, middle, NECK, pile, settle, SPENT, stream, TANK } from "./sand";

const LEVELS = [0, 1, 150, 400, 1000, 3000, 5000, 10_000, 15_000, 15_001, 30_000, 45_000, 59_000, 60_000];
const turned = (degrees: number): readonly [number, number] => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
const UP = [1, 0] as const; // the cab

describe("sand", () => {
  test("a chamber is larger than all the sand, and both are alike", () => {
    expect(area(TANK)).toBe(13_750);
    expect(area(SPENT)).toBe(13_750);
    expect(areaOf(60_000, 60_000)).toBe(ALL);
    expect(areaOf(60_000, 120_000)).toBe(ALL / 2);
    expect(areaOf(-5, 60_000)).toBe(0);
  });

  test("a polygon is cut by a line", () => {
    expect(area(below([[0, 0], [4, 0], [4, 4], [0, 4]], [0, 1], 1))).toBe(4);
    expect(below([[0, 0], [4, 0], [4, 4]], [0, 1], -1)).toEqual([]);
  });

  test("the level stands where the glass says", () => {
    const at = (seconds: number): number => Math.round(height(areaOf(seconds * 1000, 60_000)) * 10) / 10;
    expect([60, 30, 15, 10, 5, 3, 1, 0].map(at)).toEqual([154.5, 91.5, 60, 48.4, 33.4, 25.2, 13.4, 0]);
  });

  test.each(LEVELS)("%i ms are the same area at every angle", (level) => {
    for (let angle = -180; angle < 180; angle += 7.5)
      for (const chamber of [TANK, SPENT])
        expect(area(settle(chamber, turned(angle), areaOf(level, 60_000)))).toBeCloseTo(areaOf(level, 60_000), 1);
  });

  test.each(LEVELS)("%i ms are the same area hollowed and heaped", (level) => {
    const wanted = areaOf(level, 60_000);
    for (const slope of [-0.32, -0.1, 0, 0.2, heapSlope(wanted)])
      for (const up of [0, 6, -20, 180, 150].map(turned))
        for (const chamber of [TANK, SPENT]) {
          const [right, left] = pile(chamber, up, wanted, slope);
          expect(area(right) + area(left)).toBeCloseTo(wanted, 1);
        }
  });

  test("level sand on its neck is the formula, and the hollow is lowest in the middle", () => {
    const wanted = areaOf(20_000, 60_000);
    expect(middle(pile(TANK, UP, wanted, 0)[0], UP)).toBeCloseTo(height(wanted), 2);
    expect(middle(pile(TANK, UP, wanted, -0.32)[0], UP)).toBeLessThan(height(wanted));
    expect(middle(pile(SPENT, UP, wanted, 0.62)[0], UP)).toBeGreaterThan(middle(pile(SPENT, UP, wanted, 0)[0], UP));
  });

  test("a heap never reaches the neck", () => {
    for (let level = 0; level <= 60_000; level += 500) {
      const wanted = areaOf(level, 60_000);
      expect(middle(pile(SPENT, UP, wanted, heapSlope(wanted))[0], UP)).toBeLessThan(-1);
    }
  });

  test("a grain falls from the neck to the heap, and stays within the neck's width", () => {
    const drop = 120;
    for (let time = 0; time < 2; time += 0.013) {
      const grains = [...stream(time, drop, 64)];
      const fallen = grains.filter((_, i) => i % 2 === 0);
      expect(Math.min(...fallen)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...fallen)).toBeLessThanOrEqual(drop + 0.01);
      expect(Math.max(...grains.filter((_, i) => i % 2 === 1).map(Math.abs))).toBeLessThanOrEqual(NECK);
    }
    expect(60 * fall(drop) + 700 * fall(drop) ** 2).toBeCloseTo(drop);
  });

  test("the stream has no memory, thins out, and stops", () => {
    expect(stream(3.3, 90, 64)).toEqual(stream(3.3, 90, 64));
    expect(stream(3.3, 90, 64, 0.25).length).toBe(32);
    expect(stream(3.3, 90, 64, 0).length).toBe(0);
    expect([...stream(1, 0, 2)]).toEqual([0, 0, 0, 0]);
    expect(hops(1.2, 16)).toEqual(hops(1.2, 16));
    expect(new Set(Array.from({ length: 99 }, (_, i) => hash(i, 3))).size).toBe(99);
  });
});
