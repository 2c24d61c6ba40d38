/**
 * Shows steps one event after the other. It owns the order and the waiting; how things move is
 * the hooks' affair. Whoever is too far behind, or wants calm, is shown the latest view at once.
 */

import { motifOf, tell, whole } from "./model";
import type { CardName, EventInfo, Figure, KaskariaView } from "./types";

export interface Hooks {
  /** The view to draw from now on. `coming` is a card of the own hand that is still in the air. */
  readonly show: (view: KaskariaView, coming: CardName | null) => void;
  readonly busy: (busy: boolean) => void;
  readonly fly: (card: CardName | null, turns: boolean, from: string, to: string) => Promise<void>;
  readonly lay: (set: readonly CardName[], seat: number, after: () => void) => Promise<void>;
  readonly clear: (set: readonly CardName[]) => Promise<void>;
  readonly walk: (figure: Figure, seat: number, from: number, to: number, go: () => void) => Promise<void>;
  readonly coins: (pieces: number, seat: number) => Promise<void>;
  readonly waterfall: () => Promise<void>;
  readonly volcano: (seat: number) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** How many steps wait to be shown: the more, the quicker. */
  readonly hurry: (waiting: number) => void;
  /** Drop everything that is under way. */
  readonly stop: () => void;
}

interface Step {
  readonly view: KaskariaView;
  readonly events: readonly EventInfo[];
}

const PATIENCE = 4; // steps behind the table

export class Director {
  private queue: Step[] = [];
  private run = 0;
  private showing = false;
  private now: KaskariaView;

  constructor(
    private last: KaskariaView,
    private readonly hooks: Hooks,
  ) {
    this.now = last;
  }

  receive(view: KaskariaView, events: readonly EventInfo[], calm: boolean): void {
    if (view === this.last) return;
    const next = view.step === this.last.step + 1 && view.seat === this.last.seat && events.length > 0;
    this.last = view;
    if (calm || !next || this.queue.length >= PATIENCE) {
      this.run += 1;
      this.queue = [];
      this.showing = false;
      this.hooks.stop();
      this.set(view);
      this.hooks.busy(false);
      return;
    }
    this.queue.push({ view, events });
    if (!this.showing) void this.work(this.run);
  }

  private async work(run: number): Promise<void> {
    this.showing = true;
    this.hooks.busy(true);
    for (let step = this.queue.shift(); step !== undefined; step = this.queue.shift()) {
      for (const event of step.events) {
        this.hooks.hurry(this.queue.length);
        await this.play(event, run);
        if (run !== this.run) return;
      }
      const left = this.now.played;
      if (left.length > 0 && step.view.played.length === 0) {
        await this.hooks.clear(left);
        if (run !== this.run) return;
      }
      this.set(step.view);
    }
    this.showing = false;
    this.hooks.busy(false);
  }

  private set(view: KaskariaView, coming: CardName | null = null): void {
    this.now = view;
    this.hooks.show(view, coming);
  }

  private async play(event: EventInfo, run: number): Promise<void> {
    const { hooks } = this;
    const before = this.now;
    const after = tell(before, event);
    const seat = whole(event, "seat");
    const mine = seat === before.seat;
    const card = `${String(event.args["colour"])} ${String(event.args["motif"])}`;
    const set = (view: KaskariaView, coming: CardName | null = null): void => {
      if (run === this.run) this.set(view, coming);
    };
    switch (event.key) {
      case "kaskaria-taken-from-pile":
        await hooks.fly(null, false, "pile", `hero-${seat}`);
        break;
      case "kaskaria-taken-from-pile-known":
        if (mine) set(after, card);
        await hooks.fly(card, true, "pile", mine ? "coming" : `hero-${seat}`);
        break;
      case "kaskaria-taken-from-display": {
        const from = `display-${whole(event, "space")}`;
        set(mine ? after : { ...before, display: after.display }, mine ? card : null);
        await hooks.fly(card, false, from, mine ? "coming" : `hero-${seat}`);
        break;
      }
      case "kaskaria-space-refilled":
        await hooks.fly(card, true, "pile", `display-${whole(event, "space")}`);
        break;
      case "kaskaria-waterfall":
        await hooks.waterfall();
        break;
      case "kaskaria-set-played":
        await hooks.lay(after.played, seat, () => set({ ...after, played: [] }));
        set(after);
        await hooks.pause(260);
        break;
      case "kaskaria-figure-moved": {
        const figure = motifOf(String(event.args["figure"])) === "griffin" ? "griffin" : "runner";
        await hooks.walk(figure, seat, whole(event, "from"), whole(event, "to"), () => set(after));
        break;
      }
      case "kaskaria-gold-taken":
        await hooks.coins(whole(event, "pieces"), seat);
        break;
      case "kaskaria-amulet-taken":
        await hooks.volcano(seat);
        break;
    }
    set(after);
  }
}
