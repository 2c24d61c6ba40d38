import { expect, test } from "vitest";
import { Director, type Hooks } from "./director";
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

function stage(): { told: string[]; director: Director; shown: () => KaskariaView } {
  const told: string[] = [];
  let shown = start;
  const say = async (what: string): Promise<void> => void told.push(what);
  const hooks: Hooks = {
    show: (view) => (shown = view),
    busy: (busy) => told.push(busy ? "busy" : "idle"),
    fly: (_card, _turns, from, to) => say(`fly ${from} ${to}`),
    lay: async (set, _seat, after) => {
      after();
      told.push(`lay ${set.length}`);
    },
    clear: (set) => say(`clear ${set.length}`),
    walk: async (figure, _seat, from, to, go) => {
      go();
      told.push(`${figure} ${from}-${to}`);
    },
    coins: (pieces) => say(`coins ${pieces}`),
    waterfall: () => say("waterfall"),
    volcano: () => say("volcano"),
    pause: () => Promise.resolve(),
    hurry: () => undefined,
    stop: () => told.push("stop"),
  };
  return { told, director: new Director(start, hooks), shown: () => shown };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

test("a step is shown event by event and ends with the view it came with", async () => {
  const { told, director, shown } = stage();
  const after = { ...start, hand: [], sizes: [0, 5], runner: [1, 0], gold: [1, 0], treasure: 79, discard: ["blue gold", "blue runner"], turn: 1, step: 1 };
  director.receive(after, events, false);
  await settled();
  expect(told).toEqual(["busy", "lay 2", "runner 0-1", "coins 1", "clear 2", "idle"]);
  expect(shown()).toBe(after);
});

test("whoever wants calm, or jumps, sees the latest view at once", async () => {
  const { told, director, shown } = stage();
  const calm = { ...start, step: 1 };
  director.receive(calm, events, true);
  expect(shown()).toBe(calm);
  const back = { ...start, step: 0 };
  director.receive(back, events, false);
  await settled();
  expect(shown()).toBe(back);
  expect(told).toEqual(["stop", "idle", "stop", "idle"]);
});

test("a jump in the middle of a step ends it", async () => {
  const { director, shown } = stage();
  director.receive({ ...start, step: 1 }, events, false);
  const far = { ...start, step: 9 };
  director.receive(far, events, false);
  await settled();
  expect(shown()).toBe(far);
});
