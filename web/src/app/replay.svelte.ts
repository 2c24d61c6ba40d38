/** A finished game on screen: its log, and where the showing of it has come to. */
import { reduced } from "../lib/motion.svelte";
import type { Replay } from "../protocol/game";
import { Director } from "../stage/director";
import type { View } from "../stage/room";
import { speed } from "../table/speed.svelte";
import type { Entry } from "../table/types";

export function replayLog(replay: Replay, at: number): Entry[] {
  const events = replay.steps.slice(0, at + 1).flatMap(({ events }, moves) =>
    events.map((event) => ({ event, moves })),
  );
  return events.map(({ event, moves }, n) => ({ n, kind: "event", event, moves }));
}

/** Shows one move after the other; any other way through the game is a jump. */
export class Show {
  view = $state.raw<View | null>(null);
  moving = $state(false);
  private replay: Replay | null = null;
  private at = -1;
  readonly director = new Director<View>({
    show: (view) => (this.view = view),
    tell: () => undefined,
    done: ({ view }) => (this.view = view),
    busy: (busy) => (this.moving = busy),
    still: () => reduced() || document.hidden,
    speed,
  });

  go(replay: Replay, at: number): void {
    const step = replay.steps[at];
    if (step === undefined) return;
    const next = replay === this.replay && at === this.at + 1;
    [this.replay, this.at] = [replay, at];
    if (next) return this.director.put(step);
    this.director.place(step.view);
    this.view = step.view;
  }
}
