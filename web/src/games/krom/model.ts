/**
 * The room's logic without a screen: what lies where, what a fight would lead to, what is missing. Pure,
 * and without rules: what may be chosen is a number in the question's options.
 */
import {
  BEAST, COMBINATION, GOODS, PLACE, TOKENS,
  type Ask, type BonusCard, type Bundle, type Combination, type Countering, type Evolution, type Fighting, type GameInfo, type KromView, type Pack, type Place, type Prey,
} from "./types";

/** The numbers of all choices, by key. */
export function numbers(game: Pick<GameInfo, "catalogue">): ReadonlyMap<string, number> {
  return new Map(game.catalogue.keys.map((key, number) => [key, number]));
}

export const bonus = (pack: Pack, id: string): BonusCard | undefined => pack.bonus.find((card) => card.id === id);
export const evolution = (pack: Pack, id: string): Evolution | undefined => pack.evolutions.find((card) => card.id === id);
export const prey = (pack: Pack, id: string): Prey | undefined => pack.hunting.find((card) => card.id === id);

/** The question below any cards on the table; null if there is none. */
export function ground(view: KromView): Exclude<Ask, Countering> | null {
  const [first] = view.asks;
  return first === undefined || first.ask === "counter" ? null : first;
}

/** The card on the table and the counters on it, the lowest first. */
export function pile(view: KromView): Countering[] {
  return view.asks.filter((ask) => ask.ask === "counter");
}

/** The destinations, once everyone has laid one and all are turned over; null before. */
export function revealed(view: KromView): Place[] | null {
  const base = ground(view);
  if (base?.ask !== "destination") return null;
  const places = base.sealed.flatMap((laid) => PLACE.find((place) => place === laid) ?? []);
  return places.length === base.sealed.length ? places : null;
}

/** The destinations of those who have turned theirs over but not moved yet; null otherwise. */
export function bound(view: KromView): Place[] | null {
  const places = revealed(view);
  return places !== null && places.some((place, seat) => place !== view.place[seat]) ? places : null;
}

export interface Fighter {
  /** A seat, or the Kromosaurus. */
  readonly who: number;
  readonly total: number;
  /** The dice, and what cards or size added to them. */
  readonly dice: readonly number[];
  readonly added: number;
  readonly weight: number;
  /** From 1, if all passed now; 0 while unknown. */
  readonly rank: number;
  readonly loss: number;
  readonly left: number;
  readonly passed: boolean;
  readonly asked: boolean;
  /** Another fighter has the same total. */
  readonly level: boolean;
}

export function weight(pack: Pack, view: KromView, who: number): number {
  if (who === BEAST) return pack.beast.weight;
  return pack.characters.find(({ id }) => id === view.character[who])?.weight ?? 0;
}

/** The fighters in seat order, and how each would end if all passed now, as far as the rules have computed it. */
export function fighters(pack: Pack, view: KromView, fight: Fighting): Fighter[] {
  const forecast = view.forecast;
  const players = fight.fighters.filter((who) => who !== BEAST).length;
  return fight.fighters.map((who, i) => {
    const total = fight.totals[i] ?? 0;
    return {
      who,
      total,
      dice: fight.dice[i] ?? [],
      added: (fight.dice[i] ?? []).reduce((rest, die) => rest - die, total),
      weight: weight(pack, view, who),
      rank: forecast?.ranks[i] ?? 0,
      loss: forecast?.losses[i] ?? 0,
      left: forecast?.left[i] ?? 1,
      passed: forecast?.passed[i] ?? false,
      asked: i === fight.turn && fight.passes < players,
      level: total > 0 && fight.totals.some((other, j) => j !== i && other === total),
    };
  });
}

/** What is missing to pay a cost. */
export function missing(cost: Bundle, purse: readonly number[]): Bundle {
  const out: Partial<Record<(typeof TOKENS)[number], number>> = {};
  TOKENS.forEach((good, i) => {
    const want = (cost[good] ?? 0) - (purse[i] ?? 0);
    if (want > 0) out[good] = want;
  });
  return out;
}

/** What a bonus card gives its player now: as computed by the rules, or as printed. */
export const given = (view: KromView, card: BonusCard): Bundle => view.brings.cards[card.id] ?? card.gives;
export const caught = (view: KromView, space: number, card: Prey, extra: number): Bundle => view.brings.prey[space]?.[extra] ?? card.gives;
export const rewarded = (pack: Pack, view: KromView, made: Combination): readonly Bundle[] => view.brings.climb[made] ?? pack.mountain.rewards[made];

/** How much of these goods a seat has. */
export function has(view: KromView, seat: number, goods: Bundle): Bundle {
  const all = [...TOKENS.map((good, i): [string, number] => [good, view.tokens[seat]?.[i] ?? 0]), ["life", view.life[seat] ?? 0] as const];
  return Object.fromEntries(all.filter(([good]) => good in goods));
}

/** How much less there is of each good than printed. */
export function less(printed: Bundle, now: Bundle): Bundle {
  return Object.fromEntries(parts(printed).flatMap(({ good, count }) => (count > (now[good] ?? 0) ? [[good, count - (now[good] ?? 0)]] : [])));
}

/** Which of these goods the supply cannot provide now, so that nobody goes there in vain. */
export function scarce(pack: Pack, view: KromView, goods: Bundle): Bundle {
  return pack.rules.includes("endless_supply") ? {} : missing(goods, view.supply);
}

export function parts(bundle: Bundle): { good: (typeof GOODS)[number]; count: number }[] {
  return GOODS.flatMap((good) => (bundle[good] ? [{ good, count: bundle[good] ?? 0 }] : []));
}

/** How many cards are left in the picking deck, and how many of them give a good. */
export function inDeck(pack: Pack, view: KromView): { cards: number; with: (good: (typeof GOODS)[number]) => number } {
  const rest = pack.picking.map((card) => ({ card, copies: card.copies - view.picked.filter((id) => id === card.id).length }));
  return {
    cards: view.decks[0] ?? 0,
    with: (good) => rest.reduce((sum, { card, copies }) => sum + (card.gives[good] ? copies : 0), 0),
  };
}

/** The combination that five dice make; null if none. */
export function reached(pack: Pack, dice: readonly number[]): Combination | null {
  return pack.mountain.reads[[...dice].sort((a, b) => a - b).join("")] ?? null;
}

/** Of a hundred throws of the loose dice, how many make each combination, as computed by the rules. */
export function chances(pack: Pack, dice: readonly number[], loose: ReadonlySet<number>): Record<Combination, number> | null {
  const held = dice.filter((_, i) => !loose.has(i)).sort((a, b) => a - b).join("");
  const odds = pack.mountain.odds[held];
  return odds === undefined ? null : (Object.fromEntries(COMBINATION.map((one, i) => [one, odds[i] ?? 0])) as Record<Combination, number>);
}

/** The key that throws these dice again; the first die is 0. */
export function reroll(loose: ReadonlySet<number>): string {
  return `reroll ${[...loose].sort((a, b) => a - b).map((i) => i + 1).join(" ")}`;
}

/** Each card of a pile once, with its count, the last one laid first. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of [...cards].reverse()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export interface Held {
  readonly id: string;
  readonly card: string;
}

/** Give each card of a hand an id. */
export function held(hand: readonly string[]): Held[] {
  return hand.map((card, i) => ({ card, id: `${card}/${hand.slice(0, i).filter((other) => other === card).length}` }));
}
