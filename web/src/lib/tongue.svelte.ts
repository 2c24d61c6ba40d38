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

export async function speak(language: string): Promise<void> {
  const catalogue = await api.locale(language);
  const fresh = new Speech(language, catalogue);
  fresh.learn(learnt);
  speech = fresh;
  document.documentElement.lang = language;
  remember("language", language);
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
