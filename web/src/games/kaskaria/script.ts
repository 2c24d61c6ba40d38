/** The animation script: for each event what flies, what walks, and when the board shows it. */
import type { Act, Performer } from "../../stage/director";
import { after, motifOf, whole } from "./model";
import type { CardName, EventInfo, Figure, KaskariaView } from "./types";

/** The animations the room provides. */
export interface Hands {
  readonly fly: (card: CardName | null, turns: boolean, from: string, to: string) => Promise<void>;
  /** A card of the player's own hand that is still in the air. */
  readonly expect: (card: CardName | null) => void;
  readonly lay: (set: readonly CardName[], seat: number, go: () => void) => Promise<void>;
  readonly clear: (set: readonly CardName[]) => Promise<void>;
  readonly walk: (figure: Figure, seat: number, from: number, to: number, go: () => void) => Promise<void>;
  readonly coins: (pieces: number, seat: number) => Promise<void>;
  readonly waterfall: () => Promise<void>;
  readonly volcano: (seat: number) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  readonly stop: () => void;
}

export function performer(hands: Hands): Performer<KaskariaView> {
  return {
    script: (event, before) => [play(hands, event, before), (show) => show(after(before, event))],
    closing: ({ played }, next) => (played.length > 0 && next.played.length === 0 ? [() => hands.clear(played)] : []),
    stop: hands.stop,
  };
}

function play(hands: Hands, event: EventInfo, before: KaskariaView): Act<KaskariaView> {
  const next = after(before, event);
  const seat = whole(event, "seat");
  const mine = seat === before.seat;
  const card = `${String(event.args["colour"])} ${String(event.args["motif"])}`;
  switch (event.key) {
    case "kaskaria-taken-from-pile":
      return () => hands.fly(null, false, "pile", `seat-${seat}`);
    case "kaskaria-taken-from-pile-known":
      return (show) => {
        if (!mine) return hands.fly(card, true, "pile", `seat-${seat}`);
        return receive(hands, card, true, "pile", () => show(next));
      };
    case "kaskaria-taken-from-display":
      return (show) => {
        const from = `display-${whole(event, "space")}`;
        if (mine) return receive(hands, card, false, from, () => show(next));
        show({ ...before, display: next.display });
        return hands.fly(card, false, from, `seat-${seat}`);
      };
    case "kaskaria-space-refilled":
      return () => hands.fly(card, true, "pile", `display-${whole(event, "space")}`);
    case "kaskaria-waterfall":
      return hands.waterfall;
    case "kaskaria-set-played":
      return async (show) => {
        await hands.lay(next.played, seat, () => show({ ...next, played: [] }));
        show(next);
        await hands.pause(260);
      };
    case "kaskaria-figure-moved": {
      const figure = motifOf(String(event.args["figure"])) === "griffin" ? "griffin" : "runner";
      return (show) => hands.walk(figure, seat, whole(event, "from"), whole(event, "to"), () => show(next));
    }
    case "kaskaria-gold-taken":
      return () => hands.coins(whole(event, "pieces"), seat);
    case "kaskaria-amulet-taken":
      return () => hands.volcano(seat);
    default:
      return () => undefined;
  }
}

/** A card flies to the player's own hand: its place is kept empty until it lands. */
async function receive(hands: Hands, card: CardName, turns: boolean, from: string, go: () => void): Promise<void> {
  hands.expect(card);
  go();
  await hands.fly(card, turns, from, "coming");
  hands.expect(null);
}
