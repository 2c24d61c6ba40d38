/** Internationalization: loads messages, switches the page's language and remembers it. */
import type { Args } from "../protocol/game";
import type { Words } from "../protocol/wire";
import * as api from "./api";
import { Speech, type Names } from "./speech";
import { recall, remember } from "./storage";

/** Each language's name for itself. */
const OWN_NAMES: Record<string, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
};
export const LANGUAGES = __LANGUAGES__.map((code) => ({ code, name: OWN_NAMES[code] ?? code }));

const COOKIE = "kaboodle-language";

let speech = $state.raw<Speech | null>(null);
let learnt: Names = {};
/** The language requested last; its messages may still be loading. */
let wanted = "";
/** The games whose messages are loaded in every language chosen. */
const studied = new Set<string>();

export async function setLanguage(language: string): Promise<void> {
  wanted = language;
  const around = api.locale(language);
  for (const game of studied) void api.locale(language, game).catch(() => {}); // start all requests in parallel
  const fresh = new Speech(language, await around);
  for (const game of studied) await hear(fresh, game); // iterating a set also visits what is added meanwhile
  if (wanted !== language) return;
  fresh.learn(learnt);
  speech = fresh;
  document.documentElement.lang = language;
  remember("language", language);
  document.cookie = `${COOKIE}=${language};path=/;max-age=31536000;samesite=lax`; // so that the server can preload it
}

/**
 * Load a game's messages before anything of it is shown. If the language changes meanwhile, load them in
 * the new one.
 */
export async function loadGameMessages(game: string): Promise<void> {
  if (speech === null) return;
  const known = studied.has(game);
  studied.add(game);
  try {
    for (let now: Speech | null = null; now !== speech; ) await hear((now = speech), game);
  } catch (problem) {
    if (!known) studied.delete(game);
    throw problem;
  }
}

async function hear(by: Speech, game: string): Promise<void> {
  if (by.games.has(game)) return;
  by.hear(await api.locale(by.language, game));
  by.games.add(game);
}

/** The language chosen before, else the browser's, else English. */
export function preferredLanguage(): string {
  const known = LANGUAGES.map(({ code }) => code);
  const wishes = [recall("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find((code) => code !== null && known.includes(code)) ?? "en";
}

export const language = (): string => speech?.language ?? "en";
export const t = (key: string, args: Args = {}): string => speech?.say(key, args) ?? "";
export const tell = (words: Words): string => t(words.key, words.args);
export const about = (key: string): string => speech?.about(key) ?? "";
export const has = (key: string): boolean => speech?.has(key) ?? false;
export const join = (parts: readonly string[]): string => speech?.join(parts) ?? "";
export const either = (parts: readonly string[]): string => speech?.either(parts) ?? "";
export const series = (parts: readonly string[]): string => speech?.parts(parts) ?? "";

/** Use the names a table's pack gives its cards. */
export function setPackNames(names: Names): void {
  learnt = names;
  speech?.learn(names);
}

/** Return `t` for one table, where a seat number is shown as its player's name. */
export function translator(names: readonly string[]): (key: string, args?: Args) => string {
  const now = speech;
  return (key, args = {}) => now?.say(key, args, names) ?? "";
}
