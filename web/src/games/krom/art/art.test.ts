import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { PLACE } from "../../../protocol/krom";
import { PICTURES } from "../pictures";
import { sign } from "../signs";
import { figure } from "./figures";
import { type CardKind, face } from "./motifs";
import { scene } from "./scenes";

const PYTHON = join(import.meta.dirname, "../../../../../src/kaboodle");
const pack = readFileSync(join(PYTHON, "games/krom/packs/standard.toml"), "utf8");
const words = readFileSync(join(PYTHON, "locale/en/krom.ftl"), "utf8");
const SECTIONS: readonly (readonly [string, CardKind])[] = [
  ["picking", "picking"], ["hunting", "prey"], ["bonus", "bonus"], ["evolutions", "evolution"],
];
const ids = (section: string): string[] => [...pack.matchAll(new RegExp(`\\[\\[${section}\\]\\]\\nid = "(.+)"`, "g"))].map(([, id]) => id ?? "");

test("every card of the standard pack has a face of its own", () => {
  const faces = SECTIONS.flatMap(([section, kind]) => ids(section).map((id) => face(kind, id)));
  expect(faces).toHaveLength(74);
  expect(new Set(faces.map(({ motif }) => motif)).size).toBe(74);
  expect(faces.filter(({ mirrored }) => mirrored)).toEqual([]);
});

test("a card of another pack has the face of its kind, always the same", () => {
  expect(face("prey", "sabre-cat")).toEqual(face("prey", "sabre-cat"));
  expect(face("prey", "sabre-cat").mirrored).toBe(true);
});

test("every character has its own figure, and strangers share one", () => {
  const figures = ids("characters").map(figure);
  expect(new Set(figures).size).toBe(6);
  expect(figures).not.toContain(figure("somebody"));
});

test("every place has a summer and a glacial side", () => {
  const scenes = PLACE.flatMap((place) => [scene(place, false), scene(place, true)]);
  expect(new Set(scenes.map(({ back }) => back)).size).toBe(8);
});

test("every event has a sign, and every option and good a picture", () => {
  const section = words.slice(words.indexOf("## What happened"), words.indexOf("## Refusals"));
  const events = [...section.matchAll(/^(krom-\S+) =/gm)].map(([, key]) => key ?? "");
  expect(events.length).toBeGreaterThan(50);
  const signs = events.map((key) => sign({ key, args: { place: "cave" } }) ?? key);
  const names = [...words.matchAll(/^krom-(option-[a-z_]+) =|^krom-(?:good|site)-(\S+) =/gm)].map(([, option, good]) => option ?? good ?? "");
  expect([...signs, ...names].filter((name) => !PICTURES[name])).toEqual([]);
});
