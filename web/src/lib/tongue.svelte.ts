/** The language of this page: chosen once, switched at once, remembered. */
import type { Args } from "../protocol/game";
import type { Said } from "../protocol/wire";
import * as api from "./api";
import { Speech, type Names } from "./speech";
import { recall, remember } from "./storage";

/** Each language in its own words. */
const OWN_NAMES: Record<string, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
};
export const LANGUAGES = __LANGUAGES__.map((code) => ({ code, name: OWN_NAMES[code] ?? code }));

let speech = $state.raw<Speech | null>(null);
let learnt: Names = {};
/** The games whose own words are spoken here, in whatever language. */
const studied = new Set<string>();

export async function speak(language: string): Promise<void> {
  const texts = [api.locale(language), ...[...studied].map((game) => api.locale(language, game))];
  const fresh = new Speech(language, ...(await Promise.all(texts)));
  fresh.learn(learnt);
  speech = fresh;
  document.documentElement.lang = language;
  remember("language", language);
}

/** A game's own words, before any of it is shown. */
export async function study(game: string): Promise<void> {
  if (studied.has(game) || speech === null) return;
  const now = speech;
  now.hear(await api.locale(now.language, game));
  studied.add(game);
  if (speech !== now) speech.hear(await api.locale(speech.language, game)); // switched meanwhile
}

/** What the reader chose before, or reads elsewhere. */
export function wantedLanguage(): string {
  const known = LANGUAGES.map(({ code }) => code);
  const wishes = [recall("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find((code) => code !== null && known.includes(code)) ?? "en";
}

export const language = (): string => speech?.language ?? "en";
export const t = (key: string, args: Args = {}): string => speech?.say(key, args) ?? "";
export const tell = (words: Said): string => t(words.key, words.args);
export const about = (key: string): string => speech?.about(key) ?? "";
export const has = (key: string): boolean => speech?.has(key) ?? false;
export const join = (parts: readonly string[]): string => speech?.join(parts) ?? "";

/** From now on a table's pack says what its own cards are called. */
export function learn(names: Names): void {
  learnt = names;
  speech?.learn(names);
}

/** Speaks for one table: seats are its people. */
export function speaker(names: readonly string[]): (key: string, args?: Args) => string {
  const now = speech;
  return (key, args = {}) => now?.say(key, args, names) ?? "";
}
