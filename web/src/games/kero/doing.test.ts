import { expect, test } from "vitest";

import type { KeroView } from "../../protocol/kero";
import { doing } from "./doing";

const at = (top: string): KeroView => ({ turn: 0, asking: ["start", top] }) as unknown as KeroView;

test("who rolls is said to roll, whoever's turn it is", () => {
  expect(doing(at("rolling"), 1)).toEqual({ words: "web-kero-rolls", name: 0 });
  expect(doing(at("fuelling"), 0)).toEqual({ words: "web-kero-rolls", name: 1 });
  expect(doing(at("fuelling"), null)).toEqual({ words: "web-kero-rolls", name: 1 });
});

test("who is asked about another's tank is told so, and all others as ever", () => {
  expect(doing(at("thinning"), 1)).toEqual({ words: "web-kero-you-thinning", name: 0 });
  expect(doing(at("fuelling"), 1)).toEqual({ words: "web-kero-you-fuelling", name: 0 });
  expect([doing(at("camp"), 1), doing(at("rolling"), 0)]).toEqual([null, null]);
});

test("who looks on is told who is asked about the dice", () => {
  const asked = { words: "web-kero-they-thinning", name: 1 };
  expect([doing(at("thinning"), 0), doing(at("thinning"), null)]).toEqual([asked, asked]);
});
