/** Registry of games: finds the folders in `games/`, and those added at build time. */
import type { Component } from "svelte";
import more from "virtual:more-games";

import { loadGameMessages } from "../lib/i18n.svelte";
import type { Kit } from "../stage/kit";
import type { RoomProps } from "../stage/room";

type By<T> = ReadonlyMap<string, T>;
const byGame = <T>(modules: Readonly<Record<string, T>>, others: Readonly<Record<string, T>>): By<T> =>
  new Map([...Object.entries(modules).map(([path, part]) => [path.split("/").at(-2) ?? "", part] as const), ...Object.entries(others)]);

/** Lids are bundled with the first page; everything else is loaded when a game is opened. */
const LIDS = byGame(import.meta.glob<Component>("../games/*/Lid.svelte", { eager: true, import: "default" }), more.lids);
const KITS = byGame(import.meta.glob<Kit>("../games/*/index.ts", { import: "default" }), more.kits);
const ROOMS = byGame(import.meta.glob<Component<RoomProps>>("../games/*/Room.svelte", { import: "default" }), more.rooms);

/** For a game without a folder here; it can still be played. */
export const PLAIN: Kit = {};

export interface Opened {
  readonly kit: Kit;
  readonly Room: Component<RoomProps>;
}

export const lidOf = (game: string): Component | undefined => LIDS.get(game);
export const hasRoom = (game: string): boolean => ROOMS.has(game);

/** Load a game's kit and its messages. */
export async function unpack(game: string): Promise<Kit> {
  const [kit] = await Promise.all([KITS.get(game)?.() ?? PLAIN, loadGameMessages(game)]);
  return kit;
}

export async function openRoom(game: string): Promise<Opened> {
  const [kit, Room] = await Promise.all([unpack(game), ROOMS.get(game)?.() ?? plainRoom()]);
  return { kit, Room };
}

const plainRoom = async (): Promise<Component<RoomProps>> => (await import("../table/view/PlainRoom.svelte")).default;
