/** Convert a JSON Schema on stdin to TypeScript on stdout. Called by tools/protocol.py. */
import { readFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const text = await compile(JSON.parse(readFileSync(0, "utf8")), "Wire", {
  additionalProperties: false,
  bannerComment: "/* Made by `make protocol` from src/kaboodle/server/protocol/wire.py. */",
  declareExternallyReferenced: true,
  unreachableDefinitions: true,
  unknownAny: true,
});
process.stdout.write(text);
