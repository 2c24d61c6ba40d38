import { expect, test } from "vitest";

import { after, walked } from "./after";
import { pack, view } from "./fixture";
import { caught, counted, fighters, given, ground, has, held, inDeck, less, missing, pile, reached, reroll, revealed, rewarded, scarce } from "./model";
import { same } from "./same";
import type { EventInfo, Fighting, KromView } from "./types";

const event = (key: string, args: Record<string, unknown> = {}): EventInfo => ({ key: `krom-${key}`, args });
const play = (start: KromView, ...events: EventInfo[]): KromView => events.reduce(after, start);
const fight: Fighting = { ask: "combat", fighters: [0, 1, 2], totals: [4, 6, 6], dice: [[4], [1, 2], [6]], turn: 1, passes: 1 };

test("the rules forecast a fight; while dice roll, the result is unknown", () => {
  const forecast = { ranks: [3, 1, 2], losses: [2, 0, 0], left: [5, 5, 2], passed: [true, false, false] };
  const fightView = { ...view, here: "forest", forecast, asks: [fight] } as const;
  const all = fighters(pack, fightView, fight);
  expect(all.map(({ rank, loss, left }) => [rank, loss, left])).toEqual([[3, 2, 5], [1, 0, 5], [2, 0, 2]]);
  expect(all.map(({ asked }) => asked)).toEqual([false, true, false]);
  expect(all.map(({ level }) => level)).toEqual([false, true, true]);
  expect(after(fightView, event("passed", { seat: 1 })).forecast?.passed).toEqual([true, true, false]);
  const added = after(fightView, event("value-added", { seat: 0, value: 1, total: 5 }));
  expect(fighters(pack, added, fight).map(({ rank }) => rank)).toEqual([0, 0, 0]);
});

test("missing goods, cards left in the deck, combinations, and dice to throw again", () => {
  expect(missing({ wood: 1, kroms: 2 }, [5, 0, 0, 0])).toEqual({ wood: 1 });
  const deck = inDeck(pack, { ...view, picked: ["dry-sticks"] });
  expect([deck.cards, deck.with("wood"), deck.with("life")]).toEqual([6, 3, 0]);
  expect(reached(pack, [5, 2, 6, 2, 5])).toBe("two-pairs");
  expect(reached(pack, [])).toBeNull();
  expect(reroll(new Set([4, 0]))).toBe("reroll 1 5");
  expect(held(["fury", "fury"]).map(({ id }) => id)).toEqual(["fury/0", "fury/1"]);
});

test("shortages in the supply are shown before a player goes there (KR-C2)", () => {
  const empty: KromView = { ...view, supply: [50, 12, 12, 1] };
  expect(scarce(pack, empty, { kroms: 3, bone: 2, life: 2 })).toEqual({ bone: 1 });
  expect(less({ kroms: 3, bone: 2 }, { bone: 1 })).toEqual({ kroms: 3, bone: 1 });
  expect(less({ kroms: 3, bone: 2 }, { kroms: 3, bone: 2 })).toEqual({});
  expect(scarce({ ...pack, rules: ["endless_supply"] }, empty, { bone: 2 })).toEqual({});
});

test("a card's targets show how much they have of its goods (KR-B3)", () => {
  const rich: KromView = { ...view, tokens: view.tokens.map(() => [4, 0, 2, 1]), life: view.life.map(() => 3) };
  expect(has(rich, 1, { kroms: 2, life: 3 })).toEqual({ kroms: 4, life: 3 });
});

test("the reward shown is what the rules give now (KR-C2)", () => {
  const brings = { rest: null, prey: [[{}, { bone: 1 }]], climb: { pair: [{ kroms: 1 }] }, cards: { fury: { kroms: 2 } } };
  const short: KromView = { ...view, brings };
  const [hare, fury] = [pack.hunting[0]!, pack.bonus[0]!];
  expect([caught(short, 0, hare, 0), caught(short, 0, hare, 1), caught(view, 0, hare, 0)]).toEqual([{}, { bone: 1 }, { bone: 1 }]);
  expect([rewarded(pack, short, "pair"), rewarded(pack, view, "pair")]).toEqual([[{ kroms: 1 }], [{ kroms: 3 }]]);
  expect([given(short, fury), given(view, fury)]).toEqual([{ kroms: 2 }, {}]);
  expect(after(short, event("phase-begins", { seat: 1, place: "forest" })).brings.climb).toEqual({});
});

test("destinations are turned over before anyone walks", () => {
  const laid = play(view, event("moved", { seat: 0, place: "forest" }), event("moved", { seat: 1, place: "forest" }));
  expect(revealed(laid)).toBeNull();
  const all = after(laid, event("moved", { seat: 2, place: "cave" }));
  expect(all.place).toEqual(view.place);
  expect(revealed(all)).toEqual(["forest", "forest", "cave"]);
  expect(walked(all, revealed(all) ?? []).place).toEqual(["forest", "forest", "cave"]);
});

test("a fight from its dice to a card that is countered, and one that is not", () => {
  const begun = play(
    view,
    event("combat-begins", { place: "cave", fighters: [0, 1] }),
    event("rolled", { seat: 0, die: 3 }),
    event("rolled", { seat: 1, die: 4 }),
    event("card-played", { seat: 0, card: "fury" }),
  );
  expect(begun.hand).toEqual(["raised-eyebrow"]);
  expect(pile(begun).map(({ card }) => card)).toEqual(["fury"]);
  const countered = play(begun, event("countered", { seat: 1, card: "raised-eyebrow", target: 0 }), event("cancelled", { seat: 0, card: "fury" }));
  expect(pile(countered)).toEqual([]);
  expect(countered.played).toEqual(["fury", "raised-eyebrow"]);
  const added = after(begun, event("dice-added", { seat: 0, dice: [1, 2], total: 6 }));
  expect(pile(added)).toEqual([]);
  expect(ground(added)).toMatchObject({ totals: [6, 4] });
});

test("a discard is looked through card by card, the last one first", () => {
  expect(counted(["fury", "wasp-nest", "fury"])).toEqual([{ card: "fury", count: 2 }, { card: "wasp-nest", count: 1 }]);
});

test("things change hands", () => {
  const robbed = play(view, event("handed-kroms", { seat: 1, target: 0, count: 3 }), event("card-robbed-known", { seat: 0, target: 2, card: "wasp-nest" }));
  expect(robbed.tokens.map(([kroms]) => kroms)).toEqual([8, 2, 5]);
  expect(robbed.sizes).toEqual([3, 1, 0]);
  expect(robbed.hand).toContain("wasp-nest");
  const made = play(view, event("lost-kroms", { seat: 0, count: 2, paid: 1 }), event("realised", { seat: 0, card: "torch", points: 1 }), event("idea-appears", { space: 1, card: "rope" }));
  expect(made.points).toEqual([1, 1, 0]);
  expect(made.ideas[0]).toBe("rope");
  expect(made.supply[0]).toBe(37);
});

test("a choice made early is kept only while it means the same", () => {
  const other = { ...view, prey: ["mammoth", "hare", "hare", "hare"] };
  expect(same("hunt 1 +0", view, other)).toBe(false);
  expect(same("hunt 2 +0", view, other)).toBe(true);
  const card = after(view, event("card-played", { seat: 1, card: "fury" }));
  expect(same("allow", view, card)).toBe(false);
  expect(same("pass", { ...view, asks: [fight] }, { ...view, asks: [{ ...fight, totals: [4, 9, 6] }] })).toBe(false);
});

test("an early card is played only in the situation it was chosen for (KR-B4)", () => {
  const counter = { ask: "counter", seat: 1, card: "fury", target: null, answered: [] } as unknown as KromView["asks"][number];
  const other = { ...counter, card: "wasp-nest" } as typeof counter;
  const on = (...asks: KromView["asks"]): KromView => ({ ...view, asks });
  expect(same("play raised-eyebrow", on(fight, counter), on(fight, counter))).toBe(true);
  expect(same("play raised-eyebrow", on(fight, counter), on(fight, other))).toBe(false);
  expect(same("play fury", on(fight), on({ ...fight, totals: [4, 6, 8] }))).toBe(false);
  expect(same("play fury", on(fight), on(fight))).toBe(true);
});
