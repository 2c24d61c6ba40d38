import { describe, expect, test } from "vitest";

import type { Step, TableInfo, Welcome } from "../protocol/wire";
import { arrived, caughtUp, EMPTY, faded, inWindow, left, look, pastIsMissing, receive, sent, shown, timeOf, wished } from "./model";

const time = { now: 0, running: false, due: null, waits: null, window: null };
const deciding = [{ seat: 0, left: 60_000 }];
const seat = { kind: "person", name: "Ada", bot: "", away: false, resigned: false, online: true, lag: null, credit: 0 } as const;
const table: TableInfo = {
  id: "t1", code: "ABCD", game: "toy", status: "playing", options: {}, pack: "standard",
  visibility: "link", pace: "relaxed", undo: true, free_chat: false, full_windows: false, seats: [seat, seat],
  spectators: 0, commit: "", seed: null, salt: null, next: null,
};
const hello: Welcome = {
  t: "welcome", epoch: "e", seq: 1, seat: 0, host: true, table, view: { turn: 0 },
  question: { number: 1, options: [0, 1], ordered: false }, waiting: [0], time, deciding, outcome: null, moves: 0, lag_credit: 120, free: [],
};
const move = (seq: number, moves: number, more: Partial<Step> = {}): Step => ({
  t: "step", seq, events: [{ key: "toy-taken", args: { seat: 0 } }], view: { moves },
  question: null, waiting: [1], time, deciding: [], outcome: null, moves, undone: false, free: [], done: null, ...more,
});
const started = receive(EMPTY, hello);

describe("the table's state", () => {
  test("a bubble fades, but not one said since", () => {
    const chat = (text: string) => ({ t: "spoken", seat: 1, phrase: null, text }) as const;
    const [early, late] = [chat("Hello"), chat("Bye")];
    const heard = receive(receive(started, early), late);
    expect(faded(heard, early).bubbles).toEqual({ 1: late });
    expect(faded(heard, late).bubbles).toEqual({});
  });

  test("takes a welcome whole", () => {
    expect(started.question?.options).toEqual([0, 1]);
    expect(shown(started).view).toEqual({ turn: 0 });
  });

  test("a late or doubled step changes nothing", () => {
    const after = receive(started, move(2, 1));
    expect(receive(after, move(2, 1))).toBe(after);
    expect(after.log).toHaveLength(1);
  });

  test("asks nothing while an answer is pending, and asks again after a refusal", () => {
    const waiting = sent(started, "x");
    expect(shown(waiting).question).toBeNull();
    const refused = receive(waiting, {
      t: "refused", id: "x", error: "illegal", words: { key: "toy-hand-is-full", args: {} }, clause: "XX-T6",
    });
    expect(shown(refused).question).not.toBeNull();
    expect(refused.notice?.clause).toBe("XX-T6");
  });

  test("asks nothing while a bot has the seat", () => {
    const away = { ...started, table: { ...table, seats: [{ ...seat, away: true }, seat] }, free: [7] };
    expect(shown(away)).toMatchObject({ question: null, free: [] });
    expect(shown({ ...away, seat: 1 })).toMatchObject({ question: started.question, free: [7] });
  });

  test("a host's request counts until it is answered, whatever else arrives", () => {
    const wish = (id: string) => ({ t: "seat", id, seat: 1, kind: "bot", bot: "easy" }) as const;
    const both = wished(wished(started, wish("a")), wish("b"));
    const heard = receive(receive(receive(both, { t: "table", table, time, deciding }), hello), { t: "done", id: "another" });
    expect(heard.wishes).toEqual([wish("a"), wish("b")]);
    const granted = receive(heard, { t: "done", id: "a" });
    expect(granted.wishes).toEqual([wish("b")]);
    const refused = receive(granted, { t: "refused", id: "b", error: "not-host", words: { key: "error-not-host", args: {} } });
    expect(refused.wishes).toEqual([]);
  });

  test("missed events are logged before the new welcome, and only once", () => {
    const missed = { t: "missed", seq: 3, events: move(2, 1).events } as const;
    const back = receive(started, missed);
    expect(back.log).toHaveLength(1);
    expect(receive(back, missed)).toBe(back);
    expect(receive(back, { ...hello, seq: 3, moves: 2 }).log).toHaveLength(1);
  });

  test("a move that is undone leaves the log", () => {
    const after = receive(receive(started, move(2, 1)), move(3, 0, { undone: true, events: [] }));
    expect(after.log.map((entry) => entry.kind)).toEqual(["undone"]);
    expect(after.history.map((moment) => moment.moves)).toEqual([0]);
  });

  test("looks back without stopping the game", () => {
    const later = receive(receive(started, move(2, 1)), move(3, 2));
    const back = look(later, 0);
    expect(shown(back)).toMatchObject({ view: { turn: 0 }, question: null });
    expect(receive(back, move(4, 3)).looking).toBe(0);
    expect(look(back, 99).looking).toBeNull();
  });

  test("a page opened in mid-game gets the log and the history", () => {
    const late = receive(EMPTY, { ...hello, moves: 2, view: { moves: 2 } });
    const steps = [0, 1, 2].map((moves) => ({
      move: null, view: { moves }, events: moves ? move(moves, moves).events : [],
    }));
    const model = caughtUp(late, steps);
    expect(model.log).toHaveLength(2);
    expect(model.history.map(({ moves }) => moves)).toEqual([0, 1, 2]);
    expect(new Set(receive(model, move(2, 3)).log.map(({ n }) => n)).size).toBe(3);
  });

  test("the past is missing until it is loaded, also if nothing in it is public", () => {
    const secret = receive(started, move(2, 1, { events: [] }));
    expect(pastIsMissing(secret)).toBe(false);
    const late = receive(EMPTY, { ...hello, moves: 1 });
    expect(pastIsMissing(late)).toBe(true);
    const loaded = caughtUp(late, [0, 1].map((moves) => ({ move: null, view: { moves }, events: [] })));
    expect([pastIsMissing(loaded), loaded.log]).toEqual([false, []]);
  });

  test("decision clocks run even while the table's own time stands still", () => {
    const read = receive(EMPTY, hello, 1000);
    expect(left(read, 0, 4000)).toBe(57_000);
    expect(left(read, 1, 4000)).toBeNull();
    expect(left(read, 0, 100_000)).toBe(0);
  });

  test("a room can ask the table's own time while it runs", () => {
    const running = { now: 500, running: true, due: 9000, waits: null, window: null };
    const read = receive(receive(EMPTY, hello, 1000), move(2, 1, { time: running }), 2000);
    const handed = timeOf(read, () => 2300);
    expect([handed.now(), handed.running, handed.due]).toEqual([800, true, 9000]);
    expect(timeOf(receive(EMPTY, hello, 1000), () => 2300).now()).toBe(0);
    expect(timeOf(look(receive(read, move(3, 2)), 1), () => 9999).now()).toBe(500);
  });

  test("a room is given the seat's uncompensated delay, and times are corrected by the one-way delay", () => {
    const far = (lag: number | null): TableInfo => ({ ...table, seats: [{ ...seat, lag }, seat] });
    const runs = { now: 500, running: true, due: 9000, waits: null, window: null };
    expect(timeOf(receive(EMPTY, { ...hello, table: far(80), time: runs }), () => 0).now()).toBe(540);
    const lost = (lag: number | null): number => timeOf(receive(EMPTY, { ...hello, table: far(lag) }), () => 0).lost;
    expect([lost(null), lost(200), lost(300)]).toEqual([0, 0, 30]);
    expect(timeOf(receive(EMPTY, { ...hello, seat: null, table: far(300) }), () => 0).lost).toBe(0);
  });

  test("in a window no seat is shown as waited for, and the time left is known", () => {
    const open = { ...time, window: { left: 5000, length: 8000 } };
    const read = receive(started, move(2, 1, { time: open, question: { number: 2, options: [0], ordered: false } }), 1000);
    expect([inWindow(started), inWindow(read)]).toEqual([false, true]);
    expect(shown(read).waiting).toEqual([]);
    const { window } = timeOf(read, () => 3000);
    expect([window?.left(), window?.length]).toEqual([3000, 8000]);
    expect(timeOf(read, () => 9000).window?.left()).toBe(0);
    expect(receive(sent(read, "x"), move(3, 2)).mine).toBe(false);
  });

  test("a table that waits says for which seat, and counts down", () => {
    const waits = { now: 500, running: false, due: 9000, waits: { seat: 1, left: 20_000 }, window: null };
    const read = receive(receive(EMPTY, hello, 1000), move(2, 1, { time: waits }), 2000);
    const handed = timeOf(read, () => 5000);
    expect([handed.now(), handed.waits?.seat, handed.waits?.left()]).toEqual([500, 1, 17_000]);
  });

  test("while disconnected the time stands still, and a wait that was not announced is not shown", () => {
    const running = { now: 500, running: true, due: 9000, waits: null, window: null };
    const read = receive(receive(EMPTY, hello, 1000), move(2, 1, { time: running }), 2000);
    const asked = timeOf({ ...read, seat: 0, waiting: [0] }, () => 4000, 3000);
    expect([asked.now(), asked.running, asked.waits]).toEqual([1500, false, null]);
    const waiting = receive(read, move(3, 2, { time: { ...running, running: false, waits: { seat: 1, left: 9_000 } } }), 2500);
    expect(timeOf(waiting, () => 4000, 3000).waits?.left()).toBe(7_500);
  });

  test("the last move is this seat's own until another is shown", () => {
    const acted = sent(started, "x");
    const own = receive(acted, move(2, 1));
    expect([acted.mine, own.mine]).toEqual([false, true]);
    expect(receive(own, move(3, 1, { events: [] })).mine).toBe(true);
    expect(receive(own, move(3, 2)).mine).toBe(false);
    expect(receive(own, move(3, 0, { undone: true })).mine).toBe(false);
  });

  test("whether a move can be undone is asked of the server, and only on request", () => {
    const own = { ...receive(sent(started, "x"), move(2, 1)), back: { asked: "b", may: false, why: null } };
    expect(receive(own, { t: "done", id: "b" }).back?.may).toBe(true);
    const no = receive(own, { t: "refused", id: "b", error: "undo-revealed", words: { key: "k", args: {} } });
    expect([no.back?.may, no.back?.why?.words.key, no.notice]).toEqual([false, "k", null]);
    expect(receive(no, move(3, 2)).back).toBe(null);
  });

  test("a refused answer was no move", () => {
    const refused = receive(sent(started, "x"), { t: "refused", id: "x", error: "illegal", words: { key: "k", args: {} } });
    expect(receive(refused, move(2, 1)).mine).toBe(false);
  });

  test("clocks that arrive during an animation wait for its end, and are right then", () => {
    const moving = { ...started, moving: true };
    const clocks = [{ seat: 1, left: 9_000 }];
    const heard = receive(moving, { t: "table", table, time, deciding: clocks }, 500);
    expect(heard.deciding).toEqual(deciding);
    const seen = arrived(heard, move(2, 1, { deciding: [{ seat: 1, left: 10_000 }] }), 100);
    expect(left(seen, 1, 1500)).toBe(8_000);
    expect(left(arrived(seen, move(3, 2, { deciding }), 900), 0, 1900)).toBe(59_000);
  });
});
