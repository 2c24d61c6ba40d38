import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { Speech } from "../../lib/speech";
import { describeCamp, describeCard, describeLand, describeMissing, describeNamed, describeOutage, type Say } from "./describe";
import type { Card, KeroView, Territory } from "./types";

const t: Say = (key, args = {}) => `${key.replace("web-kero-", "")}${JSON.stringify(args)}`;
const card: Card = {
  id: "still", start: false, colour: "red", cost: { brick: 2, jerrycan: 1 }, points: 1, none_shall_pass: false,
  jerrycans: 2, tuareks: 0, explorers: 0, fuellings: 1, ability: "tie",
};

test("KO-E3: a card says what it is worth if it is, what it costs, what it gives and what is missing", () => {
  expect(describeCard(card, t)).toBe('scores-plain{"points":1} costs{"brick":2,"jerrycans":1} gives{"jerrycans":2,"tuareks":0,"explorers":0,"fuellings":1} ability{"ability":"tie"}.');
  expect(describeCard({ ...card, points: 0, cost: {}, jerrycans: 0, fuellings: 0, ability: "", none_shall_pass: true }, t)).toBe("pass-about{}");
  expect(describeMissing(card, { brick: 1, wheat: 0, metal: 0, recruit: 0, jerrycan: 3 }, t)).toBe('missing{"brick":1}');
});

test.each(["de", "en", "es", "fr", "it", "nl"])("a card whose name ends in an exclamation mark gets no full stop after it: %s", (language) => {
  const files = ["table", "kero", "web-kero"].map((name) => readFileSync(`../src/kaboodle/locale/${language}/${name}.ftl`, "utf-8"));
  const speech = new Speech(language, ...files);
  const text = describeNamed({ ...card, id: "gatekeepers-1", points: 0, jerrycans: 0, fuellings: 0, ability: "" }, (key, args) => speech.say(key, args));
  expect(text).toMatch(/![”“»\s]+\. /u);
  expect(text).not.toContain("!.");
});

test("a territory says how it scores and what its winner receives", () => {
  const land: Territory = { id: "oasis", kind: "plain", points: 3, colour: "", bonus: 0, jerrycans: 0, tuareks: 1 };
  expect(describeLand(land, t)).toBe('scores-plain{"points":3,"colour":"","bonus":0} gives{"jerrycans":0,"tuareks":1,"explorers":0,"fuellings":0}');
});

test("KO-R4: an outage says what is lost and who is next, to each as it concerns them", () => {
  const names = ["Ada", "Bo"];
  expect(describeOutage(0, { me: 0, names, last: false }, t)).toBe('outage-own{"name":"Ada"} outage-next{"rival":"Bo"}');
  expect(describeOutage(0, { me: 1, names, last: false }, t)).toBe('outage-they{"name":"Ada"} outage-you{"rival":"Bo"}');
  expect(describeOutage(1, { me: null, names, last: true }, t)).toBe('outage-they{"name":"Bo"}');
});

test("KO-S3: a camp says what its clan holds, and which clan went first", () => {
  const clans = [{ cards: ["still"], territories: [], jerrycans: 3, tuareks: 2, points: 4 }];
  const view = { clans, first: 0 } as unknown as KeroView;
  const held = '{"name":"Ada","points":4,"seconds":41,"cards":1,"lands":0,"jerrycans":3,"tuareks":2}';
  expect(describeCamp(view, 0, "Ada", 41, t)).toBe(`clan${held}. first{"name":"Ada"}`);
  expect(describeCamp({ ...view, first: 1 }, 0, "Ada", 41, t)).toBe(`clan${held}`);
});
