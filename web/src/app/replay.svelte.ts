/** A finished game on screen: its log, and where the showing of it has come to. */
import { reduced } from "../lib/motion.svelte";
import type { Replay } from "../protocol/game";
import type { EventInfo } from "../protocol/wire";
import { Director } from "../stage/director";
import type { View } from "../stage/room";
import { speed } from "../table/speed.svelte";
import type { Entry } from "../table/types";

/** What was told up to a move, and of that move so many events. */
export function replayLog({ steps }: Replay, at: number, told = Infinity): Entry[] {
  const events = steps.slice(0, at + 1).flatMap(({ events }, moves) =>
    events.slice(0, moves === at ? told : Infinity).map((event) => ({ event, moves })),
  );
  return events.map(({ event, moves }, n) => ({ n, kind: "event", event, moves }));
}

interface Move {
  readonly view: View;
  readonly events: readonly EventInfo[];
  readonly at: number;
}

/** Shows one move after the other; any other way through the game is a jump. */
export class Show {
  view = $state.raw<View | null>(null);
  moving = $state(false);
  /** The move on screen, and how many of its events were told. */
  at = $state(0);
  told = $state(Infinity);
  private replay: Replay | null = null;
  private wanted = -1;
  readonly director = new Director<View, Move>({
    show: (view) => (this.view = view),
    tell: (_event, { at }) => {
      this.told = at === this.at ? this.told + 1 : 1;
      this.at = at;
    },
    done: ({ view, at }) => this.stand(view, at),
    busy: (busy) => (this.moving = busy),
    still: () => reduced() || document.hidden,
    speed,
  });

  go(replay: Replay, at: number): void {
    const step = replay.steps[at];
    if (step === undefined) return;
    const next = replay === this.replay && at === this.wanted + 1;
    [this.replay, this.wanted] = [replay, at];
    if (next) return this.director.put({ ...step, at });
    this.director.place(step.view);
    this.stand(step.view, at);
  }

  private stand(view: View, at: number): void {
    [this.view, this.at, this.told] = [view, at, Infinity];
  }
}
