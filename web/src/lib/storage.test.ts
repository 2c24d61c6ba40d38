import { beforeEach, expect, test, vi } from "vitest";

import { dropPlace, keepPlace, places, resignPlace, token } from "./storage";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

test("what was resigned stays so, however often its place is kept", () => {
  keepPlace({ id: "a", game: "demo", token: "1" });
  keepPlace({ id: "b", game: "demo", token: "2" });
  resignPlace("a");
  resignPlace("gone");
  expect(places()).toEqual([
    { id: "b", game: "demo", token: "2" },
    { id: "a", game: "demo", token: "1", resigned: true },
  ]);
  keepPlace({ id: "a", game: "demo", token: "1" });
  expect(places()[0]).toEqual({ id: "a", game: "demo", token: "1", resigned: true });
  expect(token("a")).toBe("1");
  dropPlace("a");
  expect(places().map(({ id }) => id)).toEqual(["b"]);
});
