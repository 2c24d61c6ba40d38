/** Games of others: with `KABOODLE_GAMES=/a/folder` every folder in it with an `index.ts` is a kit. */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

const NAME = "virtual:more-games";

export function moreGames(folder: string | undefined): Plugin {
  const games = folder ? readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.ts"))) : [];
  const path = (name: string): string => JSON.stringify(resolve(folder ?? "", name, "index.ts"));
  const imports = games.map((name, i) => `import game${i} from ${path(name)};`).join("");
  const kits = games.map((name, i) => `${JSON.stringify(name)}: game${i}`).join();
  return {
    name: "more-games",
    resolveId: (wanted) => (wanted === NAME ? `\0${NAME}` : undefined),
    load: (wanted) => (wanted === `\0${NAME}` ? `${imports}export default {${kits}};` : undefined),
  };
}
