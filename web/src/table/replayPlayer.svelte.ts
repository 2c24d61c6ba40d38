/** Replay player: shows recorded moves again, with their log. */
import { reduced } from "../lib/reducedMotion.svelte";
import type { Replay } from "../protocol/game";
import { Director, type Step } from "../stage/director";
import type { View } from "../stage/room";
import { speed } from "./speed.svelte";
import type { Entry } from "./types";

/** The log up to a move, including only the first `shown` events of that move. */
export function replayLog({ steps }: Replay, at: number, shown = Infinity): Entry[] {
  const events = steps.slice(0, at + 1).flatMap(({ events }, moves) =>
    events.slice(0, moves === at ? shown : Infinity).map((event) => ({ event, moves })),
  );
  return events.map(({ event, moves }, n) => ({ n, kind: "event", event, moves }));
}

interface Move extends Step<View> {
  readonly at: number;
}

/** Animates from one move to the next; any other change is a jump. */
export class ReplayPlayer {
  view = $state.raw<View | null>(null);
  moving = $state(false);
  /** The move on screen, and how many of its events have been shown. */
  at = $state(0);
  shown = $state(Infinity);
  private steps: readonly Step<View>[] | null = null;
  private wanted = -1;
  /** How many times faster than the original. */
  rate = $state(1);
  readonly director = new Director<View, Move>({
    show: (view) => (this.view = view),
    tell: (_event, { at }) => {
      this.shown = at === this.at ? this.shown + 1 : 1;
      this.at = at;
    },
    done: ({ view, at }) => this.stand(view, at),
    busy: (busy) => (this.moving = busy),
    still: () => reduced() || document.hidden,
    speed,
    rate: () => this.rate,
  });

  go(steps: readonly Step<View>[], at: number): void {
    const step = steps[at];
    if (step === undefined) return;
    const next = steps === this.steps && at === this.wanted + 1;
    [this.steps, this.wanted] = [steps, at];
    if (next) return this.director.put({ view: step.view, events: step.events, at });
    this.director.place(step.view);
    this.stand(step.view, at);
  }

  private stand(view: View, at: number): void {
    [this.view, this.at, this.shown] = [view, at, Infinity];
  }
}
