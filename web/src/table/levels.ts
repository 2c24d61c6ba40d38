/** Who plays in an empty seat: levels and characters as the server lists them, nothing more. */
import { recall, remember } from "../lib/storage";
import { has, t } from "../lib/i18n.svelte";
import type { GameSummary } from "../protocol/game";
import type { BotInfo, SeatInfo, SetSeat } from "../protocol/wire";
import type { Kit } from "../stage/kit";

type Listed = Pick<GameSummary, "name" | "bots" | "levels">;

const each = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean);

/** What people choose by, the easiest first; others' bots after them. */
export const offered = ({ bots }: Listed): string[] => each(bots.map(({ level }) => level));

export const characters = ({ bots }: Listed): string[] => each(bots.map(({ character }) => character));

export const infoOf = (game: Listed | null, name: string): BotInfo | undefined => game?.bots.find((bot) => bot.name === name);

/** The name of whoever plays at a level: this character, or whoever has the turn. */
export const botAt = ({ bots }: Listed, level: string, character = ""): string =>
  bots.find((bot) => bot.level === level && bot.character === character)?.name ?? level;

export const levelWords = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level);

/** What somebody is like. */
export const characterWords = (game: string, character: string): string =>
  has(`${game}-bot-${character}`) ? t(`${game}-bot-${character}`) : "";

/** A character's name is the same in every language. */
export const nameOf = (character: string): string => character.charAt(0).toUpperCase() + character.slice(1);

/** The level chosen last in a game; the easiest before that. */
export function lastLevel(game: Listed): string {
  const last = recall(`level-${game.name}`);
  const levels = offered(game);
  return last !== null && levels.includes(last) ? last : (levels[0] ?? "");
}

export const keepLevel = (game: string, level: string): void => remember(`level-${game}`, level);

/** The level all bots of a table play at; null where they differ, or there are none. */
export function common(game: Listed, seats: readonly SeatInfo[]): string | null {
  const levels = each(botsOf(seats).map((name) => infoOf(game, name)?.level ?? name));
  return levels.length === 1 ? (levels[0] ?? null) : null;
}

/** The level of bots still to come: that of those who are there, else what the host wants, else what was chosen last. */
export const coming = (game: Listed, seats: readonly SeatInfo[], wanted: string | null): string =>
  common(game, seats) ?? wanted ?? lastLevel(game);

/** What to wish for if a character shall play in a seat: whoever has it takes the other's, levels stay. One stands up
 * first: nobody comes as the second of a name. */
export function recast(game: Listed, bots: readonly string[], seat: number, character: string): Pick<SetSeat, "seat" | "kind" | "bot">[] {
  const at = bots.findIndex((bot, i) => i !== seat && infoOf(game, bot)?.character === character);
  const sits = (i: number, who = ""): Pick<SetSeat, "seat" | "kind" | "bot"> =>
    ({ seat: i, kind: "bot", bot: botAt(game, infoOf(game, bots[i] ?? "")?.level ?? "", who) });
  const here = sits(seat, character);
  return at < 0 ? [here] : [{ seat: at, kind: "open" }, here, sits(at, infoOf(game, bots[seat] ?? "")?.character)];
}

/** The seats as the host wants them: what was wished last counts, however late the table answers. */
export const asWished = (game: Listed | null, seats: readonly SeatInfo[], wishes: readonly SetSeat[]): SeatInfo[] =>
  wishes.reduce((now, wish) => now.map((seat, i) => (i === wish.seat ? granted(game, seat, wish) : seat)), [...seats]);

/** Who stays keeps the name; who comes as one of a level is not known yet. */
function granted(game: Listed | null, seat: SeatInfo, { kind, bot = "" }: SetSeat): SeatInfo {
  const character = infoOf(game, bot)?.character ?? "";
  const stays = character !== "" && character === infoOf(game, seat.bot)?.character;
  return { ...seat, kind, bot, name: stays ? seat.name : nameOf(character) };
}

/** By seat: the bot that has it for good, or nothing. */
export const botsOf = (seats: readonly SeatInfo[]): string[] => seats.map(({ kind, bot }) => (kind === "bot" ? bot : ""));

/** By seat: the face of the character who plays there, if one does. */
export const facesOf = (kit: Kit, game: Listed | null, bots: readonly string[]): (string | undefined)[] =>
  bots.map((bot) => kit.faces?.[infoOf(game, bot)?.character ?? ""]);

/** Whether a person plays, or a bot, and how well. */
export function kindWords(who: SeatInfo | undefined, bot: BotInfo | undefined): string | undefined {
  if (bot?.level && (who === undefined || who.kind === "bot")) return t("web-seat-is-level", { level: levelWords(bot.level) });
  if (who === undefined) return undefined;
  return t(who.kind === "bot" ? "web-seat-is-bot" : who.away ? "web-seat-is-away" : "web-seat-person");
}
