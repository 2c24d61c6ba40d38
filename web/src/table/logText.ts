/** Log entries as sentences. */
import { language, translator, t } from "../lib/i18n.svelte";
import type { Entry } from "./types";

export function logSentence(entry: Entry, names: string[]): string {
  switch (entry.kind) {
    case "event":
      return capital(translator(names)(entry.event.key, entry.event.args));
    case "said": {
      const { seat, phrase, text } = entry.chat;
      return translator(names)("web-said", { seat, text: phrase ? t(`web-phrase-${phrase}`) : text });
    }
    case "undone":
      return t("web-undone");
  }
}

/** Capitalize, because a sentence may begin with a word of the game. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}
