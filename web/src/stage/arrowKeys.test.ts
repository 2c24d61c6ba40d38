import { expect, test } from "vitest";

import { nearest } from "./arrowKeys";

const box = (left: number, top: number, width = 10, height = 10): DOMRectReadOnly => ({
  left, top, width, height, right: left + width, bottom: top + height, x: left, y: top, toJSON: () => null,
});
const HERE = box(100, 100);
const [RIGHT, DOWN] = [{ x: 1, y: 0 }, { x: 0, y: 1 }];

test("an element straight ahead is nearer than one to the side", () => {
  expect(nearest(HERE, [box(130, 160), box(180, 100), box(20, 100)], RIGHT)).toBe(1);
  expect(nearest(HERE, [box(130, 160), box(180, 100), box(20, 100)], DOWN)).toBe(0);
});

test("the focus stays where there is nothing in that direction", () => {
  expect(nearest(HERE, [box(20, 100), box(100, 20)], RIGHT)).toBeNull();
});

test("a wide element straight ahead is not skipped for a small one", () => {
  const corner = box(400, 0);
  expect(nearest(corner, [box(0, 40, 410, 30), box(300, 120, 110, 30)], DOWN)).toBe(0);
});

test("sideways the same row comes first, however far", () => {
  expect(nearest(HERE, [box(115, 85, 10, 12), box(300, 103)], RIGHT)).toBe(1);
});

test("a small thing below the edge of a wide one is not passed over", () => {
  const wide = box(0, 0, 400, 40);
  expect(nearest(wide, [box(0, 60, 24, 24), box(0, 100, 400, 40)], DOWN)).toBe(0);
});
