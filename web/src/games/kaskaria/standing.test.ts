import { expect, test } from "vitest";

import { placeGold, standing } from "./standing";
import type { Pack } from "./types";

const pack: Pack = {
  colours: [], copies: { gold: 3, griffin: 2, runner: 3, two: 2 }, paths: { runner: 10, griffin: 6 }, treasure: 80,
  hand_limit: 10, runner_spaces: [], gold_pieces: [], places: [7, 4, 1, 0], amulet: 2,
};

test("whoever shares a space shares the place, and no place is skipped after it", () => {
  expect([0, 1, 2, 3].map((seat) => placeGold([5, 5, 3, 0], seat, pack))).toEqual([7, 7, 4, 1]);
});

test("gold, both places and the amulet make the standing", () => {
  const view = { gold: [3, 0], runner: [9, 2], griffin: [0, 1], amulet: 1 };
  expect([0, 1].map((seat) => standing(view, seat, pack))).toEqual([3 + 7 + 4, 0 + 4 + 7 + 2]);
});
