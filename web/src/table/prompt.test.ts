import { expect, test, vi } from "vitest";

import type { SeatInfo } from "../protocol/wire";
import type { Kit } from "../stage/kit";
import { promptText } from "./prompt";
import { EMPTY } from "./model";

vi.mock("../lib/i18n.svelte", () => ({ t: (key: string) => key, has: () => false, join: (words: string[]) => words.join() }));

test("a player who has resigned is not offered the seat back", () => {
  const promptFor = (more: Partial<SeatInfo>): string => {
    const self: SeatInfo = { kind: "person", name: "Ada", bot: "easy-x", away: true, resigned: false, online: true, lag: null, credit: 0, ...more };
    return promptText({ ...EMPTY, seat: 0, table: { seats: [self] } as never }, {} as Kit);
  };
  expect(promptFor({})).toBe("web-away-you");
  expect(promptFor({ resigned: true })).toBe("web-resigned-you");
});
