import { expect, test } from "vitest";

import { type Quat, STILL, TOP, turn } from "./quat";
import { FALL, Tumble } from "./tumble";

const FELT = { left: 0, right: 8, top: 0, bottom: 5 };
const SLOT = [2, 4, 0.5] as const;
/** Index of the side that lies on top; null if none does. */
const top = (turned: Quat): number | null => {
  const side = TOP.findIndex((each) => {
    const [a, b] = [turn(turned, turn([-each[0], -each[1], -each[2], each[3]], [0, 0, 1])), 0.99];
    return a[2] > b;
  });
  return side < 0 ? null : side;
};

function table(): Tumble {
  const tumble = new Tumble();
  tumble.put(3, SLOT, 1, false);
  return tumble;
}

test.each([0, 1, 2, 3, 4, 5])("a die comes home with side %i once the server has answered, and is not readable before", (side) => {
  const tumble = table();
  tumble.throw([3], FELT, 11, 1000);
  for (let now = 1000; now < 3000; now += 16) {
    if (now > 1200 && now < 1220) {
      tumble.put(3, SLOT, side, false);
      tumble.tell([3]);
    }
    const seen = tumble.see(3, now);
    if (now > 1100 && now < 1220) expect([seen?.smear, seen?.read]).toEqual([1, false]);
    if (now >= 1310) expect(seen?.smear).toBe(0);
    if (now >= 1330) expect([seen?.read, top(seen?.turned ?? STILL)]).toEqual([true, side]);
    if (now >= 1560) expect(seen?.flying).toBe(false);
  }
  expect(tumble.moves()).toBe(false);
});

test("while the answer is late the dice hover, unreadable", () => {
  const tumble = table();
  tumble.throw([3], FELT, 5, 0);
  for (let now = 0; now < 2000; now += 16) tumble.see(3, now);
  expect([tumble.see(3, 2000)?.smear, tumble.see(3, 2000)?.read]).toEqual([1, false]);
  expect(tumble.see(3, 2000)?.flying).toBe(true);
  expect(tumble.moves()).toBe(true);
  tumble.put(3, SLOT, 4, false);
  tumble.tell([3]);
  for (let now = 2000; now < 2400; now += 16) tumble.see(3, now);
  expect(top(tumble.see(3, 2400)?.turned ?? STILL)).toBe(4);
  expect(tumble.moves()).toBe(false);
});

test("a new throw begins where the dice are", () => {
  const tumble = table();
  tumble.throw([3], FELT, 5, 0);
  tumble.tell([3]);
  for (let now = 0; now <= 400; now += 16) tumble.see(3, now);
  const before = tumble.see(3, 400);
  tumble.throw([3], FELT, 6, 400);
  const after = tumble.see(3, 400);
  before?.at.forEach((each, k) => expect(after?.at[k]).toBeCloseTo(each, 3));
  expect(Math.abs((before?.turned ?? STILL).reduce((sum, each, k) => sum + each * (after?.turned[k] ?? 0), 0))).toBeCloseTo(1, 3);
});

test("kept dice sink, removed dice are not drawn, and stopping takes effect at once", () => {
  const tumble = table();
  expect(tumble.moves()).toBe(false);
  tumble.put(3, SLOT, 1, true);
  expect(tumble.moves()).toBe(true);
  tumble.see(3, 0);
  tumble.see(3, 100);
  expect(tumble.see(3, 100)?.at[2]).toBeCloseTo(0.38);
  tumble.throw([3], FELT, 5, 200);
  tumble.stop();
  expect(tumble.moves()).toBe(false);
  tumble.only([1]);
  expect(tumble.see(3, 300)).toBe(null);
});

test("a throw that is cut short falls home at once, with the side known last", () => {
  const tumble = table();
  tumble.throw([3], FELT, 11, 1000);
  tumble.put(3, SLOT, 4, false);
  tumble.see(3, 1200);
  tumble.drop(1200);
  expect(tumble.see(3, 1201)?.flying).toBe(true);
  const seen = tumble.see(3, 1200 + FALL);
  expect([seen?.at, seen?.read, seen?.flying, top(seen?.turned ?? STILL)]).toEqual([SLOT, true, false, 4]);
  expect(tumble.moves()).toBe(false);
});
