/**
 * The room's logic without a screen: cards and sets, what a choice would do, and the event reducer
 * `after`. Pure, and without rules: what may be chosen is a number in the question's options.
 */

import { MOTIFS, type CardName, type EventInfo, type GameInfo, type KaskariaView, type Motif } from "./types";

export interface Card {
  readonly name: CardName;
  readonly colour: string;
  readonly motif: Motif;
  /** Tells equal cards in one hand apart. */
  readonly id: string;
  /** Cards of one group lie together in the hand. */
  readonly group: string;
}

export function motifOf(name: CardName): Motif {
  const word = name.slice(name.lastIndexOf(" ") + 1);
  return MOTIFS.find((motif) => motif === word) ?? "gold";
}

export function colourOf(name: CardName): string {
  return name.slice(0, name.lastIndexOf(" "));
}

/** Give each card of a hand an id, in the order given, which is by colour. */
export function cards(names: readonly CardName[]): Card[] {
  const seen = new Map<CardName, number>();
  return names.map((name) => {
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    const colour = colourOf(name);
    return { name, colour, motif: motifOf(name), id: `${name}/${copy}`, group: colour };
  });
}

/**
 * Selection after a tap. A new colour is selected as a whole set. Of a pair, tapping the second card after
 * the first (`last`) selects both, and tapping the same one again selects none.
 */
export function tap(chosen: ReadonlySet<string>, card: Card, hand: readonly Card[], last: string | null): Set<string> {
  const first = hand.find((other) => chosen.has(other.id));
  if (first?.colour !== card.colour) {
    return new Set(hand.filter((other) => other.colour === card.colour).map((other) => other.id));
  }
  if (chosen.size === 2 && chosen.has(card.id) && last !== null && chosen.has(last)) return new Set(card.id === last ? [] : chosen);
  const next = new Set(chosen);
  if (!next.delete(card.id)) next.add(card.id);
  return next;
}

type Counts = Record<Motif, number>;

export function counts(set: readonly Card[]): Counts {
  const out: Counts = { gold: 0, griffin: 0, runner: 0, two: 0 };
  for (const card of set) out[card.motif] += 1;
  return out;
}

/** The action that plays exactly these cards; null if there is none. */
export function actionOf(game: GameInfo, set: readonly Card[]): number | null {
  const [first] = set;
  if (first === undefined || set.some((card) => card.colour !== first.colour)) return null;
  const want = counts(set);
  const action = game.catalogue.words.findIndex(
    ({ args }) => args["colour"] === first.colour && MOTIFS.every((motif) => (args[motif] ?? 0) === want[motif]),
  );
  return action < 0 ? null : action;
}

export function takePile(game: GameInfo): number {
  return game.catalogue.keys.indexOf("take pile");
}

/** `space` counts from 0. */
export function takeDisplay(game: GameInfo, space: number): number {
  return game.catalogue.keys.indexOf(`take display ${space + 1}`);
}

/** What a set would bring its hero, as far as the board can show it. */
export interface Promised {
  readonly runner: number;
  readonly griffin: number;
  readonly gold: number;
  readonly draws: number;
  /** A figure would reach the volcano. */
  readonly ends: boolean;
  /** By how many points the hero would improve if the race ended then. */
  readonly points: number;
}

export function promise(game: GameInfo, view: KaskariaView, seat: number, set: readonly Card[]): Promised {
  const n = counts(set);
  const { paths, hand_limit, runner_spaces, gold_pieces } = game.pack;
  const runner = Math.min((view.runner[seat] ?? 0) + (runner_spaces[n.runner] ?? n.runner), paths.runner);
  const griffin = Math.min((view.griffin[seat] ?? 0) + n.griffin, paths.griffin);
  const room = hand_limit - ((view.sizes[seat] ?? 0) - set.length);
  const gold = Math.min(gold_pieces[n.gold] ?? n.gold, view.treasure);
  const ends = (n.runner > 0 && runner === paths.runner) || (n.griffin > 0 && griffin === paths.griffin);
  const better = (of: readonly number[], from: number, to: number): number => (of[to] ?? 0) - (of[from] ?? 0);
  const places = better(view.worth.runner, view.runner[seat] ?? 0, runner) + better(view.worth.griffin, view.griffin[seat] ?? 0, griffin);
  const points = gold + places + (ends && view.amulet !== seat ? game.pack.amulet : 0);
  return { runner, griffin, gold, draws: Math.min(2 * n.two, room), ends, points };
}

/** Event reducer: the view after an event, for animating one event after another. */
export function after(view: KaskariaView, event: EventInfo): KaskariaView {
  const seat = whole(event, "seat");
  const card = `${String(event.args["colour"])} ${String(event.args["motif"])}`;
  switch (event.key) {
    case "kaskaria-taken-from-pile":
      return { ...view, sizes: changed(view.sizes, seat, 1), pile: view.pile - 1 };
    case "kaskaria-taken-from-pile-known":
      return { ...draw(view, seat, card), pile: view.pile - 1 };
    case "kaskaria-taken-from-display":
      return { ...draw(view, seat, card), display: put(view.display, whole(event, "space") - 1, "") };
    case "kaskaria-space-refilled":
      return { ...view, display: put(view.display, whole(event, "space") - 1, card), pile: view.pile - 1 };
    case "kaskaria-waterfall":
      return { ...view, pile: whole(event, "pile"), discard: [] };
    case "kaskaria-set-played": {
      const colour = String(event.args["colour"]);
      const set = MOTIFS.flatMap((motif) => Array.from({ length: whole(event, motif) }, () => `${colour} ${motif}`));
      const hand = seat === view.seat ? without(view.hand, set) : view.hand;
      return { ...view, hand, sizes: changed(view.sizes, seat, -set.length), played: set };
    }
    case "kaskaria-figure-moved": {
      const to = whole(event, "to");
      if (event.args["figure"] === "griffin") return { ...view, griffin: put(view.griffin, seat, to) };
      return { ...view, runner: put(view.runner, seat, to) };
    }
    case "kaskaria-gold-taken":
      return { ...view, gold: changed(view.gold, seat, whole(event, "pieces")), treasure: whole(event, "treasure") };
    case "kaskaria-amulet-taken":
      return { ...view, amulet: seat };
    default:
      return view;
  }
}

export function whole(event: EventInfo, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : 0;
}

function draw(view: KaskariaView, seat: number, card: CardName): KaskariaView {
  const sizes = changed(view.sizes, seat, 1);
  if (seat !== view.seat) return { ...view, sizes };
  const colour = colourOf(card);
  const after = view.hand.findLastIndex((other) => colourOf(other) === colour);
  const at = after < 0 ? view.hand.length : after + 1;
  return { ...view, sizes, hand: [...view.hand.slice(0, at), card, ...view.hand.slice(at)] };
}

function put<T>(list: readonly T[], i: number, value: T): T[] {
  return list.map((old, k) => (k === i ? value : old));
}

function changed(list: readonly number[], i: number, by: number): number[] {
  return list.map((old, k) => (k === i ? old + by : old));
}

function without(hand: readonly CardName[], set: readonly CardName[]): CardName[] {
  const left = [...hand];
  for (const card of set) {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}
