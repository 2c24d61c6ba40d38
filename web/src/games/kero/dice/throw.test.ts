import { describe, expect, test } from "vitest";

import { back, CUBE, type Quat, STILL, straight, times, TOP, turn } from "./quat";
import { cast, pose, REST, type Start } from "./throw";

const FELT = { left: 0, right: 8, top: 0, bottom: 5 };
const SLOT = [1, 4, 0.5] as const;
const starts = (count: number): Start[] => Array.from({ length: count }, (_, i) => ({ at: [0.8 + 0.9 * i, 4.4, 0.5], turned: STILL }));
const alike = (a: Quat, b: Quat): void => expect(Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3])).toBeCloseTo(1, 4);

describe("a throw", () => {
  test("is the same for the same seed, and another for another", () => {
    expect(cast(starts(3), FELT, 7)).toEqual(cast(starts(3), FELT, 7));
    expect(cast(starts(3), FELT, 7)).not.toEqual(cast(starts(3), FELT, 8));
  });

  test.each([1, 2, 5, 8])("of %i dice stays on the felt, and its dice keep out of each other and the floor", (count) => {
    for (let seed = 0; seed < 40; seed++) {
      const flights = cast(starts(count), FELT, seed);
      for (let ms = 0; ms <= 320; ms += 40) {
        const at = flights.map((flight) => pose(flight, ms, SLOT).at);
        for (const [x, y, z] of at) {
          expect(x).toBeGreaterThan(-0.2);
          expect(x).toBeLessThan(8.2);
          expect(y).toBeGreaterThan(-0.2);
          expect(z).toBeGreaterThan(0.3);
        }
        at.forEach((one, i) => at.slice(i + 1).forEach((other) => expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(0.7)));
      }
    }
  });

  test("tumbles: every die turns over at least once", () => {
    for (let seed = 0; seed < 40; seed++)
      for (const flight of cast(starts(4), FELT, seed)) {
        const up = Array.from({ length: 12 }, (_, i) => turn(pose(flight, i * 40, SLOT).turned, [0, 0, 1])[2]);
        expect(Math.min(...up)).toBeLessThan(0);
      }
  });

  test("ends at home, lying straight, with the right side on top", () => {
    for (const flight of cast(starts(8), FELT, 3)) {
      const end = pose(flight, REST, SLOT);
      end.at.forEach((each, k) => expect(each).toBeCloseTo(SLOT[k] ?? 0, 3));
      alike(end.turned, flight.rest);
      TOP.forEach((top) => alike(times(end.turned, times(back(flight.rest), top)), top));
    }
  });
});

describe("turns", () => {
  test("a cube fits into its place in 24 ways", () => {
    CUBE.forEach((one, i) => CUBE.slice(i + 1).forEach((other) => expect(Math.abs(one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3])).toBeLessThan(0.999)));
    expect(CUBE).toHaveLength(24);
    for (const each of CUBE) alike(straight(each), each);
  });

  test("each side has its own way to the top", () => {
    const ups = TOP.map((top) => turn(back(top), [0, 0, 1]).map(Math.round).join());
    expect(new Set(ups).size).toBe(6);
  });
});
