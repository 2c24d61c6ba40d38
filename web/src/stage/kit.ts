/** What a game brings with it: all the page knows of a game stands in its own folder. */
import type { Component } from "svelte";

import type { Picture } from "../art/picture";
import type { Ambience, Sound } from "../art/sound";
import type { GameInfo, OptionValue } from "../protocol/game";
import type { EventInfo } from "../protocol/wire";
import type { RoomProps, View } from "./room";

/** A thing a player has: its picture, how many, and a message that says so. */
export interface Badge {
  readonly picture: string;
  /** None where there is nothing to count: a thing one has. */
  readonly count?: number;
  /** Told with `count` as its argument. */
  readonly words: string;
}

/** What a component is given that shows what is known of one player's things. */
export interface KnownProps<V = View, P = unknown> {
  view: V;
  game: GameInfo & { pack: P };
  seat: number;
  t: RoomProps["t"];
}

/** Who stands on the podium when all is over. */
export interface StandeeProps<V = View, P = unknown> {
  view: V;
  game: GameInfo & { pack: P };
  seat: number;
  wins: boolean;
}

/** What a drawing beside a clause of the rules is given. */
export interface FigureProps<P = unknown> {
  game: GameInfo & { pack: P };
  t: RoomProps["t"];
}

/**
 * Export one by default from `games/<name>/index.ts`; the folder has the name the server uses. Beside it
 * stand `Lid.svelte`, the world on the box, drawn on a field of 320 by 200 whose middle is never cut off,
 * and `Room.svelte`, a component of `RoomProps`; without a room the choices are a list.
 */
export interface Kit<V = View, P = unknown> {
  /** By name; an option of the game is shown beside the picture `option-<its name>`, a part of the score
   * under `part-<its name>` or the name alone, and what is counted as `points`. */
  readonly pictures?: Readonly<Record<string, Picture>>;
  /** The picture an event has in the log, by its name. */
  sign?(event: EventInfo): string | null;
  /** One line of the log for two that follow each other; null: each has its own. */
  fold?(earlier: EventInfo, later: EventInfo): EventInfo | null;
  /** By name, beside those every game has. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** What the place sounds like while nothing happens; `art/ambience` has some. */
  readonly ambience?: Ambience;
  /** Who sits there, in a box of 100: beside the name, in the one bar of players. */
  readonly Portrait?: Component<{ seat: number }>;
  /** Those who play it without a person, by the server's names for them: each a drawing on a field of 100. */
  readonly faces?: Readonly<Record<string, string>>;
  /** Who it was, whole, on the podium in place of the portrait; fills the box it is given. */
  standee?(): Promise<{ default: Component<StandeeProps<V, P>> }>;
  /** What a player has, drawn by the game itself: in the bar, in place of the badges, which are still told. */
  readonly Plaque?: Component<{ view: V; seat: number; pack: P }>;
  /** What the table shows of a player, besides the name. */
  badges?(view: V, seat: number): readonly Badge[];
  /** The points a player would have if it ended now, as far as all can count them. */
  standing?(view: V, seat: number, pack: P): number | null;
  /** The message that says them, told with `points`: a game that counts gold says so. */
  readonly standingWords?: string;
  /** Time counts while the table stands like this: a game whose moves carry a time says when. */
  counts?(view: V): boolean;
  /** What is known of a player's things, for whoever touches the player. */
  known?(): Promise<{ default: Component<KnownProps<V, P>> }>;
  /** Options a table is set with, where people who sit down want others than the rules' own. */
  readonly begins?: Readonly<Record<string, OptionValue>>;
  /** What is being done, where that is not thinking or simply one's turn: a message, told with the `name` of whose doing it is. */
  activity?(view: V, seat: number | null): { readonly words: string; readonly name: number } | null;
  /** A choice (by its key) made on one view means the same on a later one. If it is not said, it does. */
  same?(choice: string, before: V, after: V): boolean;
  /** Drawings for the rules, by the names the game's `rulebook.py` gives them. */
  figures?(): Promise<{ default: Readonly<Record<string, Component<FigureProps<P>>>> }>;
}
