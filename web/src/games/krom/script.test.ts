import { expect, test } from "vitest";

import { Director } from "../../stage/director";
import { pack, view } from "./fixture";
import { performer, type Hands } from "./script";
import type { EventInfo, KromView } from "./types";

const event = (key: string, args: Record<string, unknown> = {}): EventInfo => ({ key: `krom-${key}`, args });

function stage(heard = false): { calls: string[]; director: Director<KromView>; shown: () => KromView } {
  const calls: string[] = [];
  let shown = view;
  const say = async (what: string): Promise<void> => void calls.push(what);
  const hands: Hands = {
    pause: (ms) => (ms > 0 ? say(`${ms}`) : Promise.resolve()),
    start: () => undefined,
    settle: () => Promise.resolve(),
    landed: () => calls.push("landed"),
    floor: () => say("floor"),
    hunts: (hunt) => calls.push(`hunt ${hunt?.total} of ${hunt?.value}`),
    caught: (caught) => calls.push(caught ? "caught" : "escaped"),
    clear: () => undefined,
    walk: async (go) => {
      go();
      calls.push("walk");
    },
    fly: (thing, from, to) => say(`fly ${thing.kind} ${from} ${to}`),
    carry: (card, from, to) => say(`carry ${card} ${from} ${to}`),
    great: (words) => say(words),
    sound: () => undefined,
    stop: () => undefined,
  };
  const director = new Director<KromView>({
    show: (next) => (shown = next),
    tell: ({ key }) => void (heard && calls.push(key)),
    done: (step) => (shown = step.view),
    busy: () => undefined,
    still: () => false,
    speed: () => "normal",
  });
  director.place(view);
  director.join(performer(hands, () => pack, ({ key }) => key));
  return { calls, director, shown: () => shown };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

test("all turn over, all walk together, and only then the next phase begins", async () => {
  const { calls, director } = stage();
  const moves = [0, 1, 2].map((seat) => event("moved", { seat, place: "forest" }));
  director.put({ view, events: [...moves, event("phase-begins", { seat: 0, place: "forest" })] });
  await settled();
  expect(calls).toEqual(["550", "walk", "250"]);
});

test("later events are not logged before all have walked", async () => {
  const { calls, director } = stage(true);
  const moves = [0, 1, 2].map((seat) => event("moved", { seat, place: "forest" }));
  director.put({ view, events: [...moves, event("combat-begins", { place: "forest", fighters: [0, 1, 2] })] });
  await settled();
  expect(calls.slice(-4)).toEqual(["550", "walk", "krom-combat-begins", "500"]);
});

test("every card lies there for the same time, then takes effect", async () => {
  const { calls, director } = stage();
  director.put({
    view,
    events: [
      event("combat-begins", { place: "cave", fighters: [0, 1] }),
      event("card-played", { seat: 1, card: "fury" }),
      event("dice-added", { seat: 1, dice: [2, 3], total: 9 }),
    ],
  });
  await settled();
  expect(calls).toEqual(["500", "fly card seat-1 stage", "landed", "floor", "700"]);
});

test("every fighter has a place from the start, the beast too (KR-K2)", async () => {
  const { director, shown } = stage();
  director.place({ ...view, beast: { life: 10, place: "savanna" } });
  const seen: number[][] = [];
  const fighting = event("combat-begins", { place: "savanna", fighters: [0, 2] });
  director.put({ view, events: [fighting, event("beast-fights", { life: 10 }), event("beast-rolled", { die: 5, total: 7 })] });
  for (let i = 0; i < 20; i += 1) {
    const [base] = shown().asks;
    if (base?.ask === "combat") seen.push([...base.fighters]);
    await Promise.resolve();
  }
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((all) => all.join() === "0,2,6")).toBe(true);
});

test("a hunt, its reward, and the end of the game", async () => {
  const { calls, director } = stage();
  director.put({
    view,
    events: [
      event("hunted", { seat: 0, card: "hare", dice: [4], total: 4 }),
      event("gained-bone", { seat: 0, count: 1 }),
      event("game-won", { seat: 0, points: 10 }),
    ],
  });
  await settled();
  expect(calls).toEqual(["hunt 4 of 3", "900", "caught", "fly token stage seat-0", "700", "krom-game-won"]);
});

test("whether a prey is caught comes from the event, not from the dice (KR-P3)", async () => {
  const { calls, director } = stage();
  director.put({ view, events: [event("hunted", { seat: 0, card: "hare", dice: [6], total: 6 }), event("prey-escaped", { seat: 0, card: "hare" })] });
  await settled();
  expect(calls).toEqual(["hunt 6 of 3", "900", "escaped", "300"]);
});
