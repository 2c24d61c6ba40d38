/** Merges consecutive log entries that the game wants shown as one growing line. */
import type { Kit } from "../stage/kit";
import type { Entry } from "./types";

export function foldLog(log: readonly Entry[], { fold }: Pick<Kit, "fold">): readonly Entry[] {
  if (!fold) return log;
  const lines: Entry[] = [];
  for (const entry of log) {
    const last = lines.at(-1);
    const one = last?.kind === "event" && entry.kind === "event" ? fold(last.event, entry.event) : null;
    if (one !== null && entry.kind === "event" && last) lines[lines.length - 1] = { ...entry, n: last.n, event: one };
    else lines.push(entry);
  }
  return lines;
}
