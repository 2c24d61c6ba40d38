/** Who plays in an empty seat: levels and characters as the server lists them, nothing more. */
import { recall, remember } from "../lib/storage";
import { has, t } from "../lib/tongue.svelte";
import type { GameSummary } from "../protocol/game";
import type { BotInfo } from "../protocol/wire";

type Listed = Pick<GameSummary, "bots" | "levels">;

/** What people choose by, the easiest first; others' bots after them. */
export const offered = ({ bots }: Listed): string[] => [...new Set(bots.map(({ level }) => level))].filter(Boolean);

export const characters = ({ bots }: Listed): string[] => [...new Set(bots.map(({ character }) => character))].filter(Boolean);

export const infoOf = (game: Listed | null, name: string): BotInfo | undefined => game?.bots.find((bot) => bot.name === name);

/** The name of whoever plays at a level: this character, or, where there is none, the level's own. */
export const botAt = ({ bots }: Listed, level: string, character = ""): string =>
  bots.find((bot) => bot.level === level && bot.character === character)?.name ?? level;

export const levelWords = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level);

/** The level somebody chose last, in whatever game; the easiest before that. */
export function lastLevel(game: Listed): string {
  const last = recall("level");
  const levels = offered(game);
  return last !== null && levels.includes(last) ? last : (levels[0] ?? "");
}

export const keepLevel = (level: string): void => remember("level", level);
