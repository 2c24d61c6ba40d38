import { expect, test } from "vitest";

import type { SeatInfo, SetSeat } from "../protocol/wire";
import { asWished } from "./levels";

const names = ["easy", "hard"].flatMap((level) => ["", "zik", "umo"].map((character) => ({ level, character })));
const game = { name: "demo", levels: ["easy", "hard"], bots: names.map((each) => ({ ...each, name: each.character ? `${each.level}-${each.character}` : each.level })) };
const seat = (kind: SeatInfo["kind"], name = "", bot = ""): SeatInfo => ({ kind, name, bot, away: false, online: true, lag: null, credit: 0 });
const seats = [seat("person", "Ada"), seat("bot", "Umo II", "easy-umo"), seat("open")];
const wish = (at: number, bot?: string): SetSeat => ({ t: "seat", id: "x", seat: at, ...(bot ? { kind: "bot", bot } : { kind: "open" }) });
const told = (...wishes: SetSeat[]): string[] => asWished(game, seats, wishes).map(({ kind, name, bot }) => `${kind} ${name} ${bot}`);

test("nothing wished, all is as the table says", () => expect(asWished(game, seats, [])).toEqual(seats));

test("the last wish of a seat counts, and the others stay", () => {
  expect(told(wish(1, "easy-zik"), wish(2, "hard"), wish(1, "hard-zik"))).toEqual(["person Ada ", "bot Zik hard-zik", "bot  hard"]);
  expect(told(wish(2, "hard-zik"), wish(2))).toEqual(told());
});

test("who stays keeps the name", () => expect(told(wish(1, "hard-umo"))[1]).toBe("bot Umo II hard-umo"));

test("who was sent away has left nothing", () => expect(told(wish(1), wish(0))).toEqual(["open  ", "open  ", "open  "]));
