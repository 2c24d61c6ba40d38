import { expect, test } from "vitest";

import { foldLog } from "../../table/foldLog";
import type { Entry } from "../../table/types";
import { fold } from "./fold";

const entry = (n: number, key: string, args: Record<string, number>): Entry => ({ n, kind: "event", event: { key, args }, moves: n });

test("the rolls of a run are one growing line, and each run has its own", () => {
  const log = [
    entry(1, "kero-tipped", { seat: 0 }),
    entry(2, "kero-rolled", { seat: 0, dice: 5, fires: 0 }),
    entry(3, "kero-rolled", { seat: 0, dice: 3, fires: 1 }),
    entry(4, "kero-rolled", { seat: 0, dice: 2, fires: 2 }),
    entry(5, "kero-laid-flat", { seat: 0 }),
    entry(6, "kero-rolled", { seat: 1, dice: 5, fires: 0 }),
    entry(7, "kero-fuelling-roll", { seat: 1, dice: 8, left: 6 }),
    entry(8, "kero-fuelling-roll", { seat: 1, dice: 6, left: 5 }),
  ];
  const lines = foldLog(log, { fold }).flatMap((entry) => (entry.kind === "event" ? [[entry.n, entry.event.key, entry.event.args["times"], entry.event.args["fires"]]] : []));
  expect(lines).toEqual([
    [1, "kero-tipped", undefined, undefined],
    [2, "web-kero-run", 3, 2],
    [5, "kero-laid-flat", undefined, undefined],
    [6, "kero-rolled", undefined, 0],
    [7, "web-kero-fuel-run", 2, undefined],
  ]);
});

test("without a fold the log stays as it is", () => {
  const log = [entry(1, "kero-rolled", { seat: 0 }), entry(2, "kero-rolled", { seat: 0 })];
  expect(foldLog(log, {})).toBe(log);
});
