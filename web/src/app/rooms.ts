/** Which games have a room of their own, and the sign each event has in the log. */
import type { Component } from "svelte";

import type { RoomProps } from "../protocol/game";
import type { EventInfo } from "../protocol/wire";
import PlainRoom from "../table/view/PlainRoom.svelte";

type Loader = () => Promise<{ default: unknown }>;

const ROOMS: Record<string, Loader> = {
  kaskaria: () => import("../kaskaria/Room.svelte"),
};

/** The three boxes on the shelf, in this order, whether or not their engine is there yet. */
export const SHELF = ["kaskaria", "krom", "kero"] as const;

export const hasRoom = (game: string): boolean => game in ROOMS;

/** A room reads its own game's view; which game it is, the server said. */
export async function loadRoom(game: string): Promise<Component<RoomProps>> {
  const loader = ROOMS[game];
  return loader ? ((await loader()).default as Component<RoomProps>) : PlainRoom;
}

const SIGNS: Record<string, string> = {
  "kaskaria-gold-taken": "gold",
  "kaskaria-amulet-taken": "amulet",
  "kaskaria-waterfall": "waterfall",
  "kaskaria-game-ended": "volcano",
  "kaskaria-taken-from-pile": "card",
};

export function icon(event: EventInfo): string | null {
  const named = event.args["motif"] ?? event.args["figure"];
  return SIGNS[event.key] ?? (typeof named === "string" ? named : null);
}
