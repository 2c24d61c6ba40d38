/**
 * Level-up offer: after enough wins at a level, the player is offered the next. Wins are counted in this
 * browser only.
 */
import { recall, remember } from "../lib/storage";
import type { GameSummary } from "../protocol/game";
import type { OutcomeInfo, TableInfo } from "../protocol/wire";
import { botsOf, infoOf } from "./levels";

export const WINS_NEEDED = 3; // wins
const REMEMBERED = 50; // tables

type Listed = Pick<GameSummary, "name" | "bots" | "levels">;
interface Kept {
  level: string;
  wins: number;
  /** Tables already counted, the latest first, so that reopening one does not count it again. */
  tables: string[];
}

function kept(game: string): Kept {
  try {
    const stored = JSON.parse(recall(`wins-${game}`) ?? "") as Partial<Kept> | null;
    const { level, wins, tables } = stored ?? {};
    if (typeof level === "string" && typeof wins === "number" && Array.isArray(tables)) return { level, wins, tables };
  } catch {
    // Nothing stored, or not ours.
  }
  return { level: "", wins: 0, tables: [] };
}

const keep = (game: string, now: Kept): void => remember(`wins-${game}`, JSON.stringify(now));

/**
 * Return the level just played and the next one, for a table of one person and bots; null otherwise. The
 * level is the highest among the bots, because the winner has beaten that one too, and so that no bot gets
 * weaker. Null also for a player who left or resigned.
 */
export function nextLevel(game: Listed, seats: TableInfo["seats"], seat: number | null): { level: string; next: string } | null {
  const self = seat === null ? undefined : seats[seat];
  if (!self || self.away || self.resigned || seats.some((other) => other.kind !== "bot" && other !== self)) return null;
  const others = botsOf(seats).filter(Boolean);
  const levels = others.map((name) => game.levels.indexOf(infoOf(game, name)?.level ?? ""));
  const at = levels.includes(-1) ? -1 : Math.max(...levels);
  const [level, next] = [game.levels[at], game.levels[at + 1]];
  return level !== undefined && next !== undefined ? { level, next } : null;
}

/** Count a finished game, once. True if its winner may be offered the next level. */
export function recordResult(game: Listed, table: TableInfo, seat: number | null, outcome: OutcomeInfo): boolean {
  const played = nextLevel(game, table.seats, seat);
  if (played === null || seat === null || invitesStopped()) return false;
  const { tables, ...before } = kept(game.name);
  const won = outcome.winners.includes(seat);
  let wins = before.level === played.level ? before.wins : 0;
  if (tables.includes(table.id)) return won && wins >= WINS_NEEDED && tables[0] === table.id;
  if (wins >= WINS_NEEDED) wins = 0; // playing on counts as an answer
  if (won) wins += 1;
  keep(game.name, { level: played.level, wins, tables: [table.id, ...tables].slice(0, REMEMBERED) });
  return won && wins >= WINS_NEEDED;
}

/** Start counting again after the offer was answered. */
export const resetWins = (game: string): void => keep(game, { ...kept(game), level: "", wins: 0 });

/** Offer no more levels in any game, until the player allows it again. */
export const stopInviting = (): void => remember("climb", "never");
export const invitesStopped = (): boolean => recall("climb") === "never";
export const allowInvites = (): void => remember("climb", null);
