import { expect, test } from "vitest";

import { search } from "./search";

const sections = [
  { name: "turn", clauses: [{ id: "XX-T1", text: "Take one card." }, { id: "XX-T2", text: "Spiele zwei Karten für …" }] },
  { name: "end", clauses: [{ id: "XX-E1", text: "The end." }] },
];
const ids = (sought: string): string[] =>
  search(sections, sought).flatMap(({ clauses }) => clauses.map(({ id }) => id));

test("nothing sought, everything found", () => expect(ids(" ")).toHaveLength(3));
test("by id, by words, without accents", () => {
  expect(ids("xx-e")).toEqual(["XX-E1"]);
  expect(ids("card take")).toEqual(["XX-T1"]);
  expect(ids("fur")).toEqual(["XX-T2"]);
  expect(ids("nowhere")).toEqual([]);
});
