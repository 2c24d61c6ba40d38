/** The animation script. While KERO flows, nothing is waited for: the dice animate on their own. */
import type { Act, Performer } from "../../stage/director";
import { after, text, whole } from "./after";
import { diceIn, kindOf } from "./model";
import type { EventInfo, KeroView, Pack } from "./types";

/** What can fly: a picture, a card, a clan's Explorer, a territory. */
export type Thing =
  | { readonly kind: "picture"; readonly name: string }
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "explorer"; readonly seat: number }
  | { readonly kind: "land"; readonly land: string };

export type Great = "outage" | "claim" | "last" | "tuarek";

/** The animations the room provides. */
export interface Hands {
  readonly fly: (thing: Thing, from: string, to: string, count?: number) => Promise<void>;
  /** Dice were thrown. */
  readonly threw: (dice: readonly number[]) => void;
  /** Dice in the air fall into their slots. */
  readonly land: () => Promise<void>;
  readonly burn: (space: number) => Promise<void>;
  /** The cards of the row slide to where `show` puts them. */
  readonly slide: (show: () => void) => Promise<void>;
  /** A great moment; `shown` is what it is about. */
  readonly moment: (what: Great, shown: string, ms: number) => Promise<void>;
  readonly sound: (name: string) => void;
  readonly stop: () => void;
}

const GOODS = ["brick", "wheat", "metal", "recruit"] as const;
const MOST = 12; // things in the air at once
export const OUTAGE = 5000; // ms, long enough to read
const READ = 2400; // ms to read what another clan plays

export function performer(hands: Hands, pack: () => Pack): Performer<KeroView> {
  return {
    script(event, before) {
      const next = after(before, event, pack());
      const act = play(hands, event, before, next, pack());
      return act === null ? [] : [act, (show) => show(next)];
    },
    stop: hands.stop,
  };
}

/** Where a clan's things land: its plaque, which is always visible. */
const camp = (seat: number): string => `clan-${seat}`;
const picture = (name: string): Thing => ({ kind: "picture", name });

const together = (flights: readonly Promise<void>[]): Promise<void> => Promise.all(flights).then(() => undefined);

/** An event's resources, one by one. */
const amounts = (event: EventInfo): string[] => GOODS.flatMap((good) => Array.from({ length: whole(event, good) }, () => good));

/** Where each collected thing comes from: the dice, or the camp for what abilities add. */
function gathered(view: KeroView, pack: Pack, event: EventInfo): { readonly good: string; readonly from: string }[] {
  return GOODS.flatMap((good) => {
    const dice = diceIn(view.chosen).flatMap((die) => {
      const side = pack.dice[kindOf(die)][view.faces[die] ?? -1];
      return Array.from({ length: side?.gives[good] ?? 0 }, () => `die-${die}`);
    });
    return Array.from({ length: whole(event, good) }, (_, i) => ({ good, from: dice[i] ?? camp(whole(event, "seat")) }));
  });
}

function play(hands: Hands, event: EventInfo, before: KeroView, next: KeroView, pack: Pack): Act<KeroView> | null {
  const seat = whole(event, "seat");
  const mine = seat === before.seat;
  /** Where a clan's goods are: in the tray if it is its turn, else on its plaque. */
  const own = (good: string): string => (seat === before.turn ? `good-${good}` : camp(seat));
  switch (event.key) {
    case "kero-rolled":
    case "kero-fuelling-roll": {
      const thrown = event.args["thrown"];
      if (Array.isArray(thrown)) hands.threw(thrown.map(Number));
      return null;
    }
    case "kero-laid-flat":
      return (show) => {
        show(next); // it is there before anything flies
        return hands.land();
      };
    case "kero-fuelled":
      return (show) => {
        show({ ...next, asking: before.asking }); // the sand stops, and the last throw stays visible
        return hands.land();
      };
    case "kero-outage":
      return (show) => {
        show(next); // the truck stands there empty until that has been seen
        void hands.land();
        return hands.moment("outage", String(seat), OUTAGE);
      };
    case "kero-last-turn":
      return () => hands.moment("last", "final", 1700);
    case "kero-claim":
      return () => hands.moment("claim", String(whole(event, "number")), 1500);
    case "kero-tuarek-played":
      return () => hands.moment("tuarek", text(event, "tuarek"), mine ? 1100 : READ);
    case "kero-collected":
      return (show) => {
        hands.sound("gold");
        const flights = gathered(before, pack, event)
          .slice(0, MOST)
          .map(({ good, from }, i) => hands.fly(picture(good), from, own(good), i));
        return together(flights).then(() => show(next));
      };
    case "kero-jerrycans":
      return () => hands.fly(picture("jerrycan"), "pile", own("jerrycan"));
    case "kero-hired":
      return () => hands.fly(picture("jerrycan"), own("jerrycan"), "tuareks");
    case "kero-traded":
      return () => together(Array.from({ length: whole(event, "wheat") }, (_, i) => hands.fly(picture("wheat"), own("wheat"), "pile", i)));
    case "kero-gift-given":
      return () => together(amounts(event).map((good, i) => hands.fly(picture(good), camp(seat), own(good), i)));
    case "kero-die-added":
      return () => {}; // paid; nobody waits for it
    case "kero-tuarek-drawn":
      return () => hands.fly(picture("tuarek"), "tuareks", camp(seat));
    case "kero-tuarek-drawn-known":
      return () => hands.fly(picture(`tuarek-${text(event, "tuarek")}`), "tuareks", mine ? `tiles-${seat}` : camp(seat));
    case "kero-card-taken":
      return (show) => {
        show({ ...before, row: next.row });
        return hands.fly({ kind: "card", card: text(event, "card") }, `row-${whole(event, "space")}`, camp(seat));
      };
    case "kero-tile-taken":
      return () => hands.fly(picture(`ability-${text(event, "ability")}`), camp(seat), mine ? `tiles-${seat}` : camp(seat));
    case "kero-explored":
      return () => hands.fly({ kind: "explorer", seat }, own("explorer"), `land-${whole(event, "space")}`);
    case "kero-explored-final":
      return () => hands.fly({ kind: "explorer", seat }, own("explorer"), `land-${whole(event, "final") === 1 ? "single" : "double"}`);
    case "kero-explorer-moved":
      return () => hands.fly({ kind: "explorer", seat }, `land-${whole(event, "from")}`, `land-${whole(event, "to")}`);
    case "kero-sent-home":
      return () => hands.fly({ kind: "explorer", seat: whole(event, "target") }, `land-${whole(event, "space")}`, camp(whole(event, "target")));
    case "kero-card-burnt":
      return () => hands.burn(whole(event, "space"));
    case "kero-space-filled":
      return async (show) => {
        await hands.slide(() => show({ ...next, row: next.row.map((card, i) => (i === whole(event, "space") - 1 ? "" : card)) }));
        await hands.fly({ kind: "card", card: text(event, "card") }, "pile", `row-${whole(event, "space")}`);
      };
    case "kero-land-won":
      return () => hands.fly({ kind: "land", land: text(event, "land") }, `land-${before.territories.indexOf(text(event, "land")) + 1}`, camp(seat));
    case "kero-land-lost":
      return () => hands.burn(-(before.territories.indexOf(text(event, "land")) + 1));
    case "kero-land-revealed":
      return () => hands.fly({ kind: "land", land: text(event, "land") }, "pile", `land-${whole(event, "space")}`);
    default:
      return null;
  }
}
