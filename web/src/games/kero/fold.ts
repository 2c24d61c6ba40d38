/** Merges the rolls of one run, and those of one fuelling, into one growing log entry. */
import type { EventInfo } from "../../protocol/wire";

const RUNS: Readonly<Record<string, string>> = { "kero-rolled": "web-kero-run", "kero-fuelling-roll": "web-kero-fuel-run" };

export function fold(earlier: EventInfo, later: EventInfo): EventInfo | null {
  const run = RUNS[later.key];
  if (run === undefined || (earlier.key !== later.key && earlier.key !== run)) return null;
  if (earlier.args["seat"] !== later.args["seat"]) return null;
  return { ...later, key: run, args: { ...later.args, times: Number(earlier.args["times"] ?? 1) + 1 } };
}
