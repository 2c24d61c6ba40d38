/** Vite plugin that writes third-party.txt: the licence of every package in the bundle. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

interface Manifest {
  name: string;
  version: string;
  license: string;
}

const HOME = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const OTHERS = /^# Licenses of bundled dependencies/m; // licences of a build tool's own parts, which are not in our bundle
const RULE = `\n${"-".repeat(80)}\n\n`;

/** Return a package's licence text. A package under our licence that ships no file gets ours. */
function licence(home: string, { name, license }: Manifest): string {
  const file = readdirSync(home).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  if (file !== undefined) return readFileSync(join(home, file), "utf8").split(OTHERS)[0] ?? "";
  if (license === "Apache-2.0") return readFileSync("../LICENSE", "utf8");
  throw new Error(`${name}: no licence to tell`);
}

function notice(home: string): string {
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as Manifest;
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${licence(home, manifest).trim()}\n`;
}

/** Collect the packages in the bundle: code by its modules, fonts by the files copied. */
export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = [...this.getModuleIds()];
      for (const output of Object.values(bundle))
        if (output.type === "asset") files.push(...output.originalFileNames.map((name) => join(process.cwd(), name)));
      const homes = files.map((file) => HOME.exec(file)?.[1]).filter((home) => home !== undefined && existsSync(home));
      const used = new Set([...homes, join(process.cwd(), "node_modules/vite")]); // vite adds a helper to the bundle
      const text = ["Kaboodle's web app holds work of others, under these licences.\n"];
      this.emitFile({
        type: "asset",
        fileName: "third-party.txt",
        source: [...text, ...[...used].sort().map((home) => notice(home ?? ""))].join(RULE),
      });
    },
  };
}
