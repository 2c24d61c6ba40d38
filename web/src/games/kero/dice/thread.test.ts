import { expect, test } from "vitest";

import { Thread } from "./thread";

/** Four slots of 50 px in a row at y 100; the third holds a fire. */
const hand = {
  slotAt: (x: number, y: number) => (y < 100 || y > 150 || Math.floor(x / 50) === 2 ? null : Math.floor(x / 50)),
  above: (y: number) => y < 100,
};

test("a tap is one die, also where nothing may be thrown", () => {
  const thread = new Thread();
  thread.press(120, 120, 2);
  expect(thread.move(123, 121, hand)).toBe(false);
  expect(thread.lift(123, 121, hand)).toEqual({ tap: 2 });
});

test("a line through dice, let go above, throws exactly these", () => {
  const thread = new Thread();
  thread.press(20, 120, 0);
  for (let x = 20; x <= 170; x += 10) thread.move(x, 120, hand);
  expect(thread.drawn).toEqual([0, 1, 3]);
  thread.move(170, 60, hand);
  expect(thread.lift(170, 60, hand)).toEqual({ throw: [0, 1, 3] });
  expect(thread.drawn).toEqual([]);
});

test("let go in the slots, it is nothing", () => {
  const thread = new Thread();
  thread.press(20, 120, 0);
  thread.move(70, 120, hand);
  expect(thread.lift(70, 120, hand)).toBe(null);
  expect(thread.lift(70, 60, hand)).toBe(null);
});
