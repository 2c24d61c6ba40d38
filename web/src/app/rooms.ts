/** The games that bring themselves: one folder each, and those a build was given besides. */
import type { Component } from "svelte";
import more from "virtual:more-games";

import type { Kit } from "../stage/kit";
import type { RoomProps } from "../stage/room";
import PlainRoom from "../table/view/PlainRoom.svelte";

const ours = import.meta.glob<Kit>("../games/*/index.ts", { eager: true, import: "default" });
const KITS = new Map(Object.entries(ours).map(([path, kit]) => [path.split("/").at(-2), kit]));
for (const [name, kit] of Object.entries(more)) KITS.set(name, kit);

/** A game without a folder here can still be played. */
const PLAIN: Kit = {};

export const kitOf = (game: string): Kit => KITS.get(game) ?? PLAIN;

export const hasRoom = (game: string): boolean => kitOf(game).room !== undefined;

export async function loadRoom(game: string): Promise<Component<RoomProps>> {
  return (await kitOf(game).room?.())?.default ?? PlainRoom;
}
