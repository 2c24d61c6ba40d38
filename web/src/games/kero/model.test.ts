import { expect, test } from "vitest";

import { bill, cardOf, choices, dice, diceIn, paidFor, playing, posture, purse, ready, roller, rollKey, swaps, tankOf, verbOf } from "./model";
import type { Card, GameInfo, KeroView, Pack, Side, Territory } from "./types";

const card = (id: string, more: Partial<Card>): Card => ({
  id, start: true, colour: "green", cost: {}, points: 0, none_shall_pass: false, jerrycans: 0, tuareks: 0, explorers: 0, fuellings: 0, ability: "", ...more,
});
const land = (id: string, more: Partial<Territory>): Territory => ({ id, kind: "plain", points: 0, colour: "", bonus: 0, jerrycans: 0, tuareks: 0, ...more });
const good = (gives: Side["gives"]): Side => ({ fire: false, gives });
const FIRE: Side = { fire: true, gives: {} };

const pack: Pack = {
  colours: [{ name: "green", symbol: "♣" }, { name: "red", symbol: "▲" }],
  dice: {
    white: [good({ brick: 1 }), good({ wheat: 1 }), good({ metal: 1 }), good({ recruit: 1 }), good({ jerrycan: 1 }), FIRE],
    green: [good({ wheat: 3 }), FIRE],
    yellow: [good({ brick: 3 }), FIRE],
    blue: [good({ explorer: 1 }), FIRE],
  },
  cards: [
    card("roof", { cost: { brick: 2, jerrycan: 1 }, points: 2 }),
    card("gate", { colour: "red", none_shall_pass: true }),
    card("other gate", { none_shall_pass: true }),
  ],
  territories: [land("valley", { kind: "colour", colour: "green" }), land("springs", { kind: "every-colour", points: 1 }), land("crossing", { kind: "territories" })],
  tuareks: { dice: 2, reroll: 2, thin: 2, move: 2, resources: 3, fuel: 2, expel: 2, scorch: 2 },
  abilities: [],
  most_abilities: 5,
  when: { dice: [], reroll: [], thin: [], move: [], resources: [], fuel: [], expel: [], scorch: [] },
  final_spaces: [1, 2],
  final_points: [1, 3],
  prices: { hire: 2, expel: 2, explorer: ["recruit", "metal"] },
  last_die: 5,
  clock: { capacity: 60000, filling: 100, interval: 900, roll: 0, fuelling: 0 },
  jerrycans: 27,
  explorers: 7,
  start: { jerrycans: 2, tuareks: 2 },
};
const clan = { cards: [], territories: [], tuareks: 2, explorers: [0, 0, 0, 0, 0, 0], home: 7, jerrycans: 2, tiles: [], tank: 60000, level: 60000, points: 0, worth: [], would: [0, 1, 1, 0] };
const view: KeroView = {
  seat: 0,
  tuareks: { dice: 0, reroll: 0, thin: 0, move: 0, resources: 0, fuel: 0, expel: 0, scorch: 0 },
  clans: [clan, { ...clan, explorers: [2, 1, 0, 0, 0, 0] }],
  pile: 20, row: ["roof", "", "", "", "", "gate"], discard: [], claims: 0, hidden_territories: 8, territories: ["valley", "springs", "crossing", ""], gone: [],
  tuarek_pile: 13, tuarek_used: [], face_up: [],
  always: false, now: 0, since: -1, rolled: -1, first: 0, turn: 0, asking: ["start"], chosen: 31, faces: [0, 5, 2, -1, -1, -1, -1, -1], live: 0,
  forgiven: false, fires: 0, resources: { brick: 1, wheat: 0, metal: 0, recruit: 0 }, traded: false, scorches: 0, fuellings: 0, single: 0, placing: 0,
  last_turn: false, turns: 0, outages: 0, supply: 23, dice_prices: [1, 1, 1], burns: 0, rolls: null, fuelling_dice: 0, coming: { brick: 1, wheat: 0, metal: 0, recruit: 0, jerrycan: 2 }, leaders: [1, 1, null, null], moments: ["before", null], step: 0,
};
const rolling: KeroView = { ...view, asking: ["rolling"], since: 2000, rolled: 2000, live: 29 };

test("choices are looked up by key, and only options may be chosen", () => {
  const game: GameInfo = { pack, catalogue: { keys: ["lay flat", "roll white1", "take 1", "take 2"], words: [] } };
  const may = choices(game, [0, 2, 3]);
  expect(may.number("roll white1")).toBe(1);
  expect(may.may("roll white1")).toBe(false);
  expect(may.rest("take")).toEqual(["1", "2"]);
  expect(may.number("fly")).toBe(null);
  expect(rollKey([0, 5])).toBe("roll white1 green");
});

test("a finger that pressed one button does not press the next one that appears under it", () => {
  expect([swaps("thinning", "fuelling"), swaps("fuelling", "start"), swaps("rolling", "camp")]).not.toContain(false);
  expect([swaps(null, "start"), swaps("start", "prepare"), swaps("start", "rolling"), swaps("rolling", "rolling"), swaps("placing", "camp")]).not.toContain(true);
});

test("KO-T1: cab up it drains, cab down it fills, flat it keeps its level", () => {
  expect(posture(rolling, 0)).toBe("up");
  expect(posture(rolling, 1)).toBe("flat");
  const fuelling: KeroView = { ...view, asking: ["prepare", "fuelling"] };
  expect(posture(fuelling, 0)).toBe("down");
  expect(roller(fuelling)).toBe(1);
  expect(tankOf(rolling, pack.clock, 0)).toEqual({ tank: 60000, since: 2000, filling: false, capacity: 60000, percent: 100 });
  expect(tankOf(rolling, pack.clock, 1).since).toBe(null);
});

test("KO-R2: a die that shows fire is locked, unless the fire-eater forgives it", () => {
  const [first, second] = dice(rolling, 31, pack, new Set([0]));
  expect(first).toMatchObject({ id: 0, face: 0, kept: true, locked: false });
  expect(second).toMatchObject({ id: 1, locked: true, blue: false });
  expect(dice({ ...rolling, forgiven: true }, 31, pack, new Set())[1]).toMatchObject({ locked: false, blue: true });
  expect(dice(view, 31, pack, new Set()).every(({ face }) => face === null)).toBe(true);
});

test("KO-F4: the dice of a fuelling come from the view, also for a viewer who joins late", () => {
  expect(diceIn(playing({ ...view, asking: ["prepare", "fuelling"], rolled: 5, live: 3, fuelling_dice: 31 }))).toEqual([0, 1, 2, 3, 4]);
  expect(playing({ ...view, asking: ["prepare", "thinning"] })).toBe(255);
  expect(playing(rolling)).toBe(31);
});

test("KO-M2: a bill says what is missing; Jerrycans come from tokens", () => {
  const roof = cardOf(pack, "roof");
  if (!roof) throw new Error("no card");
  expect(bill(roof, purse(view, 0))).toEqual([{ good: "brick", needs: 2, missing: 1 }, { good: "jerrycan", needs: 1, missing: 0 }]);
  expect(bill(roof, purse(view, 1))[0]?.missing).toBe(2);
});

test("KO-M1: a card that the roll would pay for is marked on one's own turn, as the rules count", () => {
  const wanted = pack.cards.slice(0, 1);
  const enough: KeroView = { ...rolling, coming: { ...view.coming, brick: 2 } };
  expect(ready(rolling, 0, wanted)).toEqual([]);
  expect(ready(enough, 0, wanted)).toEqual(wanted);
  expect(ready(enough, 1, wanted)).toEqual([]);
  expect(ready({ ...enough, asking: ["prepare", "fuelling"] }, 0, wanted)).toEqual([]);
});

test("KO-R1: dice picked up go back as soon as they cannot be paid, or are there already", () => {
  const poorer = (jerrycans: number): KeroView => ({ ...view, clans: [{ ...clan, jerrycans }, clan] });
  expect(paidFor(view, [5, 7])).toEqual([5, 7]);
  expect(paidFor(poorer(1), [5, 7])).toEqual([5]);
  expect(paidFor(poorer(0), [5, 7])).toEqual([]);
  expect(paidFor({ ...poorer(0), dice_prices: [1, 1, 0] }, [5, 7])).toEqual([7]);
  expect(paidFor({ ...view, chosen: 31 | (1 << 5) }, [5, 7])).toEqual([7]);
});

test("a lifted thing stands for a choice", () => {
  expect(verbOf({ kind: "card", space: 3 }, "camp")).toBe("take 3");
  expect(verbOf({ kind: "card", space: 3 }, "scorching")).toBe("scorch 3");
  expect(verbOf({ kind: "land", space: 2 }, "camp")).toBe("explore 2");
  expect(verbOf({ kind: "final", which: "double" }, "camp")).toBe("explore double");
  expect(verbOf({ kind: "tuarek", which: "fuel" }, "camp")).toBe("free fuel");
  expect(verbOf({ kind: "tuarek", which: "move" }, "camp")).toBe(null);
});
