/**
 * Words into text, as src/kaboodle/speech.py does it: seats become names, and a word of the game
 * (`motif` = "gold") becomes the message `kaskaria-motif-gold` where there is one.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { SEAT_WORDS } from "../protocol/constants";
import type { Args } from "../protocol/game";

const SEATS: ReadonlySet<string> = new Set(SEAT_WORDS);
const isSeat = (name: string): boolean => SEATS.has(name) || /_seats?$/.test(name);

export class Speech {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    catalogue: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(catalogue));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message with its arguments; one that is missing shows its key. */
  say(key: string, args: Args = {}, names: readonly string[] = []): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      given[name] = this.shown(key, name, value, names);
    }
    return this.bundle.formatPattern(message.value, given, []);
  }

  /** The longer explanation beside a title. */
  about(key: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes["about"];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : "";
  }

  name(seat: number, names: readonly string[]): string {
    return names[seat] || this.say("seat", { number: seat + 1 });
  }

  /** A list as people say it. */
  join(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("list", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) });
  }

  private shown(key: string, name: string, value: unknown, names: readonly string[]): FluentVariable {
    if (isSeat(name) && (typeof value === "number" || Array.isArray(value))) {
      const seats: unknown[] = Array.isArray(value) ? value : [value];
      return this.join(seats.map((seat) => this.name(Number(seat), names)));
    }
    if (Array.isArray(value)) return value.map(String).join(", ");
    if (typeof value === "string") {
      const word = `${key.split("-", 1)[0]}-${name}-${value}`;
      return this.has(word) ? this.say(word) : value;
    }
    return typeof value === "number" ? value : String(value);
  }
}
