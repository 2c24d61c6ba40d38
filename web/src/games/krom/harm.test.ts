import { expect, test } from "vitest";

import { harmDone } from "./harm";

const log = (...events: [string, Record<string, number | string>][]) => events.map(([key, args], n) => ({ n, event: { key: `krom-${key}`, args } }));
const words = (all: ReturnType<typeof log>, me = 0) => harmDone(all, me).map(({ key }) => key.replace("web-krom-befell-", ""));

test("harm by a fight and its winner is listed in order, for the seat that suffered it", () => {
  const all = log(["hurt", { seat: 0, points: 9, left: 0 }], ["stunned", { seat: 0 }], ["hurt", { seat: 2, points: 1, left: 3 }], ["handed-kroms", { seat: 0, target: 1, count: 3 }]);
  expect(words(all)).toEqual(["lost", "stunned", "taken"]);
  expect(harmDone(all, 0).at(-1)).toMatchObject({ seat: 1, goods: { kroms: 3 } });
  expect(words(all, 1)).toEqual([]);
});

test("a card that took effect is named; one that was cancelled is not", () => {
  const thrown: [string, Record<string, number | string>] = ["card-played-on", { seat: 1, card: "stone-throw", target: 0 }];
  expect(words(log(thrown, ["hurt", { seat: 0, points: 2, left: 5 }]))).toEqual(["card", "lost"]);
  expect(words(log(thrown, ["cancelled", { seat: 1, card: "stone-throw" }], ["hurt", { seat: 0, points: 2, left: 5 }]))).toEqual(["lost"]);
});

test("what a seat pays, or gives in its own phase, is no harm", () => {
  const phase: [string, Record<string, number | string>] = ["phase-begins", { seat: 0, place: "forest" }];
  const gives: [string, Record<string, number | string>] = ["handed-wood", { seat: 0, target: 1, count: 1 }];
  expect(words(log(phase, gives, ["lost-kroms", { seat: 0, count: 2, paid: 1 }]))).toEqual([]);
  expect(words(log(phase, ["phase-ended", { seat: 0 }], gives))).toEqual(["taken"]);
});
