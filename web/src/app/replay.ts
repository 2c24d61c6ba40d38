/** The log of a replay up to a move. */
import type { Replay } from "../protocol/game";
import type { Entry } from "../table/types";

export function replayLog(replay: Replay, at: number): Entry[] {
  const events = replay.steps.slice(0, at + 1).flatMap(({ events }, moves) =>
    events.map((event) => ({ event, moves })),
  );
  return events.map(({ event, moves }, n) => ({ n, kind: "event", event, moves }));
}
