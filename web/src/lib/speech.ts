/**
 * Message formatting (Fluent), as src/kaboodle/speech.py does it and explains in its first lines. Seats
 * become player names. A word of the game brings its forms (`$place-to`) and its id (`$place-id`). Lists
 * of numbers come in three forms. Counts with a message of their own are joined as `$amounts`.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { SEAT_WORDS } from "../protocol/constants";
import type { Args } from "../protocol/game";

const SEATS: ReadonlySet<string> = new Set(SEAT_WORDS);
const isSeat = (name: string): boolean => SEATS.has(name) || /_seats?$/.test(name);

/** By language, then by id. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Given = Record<string, FluentVariable>;

/**
 * Formats small whole numbers without `Intl`, because they look the same in all our languages and `Intl`
 * takes 20 ms to load.
 */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    const small = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}

/** The sound a word begins with, where the word before it may depend on it (elision). */
function begins(word: string): "a" | "e" | "i" | "o" | "vowel" | "consonant" {
  const plain = word.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  if (/^(h?i(?![aeou])|y(?![aeiou]))/.test(plain)) return "i";
  if (plain.startsWith("a")) return "a";
  if (/^(e|h?o)/.test(plain)) return plain.startsWith("e") ? "e" : "o";
  return /^[iuhæœ]/.test(plain) ? "vowel" : "consonant";
}

export class Speech {
  /** The games whose messages have been added. */
  readonly games = new Set<string>();
  private readonly bundle: FluentBundle;
  /** The forms that words of a kind have: `<game>-place` has `to` if any of its words does. */
  private readonly forms = new Map<string, Set<string>>();
  private terms: ReadonlyMap<string, string> = new Map();

  constructor(
    readonly language: string,
    ...catalogues: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) this.hear(catalogue);
  }

  /** Add messages. Those already known are kept. */
  hear(catalogue: string): void {
    const resource = new FluentResource(catalogue);
    this.bundle.addResource(resource);
    for (const { id, attributes } of resource.body) {
      const kind = id.split("-", 2).join("-");
      for (const form of Object.keys(attributes)) {
        this.forms.set(kind, (this.forms.get(kind) ?? new Set()).add(form));
      }
    }
  }

  /** Set a pack's names for its cards; they take precedence over messages. */
  learn(names: Names): void {
    this.terms = new Map(Object.entries(names[this.language] ?? names["en"] ?? {}));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Format a message with its arguments. Returns the key if there is no such message. */
  say(key: string, args: Args = {}, names: readonly string[] = []): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, this.given(key, args, names), []);
  }

  /** Format a button's label: the message's `.short` if it has one. */
  short(key: string, args: Args = {}, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(key)?.attributes["short"];
    return pattern ? this.bundle.formatPattern(pattern, this.given(key, args, names), []) : this.say(key, args, names);
  }

  /** The longer explanation beside a title; "" if there is none. */
  about(key: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes["about"];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : "";
  }

  name(seat: number, names: readonly string[]): string {
    return names[seat] || this.say("seat", { number: seat + 1 });
  }

  /** Format a list ("A, B and C"). */
  join(parts: readonly string[], key: "list" | "list-or" = "list"): string {
    if (parts.length < 2) return parts.join("");
    const last = parts.at(-1) ?? "";
    return this.say(key, { first: parts.slice(0, -1).join(", "), last });
  }

  /** Format alternatives ("A or B"), each of which may contain commas. */
  either(parts: readonly string[]): string {
    const last = parts.at(-1) ?? "";
    return parts.length < 2 ? last : this.say("either", { first: this.parts(parts.slice(0, -1)), last });
  }

  /** Format consecutive parts, each of which may contain commas. */
  parts(parts: readonly string[]): string {
    return parts.length === 0 ? "" : parts.reduce((first, last) => this.say("parts", { first, last }));
  }

  private given(key: string, args: Args, names: readonly string[]): Given {
    const game = key.replace(/^web-/, "").split("-", 1)[0] ?? "";
    const given: Given = {};
    const amounts: [string, number][] = [];
    for (const [name, value] of Object.entries(args)) {
      if (isSeat(name) && (typeof value === "number" || Array.isArray(value))) {
        const seats: unknown[] = Array.isArray(value) ? value : [value];
        const people = this.join(seats.map((seat) => this.name(Number(seat), names)));
        given[name] = people;
        given[`${name}-begins`] = begins(people);
        given[`${name}-count`] = new Count(seats.length);
      } else if (Array.isArray(value)) {
        const parts = value.map(String);
        given[name] = parts.join(", ");
        given[`${name}-list`] = this.join(parts);
        given[`${name}-or`] = this.join(parts, "list-or");
        given[`${name}-sum`] = parts.join(" + ");
        given[`${name}-row`] = parts.join("-");
        given[`${name}-count`] = new Count(value.length);
      } else if (typeof value === "string") {
        Object.assign(given, this.word(game, name, value));
      } else if (typeof value === "number") {
        given[name] = new Count(value);
        const count = `${game}-count-${name}`;
        if (value && this.has(count)) amounts.push([count, value]);
      } else {
        given[name] = String(value);
      }
    }
    given["amounts"] = this.join(amounts.map(([message, count]) => this.say(message, { count })));
    for (const form of this.forms.get(`${game}-count`) ?? []) {
      given[`amounts-${form}`] = this.join(amounts.map(([message, count]) => this.bent(message, form, { count })));
    }
    given["amounts-count"] = new Count(amounts.length);
    return given;
  }

  /** A message in one of its forms; in its own where it has no such form. */
  private bent(key: string, form: string, args: Args): string {
    const pattern = this.bundle.getMessage(key)?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern, this.given(key, args, []), []) : this.say(key, args);
  }

  /** A word of the game with all its forms. A word of a third-party pack has only itself. */
  private word(game: string, name: string, value: string): Given {
    const key = `${game}-${name}-${value}`;
    const term = this.terms.get(value);
    const word = term ?? (this.has(key) ? this.say(key) : value);
    const forms = (term === undefined && this.bundle.getMessage(key)?.attributes) || {};
    const given: Given = { [name]: word, [`${name}-id`]: value, [`${name}-begins`]: begins(word) };
    for (const form of this.forms.get(`${game}-${name}`) ?? []) {
      const pattern = forms[form];
      given[`${name}-${form}`] = pattern ? this.bundle.formatPattern(pattern, {}, []) : word;
    }
    return given;
  }
}
