import { expect, test } from "vitest";

import { pack, view } from "./fixture";
import { cardSentence, effectSentence } from "./cardSentence";
import type { Countering } from "./types";

const speaker = (me: number) => ({
  view,
  pack,
  me,
  t: (key: string, args?: Record<string, unknown>) => `${key.slice("web-krom-".length)} ${String(args?.["goods"] ?? "")}`.trim(),
  words: (goods: object) => JSON.stringify(goods),
});
const card = (id: string, target: number | null = null): Countering => ({ ask: "counter", player: 1, card: id, target, first: 1, answers: ["", "allow", ""] });

test("the target of a card is addressed directly", () => {
  expect(cardSentence(speaker(0), card("wasp-nest", 0), undefined)).toBe("befell-card");
  expect(effectSentence(speaker(0), card("wasp-nest", 0))).toMatch(/^befell-lost/);
  expect(cardSentence(speaker(2), card("wasp-nest", 0), undefined)).toBe("plays-on");
  expect(effectSentence(speaker(2), card("wasp-nest", 0))).toMatch(/^effect-harm/);
});

test("a counter names the card it cancels", () => {
  expect(cardSentence(speaker(0), card("raised-eyebrow"), card("fury"))).toBe("cancels");
  expect(cardSentence(speaker(0), card("fury"), undefined)).toBe("plays");
});
