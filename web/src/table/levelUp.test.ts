import { beforeEach, expect, test, vi } from "vitest";

import type { OutcomeInfo, SeatInfo, TableInfo } from "../protocol/wire";
import { resetWins, WINS_NEEDED, recordResult, stopInviting, nextLevel } from "./levelUp";

const bots = ["easy", "medium", "hard"].map((level) => ({ name: `${level}-x`, level, character: "x" }));
const game = { name: "demo", levels: ["easy", "medium", "hard"], bots: [{ name: "greedy", level: "", character: "" }, ...bots] };
const seat = (kind: SeatInfo["kind"], bot = ""): SeatInfo => ({ kind, name: "", bot, away: false, resigned: false, online: true, lag: null, credit: 0 });
const at = (id: string, ...others: string[]): TableInfo => ({ id, seats: [seat("person"), ...others.map((bot) => seat("bot", bot))] }) as unknown as TableInfo;
const end = (...winners: number[]): OutcomeInfo => ({ winners, scores: [], ending: "", clause: "", parts: [] });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test("the highest level among the bots counts, so that no bot gets weaker", () => {
  expect(nextLevel(game, at("a", "easy-x", "easy-x").seats, 0)).toEqual({ level: "easy", next: "medium" });
  expect(nextLevel(game, at("a", "medium-x", "easy-x").seats, 0)).toEqual({ level: "medium", next: "hard" });
  expect(nextLevel(game, at("a", "hard-x", "easy-x").seats, 0)).toBeNull(); // there is no higher level
  expect(nextLevel(game, at("a", "greedy", "easy-x").seats, 0)).toBeNull(); // a bot of unknown level
  expect(nextLevel(game, at("a", "hard-x").seats, 0)).toBeNull();
  expect(nextLevel(game, at("a", "greedy").seats, 0)).toBeNull();
  expect(nextLevel(game, at("a").seats, 0)).toBeNull();
  expect(nextLevel(game, at("a", "easy-x").seats, null)).toBeNull();
  expect(nextLevel(game, [seat("person"), seat("person"), seat("bot", "easy-x")], 0)).toBeNull();
});

test("a game that a bot won for its player does not count", () => {
  for (const gone of [{ away: true }, { resigned: true }]) {
    const seats = [{ ...seat("person"), ...gone }, seat("bot", "easy-x")];
    expect(nextLevel(game, seats, 0)).toBeNull();
    for (const id of ["a", "b", "c"]) expect(recordResult(game, { ...at(id), seats }, 0, end(0))).toBe(false);
  }
  expect(recordResult(game, at("d", "easy-x"), 0, end(0))).toBe(false); // first win of three
});

test("an unanswered offer is repeated after three more wins", () => {
  const asked = [..."abcdefg"].map((id) => recordResult(game, at(id, "easy-x"), 0, end(0)));
  expect(asked).toEqual([false, false, true, false, false, true, false]);
  for (const id of ["h", "i"]) recordResult(game, at(id, "easy-x"), 0, end(0));
  expect(recordResult(game, at("lost", "easy-x"), 0, end(1))).toBe(false);
  expect(recordResult(game, at("j", "easy-x"), 0, end(0))).toBe(false);
});

test("three wins bring the offer; a table counts once, and a defeat does not count", () => {
  const tables = ["a", "b", "c"].map((id) => at(id, "easy-x"));
  const [a, b, c] = tables as [TableInfo, TableInfo, TableInfo];
  expect(WINS_NEEDED).toBe(3);
  expect(recordResult(game, a, 0, end(0))).toBe(false);
  expect(recordResult(game, a, 0, end(0))).toBe(false);
  expect(recordResult(game, at("lost", "easy-x"), 0, end(1))).toBe(false);
  expect(recordResult(game, b, 0, end(0, 1))).toBe(false);
  expect(recordResult(game, c, 0, end(0))).toBe(true);
  expect(recordResult(game, c, 0, end(0))).toBe(true); // still pending until it is answered
  resetWins("demo");
  for (const table of tables) expect(recordResult(game, table, 0, end(0))).toBe(false);
});

test("an earlier game that is opened again is not counted again", () => {
  const [a, b] = [at("a", "easy-x"), at("b", "easy-x")];
  for (const table of [a, b, a, b, a]) expect(recordResult(game, table, 0, end(0))).toBe(false);
  expect(recordResult(game, at("c", "easy-x"), 0, end(0))).toBe(true);
  expect(recordResult(game, a, 0, end(0))).toBe(false); // only the table of the last win offers it
});

test("another level starts a new count, and stopInviting lasts", () => {
  for (const id of ["a", "b"]) recordResult(game, at(id, "easy-x"), 0, end(0));
  expect(recordResult(game, at("c", "medium-x"), 0, end(0))).toBe(false);
  expect(recordResult(game, at("d", "medium-x"), 0, end(0))).toBe(false);
  expect(recordResult(game, at("e", "medium-x"), 0, end(0))).toBe(true);
  stopInviting();
  expect(recordResult(game, at("g", "medium-x"), 0, end(0))).toBe(false);
});
