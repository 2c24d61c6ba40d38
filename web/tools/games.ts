/**
 * Vite plugin for third-party games: with `KABOODLE_GAMES=/a/folder`, every folder in it with an
 * `index.ts` is one more game.
 */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

const NAME = "virtual:more-games";

export function moreGames(folder: string | undefined): Plugin {
  const games = folder ? readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.ts"))) : [];
  const having = (file: string): string[] => games.filter((name) => existsSync(join(folder ?? "", name, file)));
  const path = (name: string, file: string): string => JSON.stringify(resolve(folder ?? "", name, file));
  const later = (file: string): string =>
    having(file).map((name) => `${JSON.stringify(name)}: () => import(${path(name, file)}).then((it) => it.default)`).join();
  const lids = having("Lid.svelte");
  const imports = lids.map((name, i) => `import lid${i} from ${path(name, "Lid.svelte")};`).join("");
  const named = lids.map((name, i) => `${JSON.stringify(name)}: lid${i}`).join();
  const code = `${imports}export default { lids: {${named}}, kits: {${later("index.ts")}}, rooms: {${later("Room.svelte")}} };`;
  return {
    name: "more-games",
    resolveId: (wanted) => (wanted === NAME ? `\0${NAME}` : undefined),
    load: (wanted) => (wanted === `\0${NAME}` ? code : undefined),
  };
}
