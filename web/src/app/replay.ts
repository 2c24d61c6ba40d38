/** What a replay tells of itself, and its log up to a move. */
import type { Replay } from "../protocol/game";
import type { Entry } from "../table/types";

export interface Header {
  game: string;
  names: string[];
}

export function header(replay: Replay): Header {
  const { game, names } = replay.header;
  return {
    game: typeof game === "string" ? game : "",
    names: Array.isArray(names) ? names.map(String) : [],
  };
}

export function replayLog(replay: Replay, at: number): Entry[] {
  const events = replay.steps.slice(0, at + 1).flatMap(({ events }, moves) =>
    events.map((event) => ({ event, moves })),
  );
  return events.map(({ event, moves }, n) => ({ n, kind: "event", event, moves }));
}
