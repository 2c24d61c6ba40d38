import { expect, test } from "vitest";

import { Director } from "../../stage/director";
import { performer, type Hands } from "./script";
import type { KaskariaView } from "./types";

const start: KaskariaView = {
  seat: 0,
  seats: 2,
  hand: ["blue gold", "blue runner"],
  sizes: [2, 5],
  known: [[], []],
  display: ["red gold", "red griffin", "blue two"],
  discard: [],
  played: [],
  pile: 30,
  shelf: 10,
  runner: [0, 0],
  griffin: [0, 0],
  gold: [0, 0],
  points: [14, 14],
  worth: { runner: [], griffin: [] },
  treasure: 80,
  turn: 0,
  owed: 0,
  amulet: null,
  turns: 0,
  step: 0,
};

const events = [
  { key: "kaskaria-set-played", args: { seat: 0, colour: "blue", cards: 2, gold: 1, griffin: 0, runner: 1, two: 0 } },
  { key: "kaskaria-figure-moved", args: { seat: 0, figure: "runner", from: 0, to: 1, spaces: 1 } },
  { key: "kaskaria-gold-taken", args: { seat: 0, pieces: 1, treasure: 79 } },
];

function stage(): { calls: string[]; director: Director<KaskariaView>; shown: () => KaskariaView } {
  const calls: string[] = [];
  let shown = start;
  const say = async (what: string): Promise<void> => void calls.push(what);
  const hands: Hands = {
    fly: (_card, _turns, from, to) => say(`fly ${from} ${to}`),
    expect: (card) => calls.push(card === null ? "landed" : `expect ${card}`),
    lay: async (set, _seat, go) => {
      go();
      calls.push(`lay ${set.length}`);
    },
    clear: (set) => say(`clear ${set.length}`),
    walk: async (figure, _seat, from, to, go) => {
      go();
      calls.push(`${figure} ${from}-${to}`);
    },
    coins: (pieces) => say(`coins ${pieces}`),
    waterfall: () => say("waterfall"),
    volcano: () => say("volcano"),
    pause: () => Promise.resolve(),
    stop: () => calls.push("stop"),
  };
  const director = new Director<KaskariaView>({
    show: (view) => (shown = view),
    tell: () => undefined,
    done: ({ view }) => (shown = view),
    busy: (busy) => calls.push(busy ? "busy" : "idle"),
    still: () => false,
    speed: () => "normal",
  });
  director.place(start);
  director.join(performer(hands));
  return { calls, director, shown: () => shown };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

test("a set is laid, walked and paid for, and cleared away before the turn is over", async () => {
  const { calls, director, shown } = stage();
  const after = { ...start, hand: [], sizes: [0, 5], runner: [1, 0], gold: [1, 0], treasure: 79, discard: ["blue gold", "blue runner"], turn: 1, step: 1 };
  director.put({ view: after, events });
  await settled();
  expect(calls).toEqual(["busy", "lay 2", "runner 0-1", "coins 1", "clear 2", "idle"]);
  expect(shown()).toBe(after);
});

test("a place is kept in the player's own hand while a card flies; a rival's card goes to its hero", async () => {
  const { calls, director } = stage();
  const taken = (seat: number): { key: string; args: Record<string, unknown> } => ({
    key: "kaskaria-taken-from-display",
    args: { seat, space: 3, colour: "blue", motif: "two" },
  });
  director.put({ view: start, events: [taken(0), taken(1)] });
  await settled();
  expect(calls).toEqual(["busy", "expect blue two", "fly display-3 coming", "landed", "fly display-3 seat-1", "idle"]);
});

test("a waterfall and the volcano have their moments", async () => {
  const { calls, director, shown } = stage();
  director.put({
    view: { ...start, amulet: 0 },
    events: [{ key: "kaskaria-waterfall", args: { pile: 40 } }, { key: "kaskaria-amulet-taken", args: { seat: 0 } }],
  });
  await settled();
  expect(calls).toEqual(["busy", "waterfall", "volcano", "idle"]);
  expect(shown().amulet).toBe(0);
});
