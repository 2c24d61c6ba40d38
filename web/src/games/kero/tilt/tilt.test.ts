import { describe, expect, test } from "vitest";

import { calibrate, type Moment, raised, Shake, Tilt } from "./tilt";

const LIMITS = { stand: 60, flat: 22 };
const TIP: Moment = { may: "tip", busy: false, level: 60_000 };
const RUN: Moment = { may: "flat", busy: false, level: 30_000 };

/** A phone held at angles, each for a time, with readings 20 ms apart. */
class Hand {
  calls: string[] = [];
  at: number[] = [];
  now = 0;
  readonly tilt = new Tilt(LIMITS, (what) => {
    this.calls.push(what);
    this.at.push(this.now);
  });
  hold(angle: number, ms: number, moment: Moment): this {
    for (const end = this.now + ms; this.now < end; ) this.tilt.feel(angle, (this.now += 20), moment);
    return this;
  }
}

test("a phone lies on either side, and stands however the screen is turned", () => {
  expect(raised(0, 0)).toBeCloseTo(0);
  expect(raised(180, 0)).toBeCloseTo(0);
  expect(raised(-170, 0)).toBeCloseTo(10);
  expect(raised(90, 0)).toBeCloseTo(90);
  expect(raised(0, 90)).toBeCloseTo(90);
  expect(raised(45, 0)).toBeCloseTo(45);
});

test("how it is held says where standing begins; too low, and buttons suit better", () => {
  expect(calibrate([40, 48, 90, 50, 47])).toEqual({ stand: 60, flat: 22 });
  expect(calibrate([36, 36, 36])).toEqual({ stand: 55, flat: 21 });
  expect(calibrate([80])).toEqual({ stand: 75, flat: 22 });
  expect(calibrate([20, 25, 30])).toBe(null);
  expect(calibrate([])).toBe(null);
});

describe("a truck in the hand", () => {
  test("is stood up only after it has lain, and laid flat only after it stood", () => {
    const hand = new Hand().hold(70, 2000, TIP);
    expect(hand.calls).toEqual([]);
    hand.hold(5, 800, TIP);
    expect(hand.tilt.mood).toBe("armed");
    hand.hold(45, 500, TIP);
    expect(hand.calls).toEqual([]);
    hand.hold(75, 500, { ...TIP });
    expect(hand.calls).toEqual(["tip"]);
    hand.hold(40, 3000, RUN).hold(10, 900, RUN);
    expect(hand.calls).toEqual(["tip", "lean", "flat"]);
    expect(hand.tilt.mood).toBe("loose");
  });

  test("a lean that is taken back does not count", () => {
    const hand = new Hand().hold(5, 700, TIP).hold(80, 400, TIP).hold(80, 600, RUN).hold(15, 300, RUN).hold(50, 200, RUN).hold(50, 1000, RUN);
    expect(hand.calls).toEqual(["tip", "lean"]);
    expect(hand.tilt.mood).toBe("standing");
  });

  test.each([[false, 30_000, 220], [true, 30_000, 400], [true, 1000, 110]])("busy %s with %i ms left it waits %i ms", (busy, level, wait) => {
    const hand = new Hand().hold(5, 700, TIP).hold(80, 400, TIP).hold(80, 600, RUN).hold(5, 1500, { may: "flat", busy, level });
    const [, lean = 0, flat = 0] = hand.at;
    expect(hand.calls).toEqual(["tip", "lean", "flat"]);
    expect(flat - lean).toBeGreaterThanOrEqual(wait);
    expect(flat - lean).toBeLessThan(wait + 30);
  });

  test("tipped by a button it can be laid down, once it was raised", () => {
    const hand = new Hand().hold(5, 2000, RUN);
    expect(hand.calls).toEqual([]);
    hand.hold(50, 500, RUN).hold(5, 1000, RUN);
    expect(hand.calls).toEqual(["lean", "flat"]);
  });

  test("a shake or a turn of the screen is spared, a touched card disarms, silence loosens", () => {
    const hand = new Hand().hold(50, 500, RUN);
    hand.tilt.spare(hand.now);
    hand.hold(5, 380, RUN);
    expect(hand.calls).toEqual([]);
    const other = new Hand().hold(5, 700, TIP);
    other.tilt.loosen();
    other.hold(80, 400, TIP);
    expect(other.calls).toEqual([]);
    const silent = new Hand().hold(5, 700, TIP);
    silent.now += 600;
    silent.hold(80, 400, TIP);
    expect(silent.calls).toEqual([]);
  });

  test("while nothing may be done it does nothing", () => {
    const hand = new Hand().hold(5, 700, TIP).hold(80, 900, { ...TIP, may: null });
    expect(hand.calls).toEqual([]);
  });
});

test("a shake is two hard jolts against each other", () => {
  const shake = new Shake();
  expect(shake.feel(3, 3, 3, 0)).toBe(false);
  expect(shake.feel(16, 0, 0, 10)).toBe(false);
  expect(shake.feel(16, 0, 0, 60)).toBe(false);
  expect(shake.feel(-15, 1, 0, 200)).toBe(true);
  expect(shake.feel(15, 0, 0, 210)).toBe(false);
  expect(shake.feel(-15, 0, 0, 700)).toBe(false);
});
