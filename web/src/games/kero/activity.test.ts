import { expect, test } from "vitest";

import type { KeroView } from "../../protocol/kero";
import { activity } from "./activity";

const at = (top: string): KeroView => ({ turn: 0, asking: ["start", top] }) as unknown as KeroView;

test("a player who rolls is named, whoever's turn it is", () => {
  expect(activity(at("rolling"), 1)).toEqual({ words: "web-kero-rolls", name: 0 });
  expect(activity(at("fuelling"), 0)).toEqual({ words: "web-kero-rolls", name: 1 });
  expect(activity(at("fuelling"), null)).toEqual({ words: "web-kero-rolls", name: 1 });
});

test("a player asked about the rival's tank is told so; the others see the usual text", () => {
  expect(activity(at("thinning"), 1)).toEqual({ words: "web-kero-you-thinning", name: 0 });
  expect(activity(at("fuelling"), 1)).toEqual({ words: "web-kero-you-fuelling", name: 0 });
  expect([activity(at("camp"), 1), activity(at("rolling"), 0)]).toEqual([null, null]);
});

test("a spectator sees who is asked about the dice", () => {
  const asked = { words: "web-kero-they-thinning", name: 1 };
  expect([activity(at("thinning"), 0), activity(at("thinning"), null)]).toEqual([asked, asked]);
});
