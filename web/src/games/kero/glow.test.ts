import { expect, test } from "vitest";

import { glowsLand, glowsTile } from "./glow";
import { choices } from "./model";
import type { GameInfo } from "./types";

const keys = ["explore 1", "explore 2", "move 2 3", "send home 1", "gift brick metal", "forgive", "trade 2", "hire", "move 3 1"];
const may = choices({ catalogue: { keys } } as unknown as GameInfo, keys.map((_, i) => i));
const hand = { choices: may, lifted: null, from: null };
const lands = (held: Parameters<typeof glowsLand>[0], top: Parameters<typeof glowsLand>[1] = "camp"): string[] =>
  ["1", "2", "3", "4"].filter((key) => glowsLand(held, top, key));

test("territories glow for the action being prepared", () => {
  expect(lands(hand)).toEqual(["1", "2"]);
  expect(lands({ ...hand, lifted: { kind: "tuarek", which: "move" } })).toEqual(["2", "3"]);
  expect(lands({ ...hand, from: 2 }, "moving")).toEqual(["3"]);
  expect(lands({ ...hand, lifted: { kind: "tuarek", which: "expel" } })).toEqual(["1"]);
});

test("tiles glow while they may be used", () => {
  expect(["dice", "resources", "reroll", "fuel", "move"].filter((kind) => glowsTile(may, "camp", "tuarek", kind))).toEqual(["resources", "reroll", "move"]);
  expect(glowsTile(may, "camp", "ability", "trade")).toBe(true);
  expect(glowsTile(may, "camp", "ability", "brick")).toBe(false);
  expect(glowsTile(may, "camp", "hire", "")).toBe(true);
  expect(glowsTile(may, "moving", "tuarek", "move")).toBe(false);
});
