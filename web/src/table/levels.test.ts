import { expect, test, vi } from "vitest";

import type { SeatInfo, SetSeat } from "../protocol/wire";
import { asWished, coming, keepLevel, recast } from "./levels";

const names = ["easy", "hard"].flatMap((level) => ["", "zik", "umo"].map((character) => ({ level, character })));
const game = { name: "demo", levels: ["easy", "hard"], bots: names.map((each) => ({ ...each, name: each.character ? `${each.level}-${each.character}` : each.level })) };
const seat = (kind: SeatInfo["kind"], name = "", bot = ""): SeatInfo => ({ kind, name, bot, away: false, resigned: false, online: true, lag: null, credit: 0 });
const seats = [seat("person", "Ada"), seat("bot", "Umo II", "easy-umo"), seat("open")];
const wish = (at: number, bot?: string): SetSeat => ({ t: "seat", id: "x", seat: at, ...(bot ? { kind: "bot", bot } : { kind: "open" }) });
const seatsAfter = (...wishes: SetSeat[]): string[] => asWished(game, seats, wishes).map(({ kind, name, bot }) => `${kind} ${name} ${bot}`);

test("without requests all is as the table says", () => expect(asWished(game, seats, [])).toEqual(seats));

test("the last request for a seat counts, and other seats stay", () => {
  expect(seatsAfter(wish(1, "easy-zik"), wish(2, "hard"), wish(1, "hard-zik"))).toEqual(["person Ada ", "bot Zik hard-zik", "bot  hard"]);
  expect(seatsAfter(wish(2, "hard-zik"), wish(2))).toEqual(seatsAfter());
});

test("a character that stays keeps its name", () => expect(seatsAfter(wish(1, "hard-umo"))[1]).toBe("bot Umo II hard-umo"));

test("an emptied seat has no name", () => expect(seatsAfter(wish(1), wish(0))).toEqual(["open  ", "open  ", "open  "]));

test("a character that has another seat is swapped, and the seats keep their levels", () => {
  const bots = ["", "easy-umo", "hard-zik", "easy"];
  expect(recast(game, bots, 1, "zik")).toEqual([
    { seat: 2, kind: "open" },
    { seat: 1, kind: "bot", bot: "easy-zik" },
    { seat: 2, kind: "bot", bot: "hard-umo" },
  ]);
  expect(recast(game, bots.slice(0, 2), 1, "zik")).toEqual([{ seat: 1, kind: "bot", bot: "easy-zik" }]);
});

test("where bots differ, new ones get the level chosen last", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  const mixed = [...seats, seat("bot", "Zik", "hard-zik")];
  expect(coming(game, mixed, null)).toBe("easy");
  keepLevel("demo", "hard");
  expect(coming(game, mixed, null)).toBe("hard");
  expect(coming(game, mixed, "easy")).toBe("easy");
  expect(coming(game, seats, "hard")).toBe("easy"); // the level of the bots already there
});
