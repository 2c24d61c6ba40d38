/** Import rules between folders. Only `app/rooms.ts` may know which games there are. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, test } from "vitest";

const ROOT = import.meta.dirname;
const ALL = globSync("**/*.{ts,svelte}", { cwd: ROOT });
const FILES = ALL.filter((path) => !path.endsWith(".test.ts"));
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The folders that each folder may import, besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  art: [],
  lib: ["art", "protocol"],
  stage: ["art", "lib", "protocol"],
  games: ["art", "protocol", "stage"],
  table: ["art", "lib", "protocol", "stage"],
  app: ["art", "lib", "protocol", "stage", "table"],
};

const house = (path: string): string => path.split("/")[0] ?? "";
const game = (path: string): string => (house(path) === "games" ? (path.split("/")[1] ?? "") : "");

function imports(path: string): string[] {
  const matches = read(path).matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g);
  return [...matches].map(([, to]) => relative(ROOT, join(ROOT, dirname(path), to ?? "")));
}

test("every folder imports only folders below it, and no game imports another", () => {
  const wrong = FILES.filter((path) => path.includes("/")).flatMap((path) =>
    imports(path)
      .filter((to) => (house(to) === house(path) ? game(to) !== game(path) : !ARROWS[house(path)]?.includes(house(to))))
      // Exception: the kit's type belongs to the stage, and the build provides kits.
      .filter((to) => !(path === "lib/globals.d.ts" && house(to) === "stage"))
      .map((to) => `${path} -> ${to}`),
  );
  expect(wrong).toEqual([]);
});

test("only app/rooms.ts finds games, and no shell file names one", () => {
  const names = new RegExp(globSync("games/*", { cwd: ROOT }).map((path) => path.split("/")[1]).join("|"), "i");
  const shell = ALL.filter((path) => ["app", "art", "lib", "stage", "table"].includes(house(path)));
  expect(shell.filter((path) => names.test(read(path)))).toEqual([]);
  expect(shell.filter((path) => read(path).includes("../games/"))).toEqual(["app/rooms.ts"]);
});

test("no rule is repeated in the browser: the server says which clause refuses a choice", () => {
  expect(FILES.filter((path) => /\b[A-Z]{2}-[A-Z]\d/.test(read(path)))).toEqual([]);
});

test("every export is used in another file", () => {
  const words = new Map(ALL.map((path) => [path, new Set(read(path).match(/\w+/g))]));
  const unused = FILES.filter((path) => house(path) !== "protocol").flatMap((path) =>
    [...read(path).matchAll(/^\s*export (?:async )?(?:interface|type|const|let|function|class) (\w+)/gm)]
      .map(([, name]) => name ?? "")
      .filter((name) => ![...words].some(([other, used]) => other !== path && used.has(name)))
      .map((name) => `${path}: ${name}`),
  );
  expect(unused).toEqual([]);
});
