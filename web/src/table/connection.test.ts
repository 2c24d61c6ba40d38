import { expect, test } from "vitest";

import type { SeatInfo } from "../protocol/wire";
import { connectionOf } from "./connection";

const who = (more: Partial<SeatInfo>): SeatInfo => ({ kind: "person", name: "Ada", bot: "", away: false, resigned: false, online: true, lag: 40, credit: 0, ...more });

test("a line has three waves, two or one, and is told in milliseconds", () => {
  expect([80, 81, 240, 241].map((lag) => connectionOf(who({ lag }), 120)?.waves)).toEqual([3, 2, 2, 1]);
  expect([80, 81, 240].map((lag) => connectionOf(who({ lag }), 0)?.waves)).toEqual([3, 1, 1]);
  expect(connectionOf(who({ lag: 300 }), 120)).toEqual({ waves: 1, ms: 300, words: "web-link-bad" });
});

test("nothing is said of a bot, of whoever is away, or before it was measured", () => {
  expect([who({ kind: "bot" }), who({ online: false }), who({ lag: null }), undefined].map((one) => connectionOf(one, 120))).toEqual([null, null, null, null]);
});
