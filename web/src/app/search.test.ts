import { expect, test } from "vitest";

import { search } from "./search";

const sections = [
  { name: "turn", clauses: [{ id: "HK-T1", text: "Take one card." }, { id: "HK-T2", text: "Spiele zwei Karten für …" }] },
  { name: "end", clauses: [{ id: "HK-E1", text: "The end." }] },
];
const ids = (sought: string): string[] =>
  search(sections, sought).flatMap(({ clauses }) => clauses.map(({ id }) => id));

test("nothing sought, everything found", () => expect(ids(" ")).toHaveLength(3));
test("by id, by words, without accents", () => {
  expect(ids("hk-e")).toEqual(["HK-E1"]);
  expect(ids("card take")).toEqual(["HK-T1"]);
  expect(ids("fur")).toEqual(["HK-T2"]);
  expect(ids("nowhere")).toEqual([]);
});
