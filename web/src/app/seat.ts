/** Opening a table and taking a seat. Both are remembered by this browser. */
import * as api from "../lib/api";
import { saveSeat, recall, remember } from "../lib/storage";
import { t } from "../lib/i18n.svelte";
import type { GameSummary } from "../protocol/game";
import type { Wish } from "../protocol/wire";
import type { Kit } from "../stage/kit";
import { lastLevel } from "../table/levels";
import { uniqueName } from "../table/naming";

const myName = (): string => recall("name")?.trim() || t("web-default-name");

export async function openTable(wish: Wish): Promise<string> {
  const opened = await api.open(wish);
  saveSeat({ id: opened.id, game: wish.game, token: opened.token });
  return opened.id;
}

/** Number of bots in a quick game: at most three seats in all, within the game's limits. */
export const quickBots = (game: GameSummary): number =>
  Math.max(game.seats[0], Math.min(3, game.seats[1])) - 1;

export function quickWish(game: GameSummary, { begins = {} }: Kit): Wish {
  const bot = lastLevel(game);
  const bots = Array.from({ length: quickBots(game) }, () => ({ kind: "bot" as const, bot }));
  return { game: game.name, seats: [{ kind: "open" }, ...bots], options: { ...begins }, name: myName() };
}

/**
 * Take a seat. A player without a name gets one that none of the `others` has; only a name of their own is
 * remembered.
 */
export async function sitDown(id: string, game: string, name: string, seat: number | null, others: readonly string[]): Promise<void> {
  const joined = await api.join(id, { name: name || uniqueName(t("web-default-name"), others), seat });
  if (name) remember("name", name);
  saveSeat({ id: joined.id, game, token: joined.token });
}
