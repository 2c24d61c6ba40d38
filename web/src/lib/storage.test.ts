import { beforeEach, expect, test, vi } from "vitest";

import { forgetSeat, saveSeat, savedSeats, markResigned, token } from "./storage";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

test("a resigned seat stays resigned, however often it is saved", () => {
  saveSeat({ id: "a", game: "demo", token: "1" });
  saveSeat({ id: "b", game: "demo", token: "2" });
  markResigned("a");
  markResigned("gone");
  expect(savedSeats()).toEqual([
    { id: "b", game: "demo", token: "2" },
    { id: "a", game: "demo", token: "1", resigned: true },
  ]);
  saveSeat({ id: "a", game: "demo", token: "1" });
  expect(savedSeats()[0]).toEqual({ id: "a", game: "demo", token: "1", resigned: true });
  expect(token("a")).toBe("1");
  forgetSeat("a");
  expect(savedSeats().map(({ id }) => id)).toEqual(["b"]);
});
