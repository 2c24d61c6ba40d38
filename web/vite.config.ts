import { readdirSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { notices } from "./tools/notices";

const server = process.env["KABOODLE"] ?? "http://127.0.0.1:8471";
const languages = readdirSync("../src/kaboodle/locale").sort();

export default defineConfig({
  plugins: [svelte(), notices()],
  define: { __LANGUAGES__: JSON.stringify(languages) },
  build: {
    outDir: "../src/kaboodle/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
