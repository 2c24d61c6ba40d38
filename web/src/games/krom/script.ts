/** The animation script: for each event what moves, for how long, and what runs in parallel. */
import type { Act, Performer } from "../../stage/director";
import { after, list, text, walked, whole } from "./after";
import { bound, pile, prey } from "./model";
import type { EventInfo, KromView, Pack } from "./types";

/** What can fly. */
export type Thing =
  | { readonly kind: "token"; readonly good: string }
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "idea"; readonly card: string }
  | { readonly kind: "back" };

/** The dice of a hunt, shown until something else happens in the place. */
export interface Hunt {
  readonly card: string;
  readonly dice: readonly number[];
  readonly total: number;
  readonly value: number;
  /** The result; null until it is known. */
  readonly caught: boolean | null;
}

/** The animations the room provides. */
export interface Hands {
  readonly pause: (ms: number) => Promise<void>;
  /** Run an animation in parallel with the following ones; `settle` waits for all of them. */
  readonly start: (what: Promise<unknown>) => void;
  readonly settle: () => Promise<void>;
  /** A card has landed; `floor` waits until it has been shown long enough to read. */
  readonly landed: () => void;
  readonly floor: () => Promise<void>;
  readonly hunts: (hunt: Hunt | null) => void;
  /** Set the result of the current hunt. */
  readonly caught: (caught: boolean) => void;
  readonly clear: () => void;
  readonly walk: (go: () => void) => Promise<void>;
  readonly fly: (thing: Thing, from: string, to: string, ms: number, count?: number) => Promise<void>;
  /** Take an evolution off the shelf, show it to all, and carry it to a player's board. */
  readonly carry: (card: string, from: string, to: string) => Promise<void>;
  readonly great: (words: string, ms: number) => Promise<void>;
  readonly sound: (name: string) => void;
  readonly stop: () => void;
}

/** Milliseconds at normal speed. Other events take no time. */
const MS: Readonly<Record<string, number>> = {
  "krom-round-begins": 500,
  "krom-combat-begins": 500,
  "krom-passed": 120,
  "krom-countered": 500,
  "krom-cancelled": 400,
  "krom-dice-added": 700,
  "krom-value-added": 450,
  "krom-combat-won": 450,
  "krom-beast-won": 450,
  "krom-stunned": 350,
  "krom-robbery-declined": 300,
  "krom-trophy-won": 900,
  "krom-trophy-taken": 600,
  "krom-phase-begins": 250,
  "krom-warmed": 200,
  "krom-frozen": 200,
  "krom-rested": 300,
  "krom-picked": 450,
  "krom-hunted": 900,
  "krom-prey-escaped": 300,
  "krom-climbed": 650,
  "krom-climb-rewarded": 350,
  "krom-deck-remade": 400,
  "krom-nothing-to-draw": 200,
  "krom-character-taken": 200,
};

/** The count at the end: a base time, and a time for each card. */
const COUNT = 700;
export const CARD = 260;

/** Events whose animation runs in parallel with those before and after. */
const BESIDE: Readonly<Record<string, number>> = {
  "krom-rolled": 700,
  "krom-beast-rolled": 700,
  "krom-hurt": 700,
  "krom-beast-hurt": 700,
};

const SOUNDS: Readonly<Record<string, string>> = {
  "krom-round-begins": "drum",
  "krom-combat-begins": "horn",
  "krom-rolled": "dice",
  "krom-hunted": "dice",
  "krom-climbed": "dice",
  "krom-dice-added": "dice",
  "krom-value-added": "thud",
  "krom-countered": "smack",
  "krom-cancelled": "dust",
  "krom-combat-won": "shout",
  "krom-hurt": "knock",
  "krom-stunned": "bonk",
  "krom-rested": "fire",
  "krom-picked": "card",
  "krom-realised": "spark",
  "krom-climb-rewarded": "gold",
  "krom-beast-moved": "stomp",
  "krom-beast-fights": "roar",
  "krom-trophy-won": "roar",
  "krom-passed": "tap",
  "krom-card-drawn": "card",
  "krom-card-drawn-known": "card",
};

const GOODS = /^krom-(gained|lost|handed)-(kroms|wood|stone|bone|life)$/;

export function performer(hands: Hands, pack: () => Pack, say: (event: EventInfo) => string): Performer<KromView> {
  return {
    script: (event, before) => [play(hands, pack(), event, say, before)],
    closing: () => [() => hands.settle()],
    stop: hands.stop,
  };
}

/** Turn over a destination; once all are open, everyone walks at the same time. */
async function turn(hands: Hands, next: KromView, show: (view: KromView) => void): Promise<void> {
  show(next);
  const places = bound(next);
  if (places === null) return;
  hands.sound("card");
  await hands.pause(550);
  await hands.walk(() => show(walked(next, places)));
}

function play(hands: Hands, pack: Pack, event: EventInfo, say: (event: EventInfo) => string, before: KromView): Act<KromView> {
  const next = after(before, event);
  const seat = whole(event, "seat");
  const seen = (show: (view: KromView) => void): void => {
    const sound = SOUNDS[event.key];
    if (sound !== undefined) hands.sound(sound);
    show(next);
  };
  const goods = GOODS.exec(event.key);
  if (goods !== null) {
    return async (show) => {
      if (pile(before).length > 0) await hands.floor();
      const [, verb = "", good = ""] = goods;
      const count = whole(event, "count");
      const thing: Thing = { kind: "token", good };
      if (verb === "gained") hands.caught(true);
      if (verb === "handed") hands.sound("gold");
      const to = verb === "handed" ? `seat-${whole(event, "target")}` : verb === "gained" ? `seat-${seat}` : "stage";
      const from = verb === "gained" ? "stage" : `seat-${seat}`;
      const flight = (): Promise<void> => (count > 0 ? hands.fly(thing, from, to, verb === "handed" ? 400 : 300, count) : Promise.resolve());
      // What one pays disappears at once; what one gets appears when it lands.
      if (verb !== "lost") await flight();
      show(next);
      if (verb === "lost") hands.start(flight());
    };
  }
  const beside = BESIDE[event.key];
  if (beside !== undefined) {
    return async (show) => {
      if (pile(before).length > 0) await hands.floor();
      seen(show);
      hands.start(hands.pause(beside));
    };
  }
  return async (show) => {
    await hands.settle();
    if (pile(before).length > 0) await hands.floor();
    switch (event.key) {
      case "krom-moved":
        return turn(hands, next, show);
      case "krom-beast-moved":
        hands.sound("stomp");
        return hands.walk(() => show(next));
      case "krom-combat-begins":
      case "krom-phase-begins":
      case "krom-round-begins":
        hands.clear();
        break;
      case "krom-hunted": {
        const card = text(event, "card");
        hands.hunts({ card, dice: list(event, "dice"), total: whole(event, "total"), value: prey(pack, card)?.value ?? 0, caught: null });
        break;
      }
      case "krom-prey-escaped":
      case "krom-prey-appears":
        hands.caught(event.key === "krom-prey-appears");
        break;
      case "krom-card-played":
      case "krom-card-played-on":
      case "krom-countered":
        hands.sound("play");
        await hands.fly({ kind: "card", card: text(event, "card") }, `seat-${seat}`, "stage", 450);
        seen(show);
        hands.landed();
        return hands.pause(event.key === "krom-countered" ? 200 : 0);
      case "krom-card-robbed":
      case "krom-card-robbed-known":
        await hands.fly(flown(event), `seat-${whole(event, "target")}`, `seat-${seat}`, 450);
        return seen(show);
      case "krom-card-drawn":
      case "krom-card-drawn-known":
        await hands.fly(flown(event), "stage", `seat-${seat}`, 250);
        return seen(show);
      case "krom-realised": {
        const space = before.ideas.indexOf(text(event, "card")) + 1;
        hands.sound("spark");
        show({ ...before, ideas: next.ideas });
        await hands.carry(text(event, "card"), `idea-${space}`, `seat-${seat}`);
        return show(next);
      }
      case "krom-game-won":
      case "krom-game-capped":
        hands.sound("drum");
        show(next);
        await hands.pause(COUNT + Math.max(...next.realised.map((cards) => cards.length)) * CARD);
        return hands.great(say(event), 1500);
    }
    seen(show);
    await hands.pause(MS[event.key] ?? 0);
  };
}

function flown(event: EventInfo): Thing {
  const card = text(event, "card");
  return card === "" ? { kind: "back" } : { kind: "card", card };
}
