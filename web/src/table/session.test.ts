import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ReplayStep } from "../protocol/game";
import type { ServerMessage, TableInfo, Welcome } from "../protocol/wire";
import { Session } from "./session.svelte";

const line = vi.hoisted(() => ({ hear: (_: unknown): void => {} }));
vi.mock("../lib/reducedMotion.svelte", () => ({ reduced: () => true }));
vi.mock("../lib/sound.svelte", () => ({ sound: () => {} }));
vi.mock("../lib/i18n.svelte", () => ({ t: (key: string) => key }));
vi.mock("./speed.svelte", () => ({ speed: () => "normal" }));
vi.mock("../lib/socket", () => ({
  dial: () => null,
  Socket: class {
    constructor(_make: unknown, _token: unknown, hooks: { message: (message: ServerMessage) => void }) {
      line.hear = hooks.message as (message: unknown) => void;
    }
    open(): void {}
    close(): void {}
  },
}));

const steps: ReplayStep[] = [0, 1, 2].map((moves) => ({ move: null, events: [{ key: "toy-taken", args: {} }], view: { moves } }));
const table = { id: "t1", game: "toy", status: "playing", seats: [] } as unknown as TableInfo;
const welcome = {
  t: "welcome", epoch: "e", seq: 3, seat: 0, host: true, table, view: { moves: 2 }, question: null, waiting: [], free: [],
  time: { now: 0, running: false, due: null, waits: null, window: null }, deciding: [], outcome: null, moves: 2, lag_credit: 0,
} satisfies Welcome;

/** Mocks `fetch` with these responses in order; the last one is repeated. */
function answering(...answers: (() => Response)[]): { asked: number[] } {
  const seen = { asked: Array<number>() };
  vi.stubGlobal("fetch", async () => {
    seen.asked.push(Date.now());
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
  return seen;
}
const cut = (): Response => {
  throw new TypeError("cut off");
};
const broken = (): Response => new Response("?", { status: 500 });
const whole = (): Response => Response.json({ steps });
const no = (): Response => Response.json({ error: "no-seat", words: { key: "error-no-seat", args: {} } }, { status: 403 });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the past is requested again, with growing pauses, until it arrives", async () => {
  const { asked } = answering(cut, broken, cut, cut, whole);
  const session = new Session("t1", "token");
  session.open();
  line.hear(welcome);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.model.history).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.model.history.map(({ moves }) => moves)).toEqual([0, 1, 2]);
  expect(session.model.log).toHaveLength(3);
  const pauses = asked.slice(1).map((at, i) => at - (asked[i] ?? 0));
  expect(pauses).toHaveLength(4);
  expect(pauses.every((pause, i) => pause > 1.05 * (pauses[i - 1] ?? 0))).toBe(true);
});

test("after leaving the table nothing is requested", async () => {
  const { asked } = answering(cut);
  const session = new Session("t1", "token");
  const leave = session.open();
  line.hear(welcome);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = asked.length;
  expect(before).toBeGreaterThan(6);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
});

test("after a reconnect there is one request, not two", async () => {
  const { asked } = answering(cut, cut, whole);
  const session = new Session("t1", "token");
  session.open();
  line.hear(welcome);
  await vi.advanceTimersByTimeAsync(0);
  line.hear(welcome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
  expect(session.model.history).toHaveLength(3);
});

test("a refusal is final", async () => {
  const { asked } = answering(no);
  const session = new Session("t1", "token");
  session.open();
  line.hear(welcome);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
