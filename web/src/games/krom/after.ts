/** Event reducer: the view after an event, for animating one event after another. */
import { ground, pile } from "./model";
import { TOKENS, PLACE, type Ask, type Acting, type EventInfo, type KromView, type Place } from "./types";

const THING = /^krom-(gained|lost|handed)-(kroms|wood|stone|bone|life)$/;

export function whole(event: EventInfo, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : 0;
}

export function text(event: EventInfo, name: string): string {
  return String(event.args[name] ?? "");
}

export function list(event: EventInfo, name: string): number[] {
  const value = event.args[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}

/** What a place gives, until the rules say so. */
const NOTHING: KromView["brings"] = { rest: null, prey: [], climb: {}, cards: {} };

const placeOf = (event: EventInfo): Place => PLACE.find((place) => place === event.args["place"]) ?? "cave";

/** Move everyone to the destination they turned over; the cards stay open. */
export function walked(view: KromView, places: readonly Place[]): KromView {
  return { ...view, place: places };
}

export function after(view: KromView, event: EventInfo): KromView {
  const seat = whole(event, "seat");
  const target = whole(event, "target");
  const card = text(event, "card");
  const thing = THING.exec(event.key);
  if (thing !== null) return goods(settled(view), event, thing[1] ?? "", thing[2] ?? "");
  switch (event.key) {
    case "krom-character-taken":
      return { ...view, character: put(view.character, seat, text(event, "character")) };
    case "krom-round-begins":
      return { ...view, round: whole(event, "round"), here: "", queue: [], asks: [{ ask: "destination", sealed: view.life.map(() => "") }] };
    case "krom-got-up":
    case "krom-warmed":
    case "krom-frozen":
      return { ...view, life: put(view.life, seat, whole(event, "life")) };
    case "krom-moved": {
      const base = ground(view);
      if (base?.ask !== "destination") return view;
      return { ...view, asks: [{ ...base, sealed: put(base.sealed, seat, placeOf(event)) }] };
    }
    case "krom-beast-moved":
      return { ...view, beast: { ...view.beast, place: placeOf(event) } };
    case "krom-combat-begins": {
      // The beast is mentioned in the next event but is already visible, so that nobody has to make room for it later.
      const all = [...list(event, "fighters"), ...(view.beast.life > 0 && view.beast.place === placeOf(event) ? [6] : [])];
      return { ...view, here: placeOf(event), forecast: null, asks: [{ ask: "combat", fighters: all, totals: all.map(() => 0), dice: all.map(() => []), turn: 0, passes: 0 }] };
    }
    case "krom-beast-fights":
      return fight(view, (one) => one.fighters.includes(6) ? one : ({ ...one, fighters: [...one.fighters, 6], totals: [...one.totals, 0], dice: [...one.dice, []] }));
    case "krom-rolled":
      return total(view, seat, whole(event, "die"), [whole(event, "die")]);
    case "krom-beast-rolled":
      return total(view, 6, whole(event, "total"), [whole(event, "die")]);
    case "krom-passed":
      return passed(view, seat);
    case "krom-dice-added":
    case "krom-value-added":
      return total(settled(view), seat, whole(event, "total"), list(event, "dice"));
    case "krom-combat-won":
    case "krom-beast-won":
      return fight(view, (one) => ({ ...one, passes: one.fighters.length }));
    case "krom-hurt":
      return { ...settled(view), life: put(view.life, seat, whole(event, "left")) };
    case "krom-beast-hurt":
      return { ...view, beast: { ...view.beast, life: whole(event, "left") } };
    case "krom-trophy-won":
      return { ...view, trophy: seat, beast: { life: 0, place: "" }, points: by(view.points, seat, 1) };
    case "krom-trophy-taken":
      return { ...view, trophy: seat, points: by(by(view.points, seat, 1), target, -1) };
    case "krom-card-robbed":
    case "krom-card-robbed-known":
      return drawn(gone(view, target, card), seat, card);
    case "krom-phase-begins":
      return { ...view, brings: NOTHING, here: placeOf(event), queue: view.queue.filter((one) => one !== seat), asks: [{ ask: "phase", seat, stage: "fresh", count: 0, dice: [] }] };
    case "krom-rested":
    case "krom-hunted":
      return phase(view, (one) => ({ ...one, stage: "done" }));
    case "krom-picked":
      return { ...phase(view, (one) => ({ ...one, stage: "done", count: one.count + 1 })), picked: [...view.picked, card], decks: by(view.decks, 0, -1) };
    case "krom-climbed":
      return phase(view, (one) => ({ ...one, stage: "climbing", dice: list(event, "dice") }));
    case "krom-climb-rewarded":
      return phase(view, (one) => ({ ...one, stage: "done", dice: [] }));
    case "krom-card-drawn":
    case "krom-card-drawn-known":
      return { ...drawn(view, seat, card), decks: by(view.decks, 2, -1) };
    case "krom-deck-remade":
      return remade(view, text(event, "deck"), whole(event, "cards"));
    case "krom-card-played":
    case "krom-card-played-on":
    case "krom-countered":
      return laid(gone(view, seat, card), seat, card, "target" in event.args ? target : null);
    case "krom-cancelled": {
      // Remove a counter and the card under it.
      const top = pile(view).slice(-2);
      return { ...view, asks: view.asks.slice(0, view.asks.length - top.length), played: [...view.played, ...top.map((one) => one.card)] };
    }
    case "krom-prey-appears":
      return { ...view, prey: put(view.prey, whole(event, "space") - 1, card), decks: by(view.decks, 1, -1) };
    case "krom-realised":
      return {
        ...settled(view),
        needs: [], // computed by the rules
        realised: put(view.realised, seat, [...(view.realised[seat] ?? []), card]),
        points: by(view.points, seat, whole(event, "points")),
        ideas: view.ideas.map((idea) => (idea === card ? "" : idea)),
      };
    case "krom-idea-appears":
      return { ...view, ideas: put(view.ideas, whole(event, "space") - 1, card), decks: by(view.decks, 3, -1) };
    case "krom-game-won":
      return { ...view, ending: "won" };
    case "krom-game-capped":
      return { ...view, ending: "capped" };
    default:
      return view;
  }
}

function goods(view: KromView, event: EventInfo, verb: string, good: string): KromView {
  const seat = whole(event, "seat");
  const count = verb === "gained" ? whole(event, "count") : -whole(event, "count");
  if (good === "life") return { ...view, life: by(view.life, seat, count) };
  const which = TOKENS.findIndex((one) => one === good);
  const tokens = put(view.tokens, seat, by(view.tokens[seat] ?? [], which, count));
  if (verb !== "handed") return { ...view, tokens, supply: by(view.supply, which, -count) };
  const target = whole(event, "target");
  return { ...view, tokens: put(tokens, target, by(tokens[target] ?? [], which, -count)) };
}

/** The card on the table has taken effect. */
function settled(view: KromView): KromView {
  const cards = pile(view).map(({ card }) => card);
  if (cards.length === 0) return view;
  return { ...view, asks: view.asks.filter(({ ask }) => ask !== "counter"), played: [...view.played, ...cards] };
}

function laid(view: KromView, player: number, card: string, target: number | null): KromView {
  const window: Ask = { ask: "counter", player, card, target, first: 1, answers: view.life.map(() => "allow") };
  return { ...view, asks: [...view.asks, window] };
}

function fight(view: KromView, change: (one: Extract<Ask, { ask: "combat" }>) => Ask): KromView {
  return { ...view, asks: view.asks.map((ask) => (ask.ask === "combat" ? change(ask) : ask)) };
}

function passed(view: KromView, seat: number): KromView {
  const base = ground(view);
  if (base?.ask !== "combat") return view;
  const forecast = view.forecast && { ...view.forecast, passed: put(view.forecast.passed, base.fighters.indexOf(seat), true) };
  return { ...fight(view, (one) => ({ ...one, passes: one.passes + 1, turn: next(one.fighters, one.turn) })), forecast };
}

/** Set a total; what would come of it is computed by the rules. */
function total(view: KromView, who: number, value: number, dice: readonly number[]): KromView {
  return fight({ ...view, forecast: null }, (one) => {
    const at = one.fighters.indexOf(who);
    return { ...one, totals: put(one.totals, at, value), dice: put(one.dice, at, [...(one.dice[at] ?? []), ...dice]) };
  });
}

function phase(view: KromView, change: (one: Acting) => Acting): KromView {
  return { ...view, asks: view.asks.map((ask) => (ask.ask === "phase" ? change(ask) : ask)) };
}

function next(all: readonly number[], turn: number): number {
  const then = turn + 1;
  return then >= all.length || all[then] === 6 ? 0 : then;
}

function drawn(view: KromView, seat: number, card: string): KromView {
  const hand = seat === view.seat && card !== "" ? [...view.hand, card] : view.hand;
  return { ...view, hand, sizes: by(view.sizes, seat, 1) };
}

function gone(view: KromView, seat: number, card: string): KromView {
  const at = seat === view.seat ? view.hand.indexOf(card) : -1;
  return { ...view, hand: view.hand.filter((_, i) => i !== at), sizes: by(view.sizes, seat, -1) };
}

function remade(view: KromView, deck: string, cards: number): KromView {
  if (deck === "picking") return { ...view, decks: put(view.decks, 0, cards), picked: [] };
  if (deck === "hunting") return { ...view, decks: put(view.decks, 1, cards), hunted: [] };
  return { ...view, decks: put(view.decks, 2, cards), played: [] };
}

function put<T>(all: readonly T[], i: number, value: T): T[] {
  return all.map((old, k) => (k === i ? value : old));
}

function by(all: readonly number[], i: number, change: number): number[] {
  return all.map((old, k) => (k === i ? old + change : old));
}
