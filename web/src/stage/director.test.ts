import { expect, test, vi } from "vitest";

import { Director, type Act, type Performer, type Speed, type Step } from "./director";

type View = { readonly n: number };
const event = (key: string): { key: string; args: Record<string, unknown> } => ({ key, args: {} });
const step = (n: number, ...keys: string[]): Step<View> => ({ view: { n }, events: keys.map(event) });

/** A director with a performer whose every event adds one, and lasts until `go` is called. */
function stage(still = false, speed: Speed = "normal"): { calls: string[]; director: Director<View>; go: () => Promise<void> } {
  const calls: string[] = [];
  let waiting: (() => void)[] = [];
  const director = new Director<View>({
    show: ({ n }) => calls.push(`show ${n}`),
    tell: ({ key }) => calls.push(`tell ${key}`),
    done: ({ view }) => calls.push(`done ${view.n}`),
    busy: (busy) => calls.push(busy ? "busy" : "idle"),
    still: () => still,
    speed: () => speed,
  });
  const wait: Act<View> = () => new Promise((done) => waiting.push(done));
  const performer: Performer<View> = {
    script: ({ key }, before) => (key === "quick" ? [] : [wait, (show) => show({ n: before.n + 1 })]),
    stop: () => calls.push("stop"),
  };
  director.place({ n: 0 });
  director.join(performer);
  const go = async (): Promise<void> => {
    const now = waiting;
    waiting = [];
    for (const done of now) done();
    for (let i = 0; i < 9; i++) await Promise.resolve();
  };
  return { calls, director, go };
}

test("a step is shown event by event, and is done when all of them have been shown", async () => {
  const { calls, director, go } = stage();
  director.put(step(7, "a", "b"));
  expect(calls).toEqual(["busy", "tell a"]);
  await go();
  expect(calls).toEqual(["busy", "tell a", "show 1", "tell b"]);
  await go();
  expect(calls.slice(4)).toEqual(["show 2", "done 7", "idle"]);
});

test("an event without animations takes no time", () => {
  const { calls, director } = stage();
  director.put(step(1, "quick"));
  expect(calls).toEqual(["busy", "tell quick", "done 1", "idle"]);
});

test("steps wait for each other, and the more wait, the quicker it goes", async () => {
  const { calls, director, go } = stage();
  director.put(step(1, "a"));
  expect(director.pace).toBe(1);
  director.put(step(2, "b"));
  expect(director.pace).toBeLessThan(1);
  await go();
  expect(calls).toEqual(["busy", "tell a", "show 1", "done 1", "tell b"]);
});

test("calm speed takes longer, quick speed less", () => {
  expect(stage(false, "calm").director.pace).toBeGreaterThan(1);
  expect(stage(false, "quick").director.pace).toBeLessThan(1);
});

test("finishing early logs every event, and none twice", async () => {
  const { calls, director, go } = stage();
  director.put(step(2, "a", "b"));
  director.put(step(3, "c"));
  director.finish();
  const all = ["busy", "tell a", "stop", "tell b", "done 2", "tell c", "done 3", "idle"];
  expect(calls).toEqual(all);
  await go();
  expect(calls).toEqual(all);
  director.put(step(4, "d"));
  expect(calls.slice(all.length)).toEqual(["busy", "tell d"]);
});

test("too far behind, calm or instant: the latest at once, and the log keeps all", () => {
  const far = stage();
  for (let n = 1; n <= 6; n++) far.director.put(step(n, `e${n}`));
  expect(far.calls.filter((line) => line.startsWith("tell"))).toHaveLength(6);
  expect(far.calls.slice(-2)).toEqual(["done 6", "idle"]);
  const calm = stage(true);
  calm.director.put(step(1, "a"));
  expect(calm.calls).toEqual(["stop", "tell a", "done 1"]);
  const instant = stage(false, "instant");
  instant.director.put(step(1, "a"));
  expect(instant.calls).toEqual(["stop", "tell a", "done 1"]);
});

test("a room that leaves takes nothing along", () => {
  const { calls, director } = stage();
  const leave = director.join({ script: () => [() => new Promise(() => {})], stop: () => calls.push("stopped") });
  director.put(step(1, "a"));
  leave();
  expect(calls).toEqual(["busy", "tell a", "stopped", "done 1", "idle"]);
  director.put(step(2, "b"));
  expect(calls.slice(5)).toEqual(["tell b", "done 2"]);
});

test("a performer that throws does not block the game", async () => {
  const broken = new Error("broken");
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  const { calls, director, go } = stage();
  const late: Act<View> = () => Promise.reject(broken);
  const performer = (script: () => readonly Act<View>[]): Performer<View> => ({ script, stop: () => calls.push("stop") });
  director.join(performer(() => { throw broken; }));
  director.put(step(1, "a", "b"));
  await go();
  expect(calls).toEqual(["busy", "tell a", "stop", "tell b", "done 1", "idle"]);
  calls.length = 0;
  director.join(performer(() => [late]));
  director.put(step(2, "c"));
  await go();
  expect(calls).toEqual(["busy", "tell c", "stop", "done 2", "idle"]);
  expect(reported.mock.calls).toEqual([[broken], [broken]]);
  reported.mockRestore();
});
