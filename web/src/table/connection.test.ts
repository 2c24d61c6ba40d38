import { expect, test } from "vitest";

import type { SeatInfo } from "../protocol/wire";
import { connectionOf } from "./connection";

const who = (more: Partial<SeatInfo>): SeatInfo => ({ kind: "person", name: "Ada", bot: "", away: false, resigned: false, online: true, lag: 40, credit: 0, ...more });

test("a connection has three arcs, two or one, and a delay in milliseconds", () => {
  expect([80, 81, 240, 241].map((lag) => connectionOf(who({ lag }), 120)?.waves)).toEqual([3, 2, 2, 1]);
  expect([80, 81, 240].map((lag) => connectionOf(who({ lag }), 0)?.waves)).toEqual([3, 1, 1]);
  expect(connectionOf(who({ lag: 300 }), 120)).toEqual({ waves: 1, ms: 300, words: "web-link-bad" });
});

test("there is none for a bot, for an absent player, or before the first measurement", () => {
  expect([who({ kind: "bot" }), who({ online: false }), who({ lag: null }), undefined].map((one) => connectionOf(one, 120))).toEqual([null, null, null, null]);
});
