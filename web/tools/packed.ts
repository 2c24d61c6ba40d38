/** Vite plugin that compresses scripts and styles at build time with Brotli: `name.js.br` beside `name.js`. */
import { brotliCompressSync } from "node:zlib";

import type { Plugin } from "vite";

const LEAST = 1024; // bytes; compressing less is not worth it

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!/\.(js|css)$/.test(fileName)) continue;
          const source = output.type === "chunk" ? output.code : output.source;
          if (source.length >= LEAST) this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(source) });
        }
      },
    },
  };
}
