import { expect, test } from "vitest";

import { actionOf, after, cards, promise, tap } from "./model";
import type { GameInfo, KaskariaView } from "./types";

const game: GameInfo = {
  pack: {
    colours: [{ name: "blue", symbol: "●" }],
    copies: { gold: 3, griffin: 2, runner: 3, two: 2 },
    paths: { runner: 10, griffin: 6 },
    treasure: 80,
    hand_limit: 10,
    runner_spaces: [0, 1, 2, 3],
    gold_pieces: [0, 1, 2, 3],
    places: [7, 4, 1, 0],
    amulet: 2,
  },
  catalogue: {
    keys: ["take pile", "take display 1", "play blue gold=1 runner=2"],
    words: [
      { key: "kaskaria-take-pile", args: {} },
      { key: "kaskaria-take-display", args: { space: 1 } },
      { key: "kaskaria-play-set", args: { colour: "blue", cards: 3, gold: 1, griffin: 0, runner: 2, two: 0 } },
    ],
  },
};

const view: KaskariaView = {
  seat: 0,
  seats: 2,
  hand: ["blue gold", "blue runner", "blue runner", "red two"],
  sizes: [4, 5],
  known: [[], []],
  display: ["red gold", "red griffin", "blue two"],
  discard: ["red runner"],
  played: [],
  pile: 30,
  shelf: 10,
  runner: [9, 2],
  griffin: [0, 1],
  gold: [3, 0],
  points: [14, 11],
  worth: { runner: [4, 4, 7, 7, 7, 7, 7, 7, 7, 7, 7], griffin: [4, 7, 7, 7, 7, 7, 7] },
  treasure: 77,
  turn: 0,
  owed: 0,
  amulet: null,
  turns: 8,
  step: 8,
};

test("a new colour is selected whole, then card by card", () => {
  const hand = cards(view.hand);
  const [gold, runner] = hand;
  if (!gold || !runner) throw new Error("no cards");
  const all = tap(new Set(), gold, hand, null);
  expect([...all]).toEqual(["blue gold/0", "blue runner/0", "blue runner/1"]);
  expect([...tap(all, runner, hand, gold.id)]).toEqual(["blue gold/0", "blue runner/1"]);
});

test("of a pair the second tap selects both, the same one again none", () => {
  const pair = cards(view.hand).slice(0, 2);
  const [gold, runner] = pair;
  if (!gold || !runner) throw new Error("no cards");
  const both = tap(new Set(), gold, pair, null);
  expect([...tap(both, runner, pair, gold.id)]).toEqual([...both]);
  expect([...tap(both, gold, pair, gold.id)]).toEqual([]);
});

test("tapped cards are one action of the catalogue", () => {
  const hand = cards(view.hand);
  expect(actionOf(game, hand.slice(0, 3))).toBe(2);
  expect(actionOf(game, hand.slice(1, 3))).toBe(null);
  expect(actionOf(game, hand)).toBe(null);
});

test("a promise stops at the volcano and says that the race ends", () => {
  const set = cards(view.hand).slice(0, 3);
  expect(promise(game, view, 0, set)).toEqual({ runner: 10, griffin: 0, gold: 1, draws: 0, ends: true, points: 3 });
});

test("where a pair gives more than two, the pack says so", () => {
  const intrepid = { ...game, pack: { ...game.pack, runner_spaces: [0, 1, 3], gold_pieces: [0, 1, 5] } };
  const early = { ...view, runner: [1, 2] };
  expect(promise(intrepid, early, 0, cards(view.hand).slice(0, 3)).runner).toBe(4);
});

test("events change the view one after the other", () => {
  const play = { key: "kaskaria-set-played", args: { seat: 0, colour: "blue", cards: 2, gold: 1, griffin: 0, runner: 1, two: 0 } };
  let now = after(view, play);
  expect(now.hand).toEqual(["blue runner", "red two"]);
  expect(now.played).toEqual(["blue gold", "blue runner"]);
  now = after(now, { key: "kaskaria-figure-moved", args: { seat: 0, figure: "runner", from: 9, to: 10, spaces: 1 } });
  expect(now.runner).toEqual([10, 2]);
  now = after(now, { key: "kaskaria-taken-from-display", args: { seat: 0, space: 3, colour: "blue", motif: "two" } });
  expect(now.hand).toEqual(["blue runner", "blue two", "red two"]);
  expect(now.display[2]).toBe("");
});
