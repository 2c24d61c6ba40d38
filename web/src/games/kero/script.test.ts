import { expect, test } from "vitest";

import { after } from "./after";
import { performer, type Hands } from "./script";
import type { EventInfo, KeroView, Pack } from "./types";

const clan = { cards: [], territories: [], tuareks: 2, explorers: [0, 0, 0, 0, 0, 0], home: 7, jerrycans: 2, tiles: [], tank: 60000, level: 60000 };
const pack = { cards: [{ id: "roof", cost: { brick: 1, jerrycan: 1 } }], prices: { hire: 2, expel: 2 } } as unknown as Pack;
const view = {
  seat: 0,
  turn: 0,
  clans: [clan, { ...clan, explorers: [2, 0, 0, 0, 0, 0], home: 5 }],
  pile: 20, row: ["a", "b", "c", "d", "e", "roof"], discard: [], territories: ["valley", "mesa", "", ""], tuarek_pile: 13, claims: 0,
  resources: { brick: 2, wheat: 0, metal: 0, recruit: 0 }, tuareks: { fuel: 1, thin: 0 }, tuarek_used: ["dice"],
} as unknown as KeroView;
const event = (key: string, args: Record<string, unknown>): EventInfo => ({ key, args });

/** The rulebook's example: B and F are taken, E burns, the rest slides right and is filled up. */
test("KO-X1: a card burns, the rest slides right, new ones come from the right to the left", () => {
  let now = view;
  now = after(now, event("kero-card-taken", { seat: 0, space: 2, card: "b" }), pack);
  now = after(now, event("kero-card-taken", { seat: 0, space: 6, card: "roof" }), pack);
  expect(now.resources.brick).toBe(1);
  expect(now.clans[0]?.jerrycans).toBe(1);
  now = after(now, event("kero-card-burnt", { space: 5, card: "e" }), pack);
  expect(now.row).toEqual(["a", "", "c", "d", "", ""]);
  for (const [space, card] of [[3, "x"], [2, "y"], [1, "z"]] as const) now = after(now, event("kero-space-filled", { space, card }), pack);
  expect(now.row).toEqual(["z", "y", "x", "a", "c", "d"]);
});

test("KO-L2: a won territory goes to its clan, and all Explorers on it go home", () => {
  const now = after(view, event("kero-land-won", { seat: 1, land: "valley" }), pack);
  expect(now.territories[0]).toBe("");
  expect(now.clans[1]).toMatchObject({ territories: ["valley"], home: 7 });
});

test("KO-R3: a truck laid flat keeps its KERO before anything flies", () => {
  const running = { ...view, since: 4000, rolled: 9000, asking: ["rolling"] } as unknown as KeroView;
  const now = after(running, event("kero-laid-flat", { seat: 0, level: 51_000 }), pack);
  expect([now.since, now.asking, now.clans[0]?.tank]).toEqual([-1, ["camp"], 51_000]);
});

test("KO-F3: a truck that was fuelled lies with what it holds", () => {
  const filling = { ...view, since: 4000, asking: ["prepare", "fuelling"] } as unknown as KeroView;
  const now = after(filling, event("kero-fuelled", { seat: 1, level: 44_000 }), pack);
  expect([now.since, now.asking, now.clans[1]?.level]).toEqual([-1, ["prepare"], 44_000]);
  const dry = after({ ...filling, asking: ["fuelling"] }, event("kero-fuelled", { seat: 1, level: 9000 }), pack);
  expect(dry.asking).toEqual(["start"]);
});

test("an Explorer walks from one territory to another, or home", () => {
  const moved = after(view, event("kero-explorer-moved", { seat: 1, from: 1, to: 2 }), pack);
  expect(moved.clans[1]?.explorers.slice(0, 2)).toEqual([1, 1]);
  const sent = after(view, event("kero-sent-home", { seat: 0, target: 1, space: 1 }), pack);
  expect(sent.clans[1]).toMatchObject({ home: 6 });
});

test("while KERO flows nothing is waited for; the dice get the mask that was thrown", () => {
  const notes: string[] = [];
  const hands: Hands = {
    fly: async (thing, from, to) => void notes.push(`${thing.kind} ${from} ${to}`),
    threw: (dice) => void notes.push(`threw ${dice.join()}`),
    burn: async (space) => void notes.push(`burn ${space}`),
    slide: async (show) => (show(), void notes.push("slide")),
    land: async () => void notes.push("land"),
    moment: async (what) => void notes.push(what),
    sound: () => undefined,
    stop: () => undefined,
  };
  const { script } = performer(hands, () => pack);
  expect(script(event("kero-rolled", { seat: 0, thrown: [0, 5] }), view)).toEqual([]);
  expect(script(event("kero-tipped", { seat: 0 }), view)).toEqual([]);
  for (const act of script(event("kero-card-taken", { seat: 1, space: 6, card: "roof" }), view)) void act(() => undefined);
  expect(notes).toEqual(["threw 0,5", "card row-6 clan-1"]);
});

test("KO-R4: an outage is seen, the truck upright and empty, before anything else moves", async () => {
  const notes: string[] = [];
  const hands = { land: async () => void notes.push("land"), moment: async (what: string) => void notes.push(what) } as unknown as Hands;
  const { script } = performer(hands, () => pack);
  const rolling: KeroView = { ...view, asking: ["rolling"], since: 5 };
  for (const act of script(event("kero-outage", { seat: 0 }), rolling))
    await act(({ asking, clans, since }) => notes.push(`${asking.join()} ${clans[0]?.level} ${since}`));
  expect(notes.slice(0, 3)).toEqual(["rolling 0 -1", "land", "outage"]);
});

test("collected goods fly from the die that gave them; those of an ability, from the camp", async () => {
  const notes: string[] = [];
  const hands = { fly: async (_thing: unknown, from: string, to: string) => void notes.push(`${from} ${to}`), sound: () => undefined } as unknown as Hands;
  const dice = { white: [{ gives: { brick: 1 } }, { gives: {}, fire: true }], green: [{ gives: { wheat: 3 } }], yellow: [], blue: [] };
  const rolled = { ...view, chosen: 0b100011, faces: [0, 1, -1, -1, -1, 0, -1, -1] };
  const { script } = performer(hands, () => ({ ...pack, dice }) as unknown as Pack);
  for (const act of script(event("kero-collected", { seat: 0, brick: 2, wheat: 3 }), rolled)) await act(() => undefined);
  expect(notes).toEqual(["die-0 good-brick", "clan-0 good-brick", "die-5 good-wheat", "die-5 good-wheat", "die-5 good-wheat"]);
});

test("the tray belongs to whose turn it is: the rival's goods fly there, and to no other's", async () => {
  const notes: string[] = [];
  const hands = { fly: async (_thing: unknown, from: string, to: string) => void notes.push(`${from} ${to}`) } as unknown as Hands;
  const { script } = performer(hands, () => pack);
  const gift = event("kero-jerrycans", { seat: 1, jerrycans: 1, held: 1 });
  for (const turn of [1, 0]) for (const act of script(gift, { ...view, turn })) await act(() => undefined);
  expect(notes).toEqual(["pile good-jerrycan", "pile clan-1"]);
});

test("the row slides before a card comes to the space that is free", async () => {
  const notes: string[] = [];
  const hands = {
    fly: async (_thing: unknown, from: string, to: string) => void notes.push(`${from} ${to}`),
    slide: async (show: () => void) => (notes.push("slide"), show()),
  } as unknown as Hands;
  const rows: (readonly string[])[] = [];
  const { script } = performer(hands, () => pack);
  const gap = { ...view, row: ["a", "b", "c", "", "e", "roof"] };
  for (const act of script(event("kero-space-filled", { space: 1, card: "z" }), gap)) await act((shown) => rows.push(shown.row));
  expect(notes).toEqual(["slide", "pile row-1"]);
  expect(rows).toEqual([["", "a", "b", "c", "e", "roof"], ["z", "a", "b", "c", "e", "roof"]]);
});

test("KO-M2: wheat that is traded leaves the tray, and Jerrycans come from the box", async () => {
  const notes: string[] = [];
  const hands = { fly: async (thing: { name: string }, from: string, to: string) => void notes.push(`${thing.name} ${from} ${to}`) } as unknown as Hands;
  const rich = { ...view, resources: { ...view.resources, wheat: 3 } };
  const { script } = performer(hands, () => pack);
  for (const act of script(event("kero-traded", { seat: 0, wheat: 2 }), rich)) await act(() => undefined);
  for (const act of script(event("kero-jerrycans", { seat: 0, jerrycans: 2, held: 4 }), rich)) await act(() => undefined);
  expect(notes).toEqual(["wheat good-wheat pile", "wheat good-wheat pile", "jerrycan pile good-jerrycan"]);
  expect(after(rich, event("kero-traded", { seat: 0, wheat: 2 }), pack).resources.wheat).toBe(1);
});

test("KO-N1: a player's own draw is seen with its face, a rival's with its back", async () => {
  const notes: string[] = [];
  const hands = { fly: async (thing: { name: string }, from: string, to: string) => void notes.push(`${thing.name} ${from} ${to}`) } as unknown as Hands;
  const { script } = performer(hands, () => pack);
  const own = event("kero-tuarek-drawn-known", { seat: 0, tuarek: "fuel" });
  for (const act of [...script(own, view), ...script(event("kero-tuarek-drawn", { seat: 1 }), view)]) await act(() => undefined);
  expect(notes).toEqual(["tuarek-fuel tuareks tiles-0", "tuarek tuareks clan-1"]);
  const drawn = after(view, own, pack);
  expect([drawn.tuareks.fuel, drawn.clans[0]?.tuareks, drawn.tuarek_pile]).toEqual([2, 3, 12]);
  const played = after(drawn, event("kero-tuarek-played", { seat: 0, tuarek: "fuel" }), pack);
  expect([played.tuareks.fuel, played.clans[0]?.tuareks]).toEqual([1, 2]);
});

test("payments and gifts are animated", () => {
  expect(after(view, event("kero-hired", { seat: 0 }), pack).clans[0]?.jerrycans).toBe(0);
  expect(after(view, event("kero-die-added", { seat: 0, die: "green", paid: 1 }), pack).clans[0]?.jerrycans).toBe(1);
  expect(after(view, event("kero-gift-given", { seat: 0, brick: 2, resource: "brick", other: "brick" }), pack).resources.brick).toBe(4);
  expect(after(view, event("kero-sent-home", { seat: 0, target: 1, space: 1 }), pack).clans.map(({ jerrycans }) => jerrycans)).toEqual([0, 4]);
  expect(after(view, event("kero-tuareks-shuffled", { tiles: 9 }), pack)).toMatchObject({ tuarek_pile: 9, tuarek_used: [] });
});
