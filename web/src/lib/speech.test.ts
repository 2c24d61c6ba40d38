import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { Speech, type Names } from "./speech";

interface Case {
  how: "say" | "short";
  key: string;
  args: Record<string, unknown>;
  said: string;
}
interface Shared {
  language: string;
  names: string[];
  catalogue: string[];
  cases: Case[];
  terms: Names;
  learnt: Case[];
  joined: { parts: string[]; said: string }[];
}

/** What src/kaboodle/speech.py is held to as well. */
const shared = JSON.parse(readFileSync("../tests/speech.json", "utf-8")) as Shared;
const speech = new Speech(shared.language, shared.catalogue.join("\n"));

test.each(shared.cases)("$said", ({ how, key, args, said }) => {
  expect(speech[how](key, args, shared.names)).toBe(said);
});

test.each(shared.learnt)("with a pack's own words: $said", ({ how, key, args, said }) => {
  const taught = new Speech(shared.language, shared.catalogue.join("\n"));
  taught.learn(shared.terms);
  expect(taught[how](key, args, shared.names)).toBe(said);
});

test.each(shared.joined)("a list: $said", ({ parts, said }) => {
  expect(speech.join(parts)).toBe(said);
});

test("alternatives keep the commas inside them apart", () => {
  const spanish = new Speech("es", readFileSync("../src/kaboodle/locale/es/table.ftl", "utf-8"));
  expect(["", "a"].map((one) => spanish.either(one === "" ? [] : [one]))).toEqual(["", "a"]);
  expect(spanish.either(["robar 1, 2", "pasar"])).toBe("robar 1, 2; o pasar");
  expect(spanish.either(["robar", "pasar", "obtener 1"])).toBe("robar; pasar; u obtener 1");
});

test("a title has its explanation, and a missing message shows its key", () => {
  expect(speech.about("demo-option")).toBe("Longer.");
  expect(speech.say("demo-none")).toBe("demo-none");
});

test("numbers are written as each language writes them", () => {
  const german = new Speech("de", "n = { $n }\nmany = { $n ->\n  [one] eins\n *[other] { $n } viele\n}\nexact = { NUMBER($n, minimumFractionDigits: 1) }");
  const texts = [0, 999, 1000, -1, 1.5].map((n) => german.say("n", { n }));
  expect(texts).toEqual(["0", "999", "1.000", "-1", "1,5"]);
  expect([german.say("many", { n: 1 }), german.say("many", { n: 7 }), german.say("exact", { n: 3 })]).toEqual(["eins", "7 viele", "3,0"]);
});
