/** Pure functions that interpret a view for the room. What may be done is in the question. */
import type { RoomProps } from "../../stage/room";
import type { Die as Drawn } from "./dice/die";
import type { Tank } from "./truck/level";
import type { Posture } from "./truck/motion";
import type { Card, Cost, Die, Frame, GameInfo, KeroView, Lifted, Pack, Side, Territory, Times, Tuarek } from "./types";

/** A die with what it gives. */
export interface Shown extends Drawn {
  readonly side: Side | null;
}

export const STILL = -1; // no KERO flows, no die was ever rolled
export const WHITES = 5;
export const COLOURS = ["green", "yellow", "blue"] as const;
export const DICE: readonly string[] = ["white1", "white2", "white3", "white4", "white5", ...COLOURS];
export const ALL = 255; // mask of all eight dice

export const kindOf = (die: number): Die => COLOURS[die - WHITES] ?? "white";
const inMask = (mask: number, die: number): boolean => ((mask >> die) & 1) === 1;
export const diceIn = (mask: number): number[] => DICE.flatMap((_, die) => (inMask(mask, die) ? [die] : []));
export const maskOf = (dice: Iterable<number>): number => [...dice].reduce((mask, die) => mask | (1 << die), 0);

/** The question's choices by key, and which of them may be made. */
export interface Choices {
  readonly number: (key: string) => number | null;
  readonly may: (key: string) => boolean;
  /** The rest of every allowed key that begins with this verb. */
  readonly rest: (verb: string) => readonly string[];
}

const numbers = new WeakMap<object, ReadonlyMap<string, number>>();

export function choices(game: GameInfo, options: readonly number[]): Choices {
  const { keys } = game.catalogue;
  const known = numbers.get(keys) ?? new Map(keys.map((key, number) => [key, number]));
  numbers.set(keys, known);
  const allowed = new Set(options.map((number) => keys[number]));
  return {
    number: (key) => known.get(key) ?? null,
    may: (key) => allowed.has(key),
    rest: (verb) => [...allowed].flatMap((key) => (key?.startsWith(`${verb} `) ? [key.slice(verb.length + 1)] : [])),
  };
}

export const frame = (view: KeroView): Frame => view.asking.at(-1) ?? "over";
export const rollKey = (dice: readonly number[]): string => ["roll", ...dice.map((die) => DICE[die] ?? "")].join(" ");

/** Who rolls, or would roll: the opponent when a tank is filled. */
export function roller(view: KeroView): number {
  const top = frame(view);
  return top === "fuelling" || top === "thinning" ? 1 - view.turn : view.turn;
}

/**
 * Whether another button has come under the finger, so that a tap meant for the last one must not press
 * it. Rolling, once the truck stands, is what the finger was there for.
 */
export function swaps(last: Frame | null, now: Frame): boolean {
  return last !== now && (last === "rolling" || last === "thinning" || last === "fuelling");
}

/** Cab up the tank drains, cab down it fills, flat it keeps its level. */
export function posture(view: KeroView, seat: number): Posture {
  if (seat !== view.turn) return "flat";
  const top = frame(view);
  return top === "rolling" ? "up" : top === "fuelling" ? "down" : "flat";
}

/** What drawing a truck needs to know of its tank. */
export function tankOf(view: KeroView, clock: Times, seat: number): Tank {
  const moves = seat === view.turn && view.since !== STILL;
  return {
    tank: view.clans[seat]?.tank ?? 0,
    since: moves ? view.since : null,
    filling: frame(view) !== "rolling",
    capacity: clock.capacity,
    percent: clock.filling,
  };
}

/** Mask of the dice in play: chosen ones, or those of a fuelling. */
export function playing(view: KeroView): number {
  const top = frame(view);
  if (top === "fuelling") return view.fuelling_dice;
  return top === "thinning" ? ALL : view.chosen;
}

/** The dice of `mask` as they lie there. Before a throw no side is up. */
export function dice(view: KeroView, mask: number, pack: Pack, kept: ReadonlySet<number>): Shown[] {
  const top = frame(view);
  const untouched = top === "start" || top === "prepare" || top === "thinning" || (top === "fuelling" && view.rolled === STILL);
  return diceIn(mask).map((id) => {
    const up = view.faces[id] ?? STILL;
    const face = untouched || up === STILL ? null : up;
    const side = face === null ? null : (pack.dice[kindOf(id)][face] ?? null);
    const fire = side?.fire === true;
    const blue = fire && view.forgiven && top === "rolling";
    return { id, colour: kindOf(id), face, locked: fire && !blue, kept: kept.has(id), blue, side };
  });
}

/** A die's name, and the side on top. */
export function dieName(die: Shown, t: RoomProps["t"]): string {
  const which = die.id < WHITES ? t("web-kero-die-white", { number: die.id + 1 }) : t("web-kero-die", { die: die.colour });
  if (die.side === null) return which;
  const [good, count] = Object.entries(die.side.gives)[0] ?? ["", 0];
  const plural: Readonly<Record<string, string>> = { jerrycan: "jerrycans", tuarek: "tuareks", explorer: "explorers" };
  return t("label", { label: which, text: die.side.fire ? t("web-kero-fire") : t("web-kero-amounts", { [plural[good] ?? good]: count }) });
}

export const cardOf = (pack: Pack, id: string): Card | undefined => pack.cards.find((card) => card.id === id);
export const landOf = (pack: Pack, id: string): Territory | undefined => pack.territories.find((land) => land.id === id);

/** What a clan could pay with now. Jerrycans in a cost are paid from its tokens. */
export function purse(view: KeroView, seat: number): Readonly<Record<Cost, number>> {
  const none = { brick: 0, wheat: 0, metal: 0, recruit: 0 };
  return { ...(seat === view.turn ? view.resources : none), jerrycan: view.clans[seat]?.jerrycans ?? 0 };
}

interface Due {
  readonly good: Cost;
  readonly needs: number;
  readonly missing: number;
}

/** What a card costs, and how much of each good is missing. */
export function bill({ cost: due }: Pick<Card, "cost">, have: Readonly<Record<Cost, number>>): Due[] {
  const cost = Object.entries(due) as [Cost, number][];
  return cost.map(([good, needs]) => ({ good, needs, missing: Math.max(0, needs - have[good]) }));
}

/** What an Explorer costs, in the form of a card's cost. */
export function explorerCost(pack: Pack): Pick<Card, "cost"> {
  const cost: Partial<Record<Cost, number>> = {};
  for (const good of pack.prices.explorer) cost[good] = (cost[good] ?? 0) + 1;
  return { cost };
}

/** Those of the wanted cards that the clan's current roll would pay for, as the rules count it. */
export function ready(view: KeroView, seat: number | null, wanted: readonly Card[]): Card[] {
  if (frame(view) !== "rolling" || seat !== view.turn) return [];
  return wanted.filter((card) => bill(card, view.coming).every(({ missing }) => missing === 0));
}

/** Of the dice picked up, those still available and affordable, in order. */
export function paidFor(view: KeroView, staged: readonly number[]): number[] {
  let left = view.clans[view.turn]?.jerrycans ?? 0;
  return staged.filter((die) => {
    const price = view.dice_prices[die - WHITES] ?? 0;
    if (inMask(view.chosen, die) || price > left) return false;
    left -= price;
    return true;
  });
}

interface Gain {
  readonly picture: string;
  readonly count: number;
}

/** What a card gives besides points. */
export function gains(card: Card): Gain[] {
  const all: Gain[] = [
    { picture: "jerrycan", count: card.jerrycans },
    { picture: "tuarek", count: card.tuareks },
    { picture: "explorer", count: card.explorers },
    { picture: "pump", count: card.fuellings },
    { picture: `ability-${card.ability}`, count: card.ability === "" ? 0 : 1 },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Tuareks whose use is a choice without arguments. */
export const ALONE: Readonly<Record<string, string>> = { reroll: "forgive", fuel: "free fuel", scorch: "plan fire", thin: "thin out" };

/** What to ask the rules about when a Tuarek cannot be played: the likeliest of its choices. */
export function likeliest(which: Tuarek, view: KeroView, seat: number): string {
  const stands = (who: number): number => 1 + Math.max(0, view.territories.findIndex((_, i) => (view.clans[who]?.explorers[i] ?? 0) > 0));
  const from = stands(seat);
  const shown: Readonly<Record<string, string>> = { dice: "call green yellow", resources: "gift brick brick", move: `move ${from} ${from === 1 ? 2 : 1}`, expel: `send home ${stands(1 - seat)}` };
  return ALONE[which] ?? shown[which] ?? "";
}

/** The choice a lifted thing stands for; null if it needs more. */
export function verbOf(lifted: Lifted, top: Frame): string | null {
  switch (lifted.kind) {
    case "card":
      return `${top === "scorching" ? "scorch" : "take"} ${lifted.space}`;
    case "land":
      return `${top === "tying" ? "win tie" : "explore"} ${lifted.space}`;
    case "final":
      return `explore ${lifted.which}`;
    case "hire":
      return "hire";
    case "tuarek":
      return ALONE[lifted.which] ?? null;
    case "ability":
      return null;
  }
}
