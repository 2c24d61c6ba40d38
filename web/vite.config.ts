import { readdirSync } from "node:fs";
import { resolve } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { chunks } from "./tools/chunks.ts";
import { moreGames } from "./tools/games.ts";
import { notices } from "./tools/notices.ts";
import { packed } from "./tools/packed.ts";

const server = process.env["KABOODLE"] ?? "http://127.0.0.1:8471";
const languages = readdirSync("../src/kaboodle/locale").sort();

export default defineConfig({
  plugins: [svelte(), moreGames(process.env["KABOODLE_GAMES"]), notices(), packed()],
  resolve: { alias: { "@kaboodle": resolve("src") }, dedupe: ["svelte"] },
  define: { __LANGUAGES__: JSON.stringify(languages) },
  build: {
    outDir: process.env["KABOODLE_STATIC"] ?? "../src/kaboodle/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "chunks.json", // lists each source's files, so that the server can preload them
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: chunks() } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
