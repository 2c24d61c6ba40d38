import { beforeEach, afterEach, expect, test, vi } from "vitest";

import { parse, Socket, type Link, type Wire } from "./socket";

class Fake implements Wire {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Fake[];
let links: Link[];
let sentAway: number;
const last = (): Fake => wires.at(-1) as Fake;

function line(): Socket {
  const make = (): Fake => {
    wires.push(new Fake());
    return last();
  };
  const hooks = { message: () => {}, link: (link: Link) => links.push(link), place: () => ({ epoch: "e", seen: 7 }), away: () => (sentAway += 1) };
  return new Socket(make, "t", hooks);
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  links = [];
  sentAway = 0;
});
afterEach(() => vi.useRealTimers());

test("says hello with its last position, and waits for the welcome before it sends", () => {
  const socket = line();
  socket.open();
  last().onopen?.();
  expect(last().sent).toEqual([{ t: "hello", token: "t", epoch: "e", seen: 7 }]);
  socket.send({ t: "undo" });
  expect(last().sent).toHaveLength(1);
  last().hear({ t: "welcome" });
  expect(last().sent[1]).toMatchObject({ t: "undo" });
});

test("after reconnecting, unanswered messages are sent again under the same id", () => {
  const socket = line();
  socket.open();
  last().onopen?.();
  last().hear({ t: "welcome" });
  const first = socket.send({ t: "act", question: 1, action: 2 });
  const second = socket.send({ t: "undo" });
  last().hear({ t: "step", done: null });
  last().hear({ t: "step", done: first });
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(2);
  last().onopen?.();
  last().hear({ t: "welcome" });
  expect(last().sent.slice(1)).toEqual([{ t: "undo", id: second }]);
  expect(links).toEqual(["up", "lost", "up"]);
});

test("retries when the server does not answer", () => {
  const socket = line();
  socket.open();
  vi.advanceTimersByTime(9_000);
  expect(wires).toHaveLength(2);
  expect(wires[0]?.readyState).toBe(3);
  last().onopen?.();
  last().hear({ t: "welcome" });
  expect(links).toEqual(["lost", "up"]);
});

test("answers a beat, and takes long silence for a lost connection", () => {
  const socket = line();
  socket.open();
  last().onopen?.();
  last().hear({ t: "welcome" });
  last().hear({ t: "beat", n: 3 });
  expect(last().sent.at(-1)).toEqual({ t: "ping", n: 3 });
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBeGreaterThan(1);
});

test("only known messages come in", () => {
  expect(parse("nonsense")).toBeNull();
  expect(parse('{"t":"strange"}')).toBeNull();
  expect(parse('{"t":"beat","n":1}')).toEqual({ t: "beat", n: 1 });
});

test("a token that fits no seat any more is dropped, and its owner becomes a spectator", () => {
  const socket = line();
  socket.open();
  last().onopen?.();
  last().hear({ t: "refused", id: "", error: "bad-token" });
  expect(wires).toHaveLength(2);
  last().onopen?.();
  expect(last().sent).toEqual([{ t: "hello", token: null, epoch: "e", seen: 7 }]);
  last().hear({ t: "refused", id: "", error: "bad-token" });
  expect([wires.length, sentAway]).toEqual([2, 1]);
});

test("after a rate limit, reconnecting resends choices but not questions", () => {
  const socket = line();
  socket.open();
  last().onopen?.();
  last().hear({ t: "welcome" });
  socket.send({ t: "why", action: 1 });
  const id = socket.send({ t: "act", action: 2, question: 1 });
  last().hear({ t: "refused", id: "", error: "slow-down", words: { key: "error-slow-down", args: {} } });
  last().onclose?.({ code: 1008 });
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(3000);
  expect(wires).toHaveLength(2);
  last().onopen?.();
  last().hear({ t: "welcome" });
  expect(last().sent.map(({ t }) => t)).toEqual(["hello", "act"]);
  expect(last().sent[1]?.["id"]).toBe(id);
  last().onclose?.({ code: 1008 });
  expect(links.at(-1)).toBe("closed");
});
