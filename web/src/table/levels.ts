/** Bot levels and characters, as the server lists them, and the names and faces of bots. */
import { recall, remember } from "../lib/storage";
import { has, t } from "../lib/i18n.svelte";
import type { GameSummary } from "../protocol/game";
import type { BotInfo, SeatInfo, SetSeat } from "../protocol/wire";
import type { Kit } from "../stage/kit";

type Listed = Pick<GameSummary, "name" | "bots" | "levels">;

const each = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean);

/** The levels on offer, the easiest first, then third-party bots. */
export const offered = ({ bots }: Listed): string[] => each(bots.map(({ level }) => level));

export const characters = ({ bots }: Listed): string[] => each(bots.map(({ character }) => character));

export const infoOf = (game: Listed | null, name: string): BotInfo | undefined => game?.bots.find((bot) => bot.name === name);

/** The server's name for a bot of this level: this character, or any. */
export const botAt = ({ bots }: Listed, level: string, character = ""): string =>
  bots.find((bot) => bot.level === level && bot.character === character)?.name ?? level;

export const levelWords = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level);

/** A character's description. */
export const characterWords = (game: string, character: string): string =>
  has(`${game}-bot-${character}`) ? t(`${game}-bot-${character}`) : "";

/** A character's name, the same in every language. */
export const nameOf = (character: string): string => character.charAt(0).toUpperCase() + character.slice(1);

/** The level chosen last in this game, or else the easiest. */
export function lastLevel(game: Listed): string {
  const last = recall(`level-${game.name}`);
  const levels = offered(game);
  return last !== null && levels.includes(last) ? last : (levels[0] ?? "");
}

export const keepLevel = (game: string, level: string): void => remember(`level-${game}`, level);

/** The level all bots of a table share; null if they differ or there are none. */
export function common(game: Listed, seats: readonly SeatInfo[]): string | null {
  const levels = each(botsOf(seats).map((name) => infoOf(game, name)?.level ?? name));
  return levels.length === 1 ? (levels[0] ?? null) : null;
}

/**
 * The level for bots added next: that of the bots already there, else the host's choice, else the level
 * chosen last.
 */
export const coming = (game: Listed, seats: readonly SeatInfo[], wanted: string | null): string =>
  common(game, seats) ?? wanted ?? lastLevel(game);

/**
 * Return the requests that put a character in a seat. If another seat has the character, the two swap
 * characters and keep their levels. That seat is emptied first, because the server would number a second
 * bot of the same name.
 */
export function recast(game: Listed, bots: readonly string[], seat: number, character: string): Pick<SetSeat, "seat" | "kind" | "bot">[] {
  const at = bots.findIndex((bot, i) => i !== seat && infoOf(game, bot)?.character === character);
  const sits = (i: number, who = ""): Pick<SetSeat, "seat" | "kind" | "bot"> =>
    ({ seat: i, kind: "bot", bot: botAt(game, infoOf(game, bots[i] ?? "")?.level ?? "", who) });
  const here = sits(seat, character);
  return at < 0 ? [here] : [{ seat: at, kind: "open" }, here, sits(at, infoOf(game, bots[seat] ?? "")?.character)];
}

/** Optimistic update: the seats with the host's unanswered requests applied, the latest winning. */
export const asWished = (game: Listed | null, seats: readonly SeatInfo[], wishes: readonly SetSeat[]): SeatInfo[] =>
  wishes.reduce((now, wish) => now.map((seat, i) => (i === wish.seat ? granted(game, seat, wish) : seat)), [...seats]);

/** A bot whose character stays keeps its name. The name of one chosen by level alone is not known yet. */
function granted(game: Listed | null, seat: SeatInfo, { kind, bot = "" }: SetSeat): SeatInfo {
  const character = infoOf(game, bot)?.character ?? "";
  const stays = character !== "" && character === infoOf(game, seat.bot)?.character;
  return { ...seat, kind, bot, name: stays ? seat.name : nameOf(character) };
}

/** By seat: the bot that has it permanently, or "". */
export const botsOf = (seats: readonly SeatInfo[]): string[] => seats.map(({ kind, bot }) => (kind === "bot" ? bot : ""));

/** By seat: the face of the bot's character, if it has one. */
export const facesOf = (kit: Kit, game: Listed | null, bots: readonly string[]): (string | undefined)[] =>
  bots.map((bot) => kit.faces?.[infoOf(game, bot)?.character ?? ""]);

/** Say whether a person or a bot plays, and at which level. */
export function kindWords(who: SeatInfo | undefined, bot: BotInfo | undefined): string | undefined {
  if (bot?.level && (who === undefined || who.kind === "bot")) return t("web-seat-is-level", { level: levelWords(bot.level) });
  if (who === undefined) return undefined;
  return t(who.kind === "bot" ? "web-seat-is-bot" : who.away ? "web-seat-is-away" : "web-seat-person");
}
