import { expect, test } from "vitest";

import { view } from "./fixture";
import { losses } from "./losses";
import type { KromView } from "./types";

const poorer: KromView = { ...view, tokens: [[3, 0, 0, 0], [7, 1, 0, 0], [5, 0, 2, 0]], life: [5, 5, 2], sizes: [1, 2, 1] };

test("losses to others are marked until they are made good", () => {
  const lost = losses({ wood: 1 }, view, poorer, 0);
  expect(lost).toEqual({ kroms: 2, wood: 1, life: 2 });
  expect(losses(lost, poorer, { ...poorer, life: [7, 5, 2] }, 0)).toEqual({ kroms: 2, wood: 1 });
});

test("a card counts as lost only in a robbery", () => {
  const robbed: KromView = { ...view, asks: [{ ask: "robbery", winner: 1, victims: [0] }] };
  expect(losses({}, robbed, { ...robbed, sizes: [1, 2, 1] }, 0)).toEqual({ cards: 1 });
});

test("payments in the seat's own phase are no loss", () => {
  const acting: KromView = { ...view, asks: [{ ask: "phase", seat: 0, stage: "fresh", count: 0, dice: [] }] };
  expect(losses({}, acting, poorer, 0)).toEqual({});
});
