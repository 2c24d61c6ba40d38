import { expect, test, vi } from "vitest";

import type { Replay } from "../protocol/game";
import { replayLog } from "./replayPlayer.svelte";

vi.mock("../lib/reducedMotion.svelte", () => ({ reduced: () => false }));
vi.mock("./speed.svelte", () => ({ speed: () => "normal" }));

const event = (key: string): { key: string; args: Record<string, unknown> } => ({ key, args: {} });
const replay: Replay = {
  header: { game: "demo", names: [], bots: [], away: [], pack: "standard", options: {} },
  steps: [
    { move: null, events: [event("a")], view: {} },
    { move: null, events: [event("b"), event("c")], view: {} },
    { move: null, events: [event("d")], view: {} },
  ],
  outcome: null,
  seat: -1,
};
const keys = (at: number, shown?: number): string[] =>
  replayLog(replay, at, shown).map((entry) => (entry.kind === "event" ? entry.event.key : ""));

test("the log of a replay ends with the last event shown", () => {
  expect(keys(1)).toEqual(["a", "b", "c"]);
  expect(keys(1, 1)).toEqual(["a", "b"]);
  expect(keys(2)).toEqual(["a", "b", "c", "d"]);
});
