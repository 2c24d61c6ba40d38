import { expect, test } from "vitest";

import { SEAT_LOOKS, seatLook } from "../../art/seats";
import { INKS } from "./colours";

/** Perceived distance of two colours, in Oklab. */
function apart(one: string, other: string): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}

function lab(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const seats = Array.from({ length: SEAT_LOOKS }, (_, seat) => seatLook(seat).colour);

test("no seat has the colour of a card", () => {
  const near = seats.flatMap((seat) =>
    Object.entries(INKS).flatMap(([name, [main]]) => (apart(seat, main) < 0.12 ? [`${seat} is ${name}`] : [])),
  );
  expect(near).toEqual([]);
});

test("no two seats have one colour", () => {
  const near = seats.flatMap((one, i) => seats.slice(i + 1).filter((other) => apart(one, other) < 0.12).map((other) => `${one} ${other}`));
  expect(near).toEqual([]);
});
