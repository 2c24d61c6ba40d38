import { expect, test } from "vitest";

import { pack, view } from "./fixture";
import { sentence } from "./sentence";
import type { Ask, KromView } from "./types";

const spoken = (more: Partial<KromView>, left = 8000): string =>
  sentence({
    view: { ...view, ...more },
    pack,
    me: 0,
    t: (key, args) => `${key.slice("web-krom-say-".length)} ${JSON.stringify(args ?? {})}`,
    who: String,
    window: { left: () => left, length: 8000 },
  });

type Acting = Extract<Ask, { ask: "phase" }>;
const phase = (more: Partial<Acting>): Partial<KromView> => ({ asks: [{ ask: "phase", seat: 0, stage: "fresh", count: 0, dice: [], ...more }] });

test("actions already done are not asked for again", () => {
  expect(spoken({ here: "cave", ...phase({}) })).toContain("cave ");
  expect(spoken({ here: "cave", ...phase({ stage: "served" }) })).toContain("served ");
  for (const here of ["cave", "savanna", "mountain"] as const) expect(spoken({ here, ...phase({ stage: "done" }) })).toContain("done ");
  expect(spoken({ here: "forest", ...phase({ stage: "done", count: 3 }) })).toContain('"price":4');
  expect(spoken({ here: "forest", ...phase({ stage: "done", count: 4 }) })).toContain("done ");
});

test("after the last reroll no price is given", () => {
  const dice = [2, 2, 5, 5, 6];
  expect(spoken({ here: "mountain", ...phase({ stage: "climbing", count: 3, dice }) })).toContain('"price":2');
  expect(spoken({ here: "mountain", ...phase({ stage: "climbing", count: 4, dice }) })).toBe('mountain-last {"dice":[2,2,5,5,6],"combination":"two-pairs"}');
});

test("the sentence does not change while the window runs out", () => {
  const asks: Ask[] = [{ ask: "counter", player: 1, card: "fury", target: null, first: 1, answers: ["", "allow", ""] }];
  expect(spoken({ asks }, 7400)).toBe(spoken({ asks }, 1200));
  expect(spoken({ asks })).toContain('"seconds":8');
});

test("other players' choices do not change the sentence", () => {
  const asks = (sealed: KromView["asks"][number] & { ask: "destination" }): Partial<KromView> => ({ asks: [sealed] });
  expect(spoken(asks({ ask: "destination", sealed: ["", "", ""] }))).toBe(spoken(asks({ ask: "destination", sealed: ["", "hidden", ""] })));
});
