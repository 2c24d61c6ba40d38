/**
 * The room without a screen: what lies where, what a fight would come to, what is missing.
 * Pure, and no rules: what may be chosen is a number in the question's options.
 */
import {
  BEAST, COMBINATION, GOODS, PLACE, TOKENS,
  type Ask, type BonusCard, type Bundle, type Combination, type Countering, type Evolution, type Fighting, type GameInfo, type KromView, type Pack, type Place, type Prey,
} from "./types";

/** The numbers of all choices by their keys. */
export function numbers(game: Pick<GameInfo, "catalogue">): ReadonlyMap<string, number> {
  return new Map(game.catalogue.keys.map((key, number) => [key, number]));
}

export const bonus = (pack: Pack, id: string): BonusCard | undefined => pack.bonus.find((card) => card.id === id);
export const evolution = (pack: Pack, id: string): Evolution | undefined => pack.evolutions.find((card) => card.id === id);
export const prey = (pack: Pack, id: string): Prey | undefined => pack.hunting.find((card) => card.id === id);

/** The question under whatever cards lie on the table. */
export function ground(view: KromView): Exclude<Ask, Countering> | null {
  const [first] = view.asks;
  return first === undefined || first.ask === "counter" ? null : first;
}

/** The card on the table and the counters on it, the lowest first. */
export function pile(view: KromView): Countering[] {
  return view.asks.filter((ask) => ask.ask === "counter");
}

/** Everybody has laid a destination and all can be read. */
export function revealed(view: KromView): Place[] | null {
  const base = ground(view);
  if (base?.ask !== "destination") return null;
  const places = base.sealed.flatMap((laid) => PLACE.find((place) => place === laid) ?? []);
  return places.length === base.sealed.length ? places : null;
}

/** Where those go who have turned over a destination and are not there yet. */
export function bound(view: KromView): Place[] | null {
  const places = revealed(view);
  return places !== null && places.some((place, seat) => place !== view.place[seat]) ? places : null;
}

export interface Fighter {
  /** A seat, or the Kromosaurus. */
  readonly who: number;
  readonly total: number;
  /** What fell, and what cards or size added to it. */
  readonly dice: readonly number[];
  readonly added: number;
  readonly weight: number;
  /** From 1, if all passed now; 0 while nobody knows. */
  readonly rank: number;
  readonly loss: number;
  readonly left: number;
  readonly passed: boolean;
  readonly asked: boolean;
  /** Somebody else has the same total. */
  readonly level: boolean;
}

export function weight(pack: Pack, view: KromView, who: number): number {
  if (who === BEAST) return pack.beast.weight;
  return pack.characters.find(({ id }) => id === view.character[who])?.weight ?? 0;
}

/** The fighters in seat order, and how each would end if all passed now, as far as the rules have said so. */
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

/** What is wanting to pay for something. */
export function missing(cost: Bundle, purse: readonly number[]): Bundle {
  const out: Partial<Record<(typeof TOKENS)[number], number>> = {};
  TOKENS.forEach((good, i) => {
    const want = (cost[good] ?? 0) - (purse[i] ?? 0);
    if (want > 0) out[good] = want;
  });
  return out;
}

/** What a card brings whoever plays it, a prey with so many dice bought, a combination: now, as the rules say, or as printed. */
export const given = (view: KromView, card: BonusCard): Bundle => view.brings.cards[card.id] ?? card.gives;
export const caught = (view: KromView, space: number, card: Prey, extra: number): Bundle => view.brings.prey[space]?.[extra] ?? card.gives;
export const rewarded = (pack: Pack, view: KromView, made: Combination): readonly Bundle[] => view.brings.climb[made] ?? pack.mountain.rewards[made];

/** How much of these goods a seat has. */
export function has(view: KromView, seat: number, goods: Bundle): Bundle {
  const all = [...TOKENS.map((good, i): [string, number] => [good, view.tokens[seat]?.[i] ?? 0]), ["life", view.life[seat] ?? 0] as const];
  return Object.fromEntries(all.filter(([good]) => good in goods));
}

/** How much less there is of each thing than is printed. */
export function less(printed: Bundle, now: Bundle): Bundle {
  return Object.fromEntries(parts(printed).flatMap(({ good, count }) => (count > (now[good] ?? 0) ? [[good, count - (now[good] ?? 0)]] : [])));
}

/** What of these goods the supply cannot give now, so that nobody goes a long way for it. */
export function scarce(pack: Pack, view: KromView, goods: Bundle): Bundle {
  return pack.rules.includes("endless_supply") ? {} : missing(goods, view.supply);
}

export function parts(bundle: Bundle): { good: (typeof GOODS)[number]; count: number }[] {
  return GOODS.flatMap((good) => (bundle[good] ? [{ good, count: bundle[good] ?? 0 }] : []));
}

/** How many of the cards still in the picking deck bring a thing. */
export function inDeck(pack: Pack, view: KromView): { cards: number; with: (good: (typeof GOODS)[number]) => number } {
  const rest = pack.picking.map((card) => ({ card, copies: card.copies - view.picked.filter((id) => id === card.id).length }));
  return {
    cards: view.decks[0] ?? 0,
    with: (good) => rest.reduce((sum, { card, copies }) => sum + (card.gives[good] ? copies : 0), 0),
  };
}

/** What five dice make. */
export function reached(pack: Pack, dice: readonly number[]): Combination | null {
  return pack.mountain.reads[[...dice].sort((a, b) => a - b).join("")] ?? null;
}

/** In how many throws of a hundred the loosened dice make each combination, as the rules have counted. */
export function chances(pack: Pack, dice: readonly number[], loose: ReadonlySet<number>): Record<Combination, number> | null {
  const held = dice.filter((_, i) => !loose.has(i)).sort((a, b) => a - b).join("");
  const odds = pack.mountain.odds[held];
  return odds === undefined ? null : (Object.fromEntries(COMBINATION.map((one, i) => [one, odds[i] ?? 0])) as Record<Combination, number>);
}

/** The key that throws these dice again; the first die is 0. */
export function reroll(loose: ReadonlySet<number>): string {
  return `reroll ${[...loose].sort((a, b) => a - b).map((i) => i + 1).join(" ")}`;
}

/** Each card of a pile once, and how often it lies there; the last laid first. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of [...cards].reverse()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export interface Held {
  readonly id: string;
  readonly card: string;
}

/** A hand as cards that can be told apart. */
export function held(hand: readonly string[]): Held[] {
  return hand.map((card, i) => ({ card, id: `${card}/${hand.slice(0, i).filter((other) => other === card).length}` }));
}
