/** Entries of the log as sentences. */
import { speaker, t } from "../lib/tongue.svelte";
import type { Entry } from "./types";

export function sentence(entry: Entry, names: string[]): string {
  switch (entry.kind) {
    case "event":
      return speaker(names)(entry.event.key, entry.event.args);
    case "said": {
      const { seat, phrase, text } = entry.said;
      return speaker(names)("web-said", { seat, text: phrase ? t(`web-phrase-${phrase}`) : text });
    }
    case "undone":
      return t("web-undone");
  }
}
