/** Every bot character has a face of its own. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const BOTS = join(import.meta.dirname, "../../src/kaboodle/bots");
const FACES = import.meta.glob<Readonly<Record<string, string>>>("./games/*/faces.ts", { eager: true, import: "FACES" });

test("every bot character of the server has a face, and every face a character", () => {
  const drawn: string[] = [];
  for (const file of globSync("*/characters.py", { cwd: BOTS })) {
    const game = file.split("/")[0] ?? "";
    const keys = [...readFileSync(join(BOTS, file), "utf8").matchAll(/Character\("(\w+)"/g)].map(([, key]) => key ?? "");
    const faces = FACES[`./games/${game}/faces.ts`] ?? {};
    expect(Object.keys(faces).sort()).toEqual(keys.sort());
    drawn.push(...Object.values(faces));
  }
  expect(new Set(drawn).size).toBe(12);
});
