/** The kit: everything a game's folder provides to the rest of the app. */
import type { Component } from "svelte";

import type { Picture } from "../art/picture";
import type { Ambience, Sound } from "../art/sound";
import type { GameInfo, OptionValue } from "../protocol/game";
import type { EventInfo } from "../protocol/wire";
import type { RoomProps, View } from "./room";

/** A count shown with a player: a picture, a number, and a message for screen readers. */
export interface Badge {
  readonly picture: string;
  /** Left out where there is nothing to count. */
  readonly count?: number;
  /** A message key; its argument is `count`. */
  readonly words: string;
}

/** Props of the component that shows what is known of one player's things. */
export interface KnownProps<V = View, P = unknown> {
  view: V;
  game: GameInfo & { pack: P };
  seat: number;
  t: RoomProps["t"];
}

/** Props of the component that draws a player on the podium. */
export interface StandeeProps<V = View, P = unknown> {
  view: V;
  game: GameInfo & { pack: P };
  seat: number;
  wins: boolean;
}

/** Props of a drawing beside a clause of the rules. */
export interface FigureProps<P = unknown> {
  game: GameInfo & { pack: P };
  t: RoomProps["t"];
}

/**
 * A game's default export from `games/<name>/index.ts`; the folder has the server's name for the game.
 * Beside it are `Lid.svelte`, the art on the box, drawn on a field of 320 by 200 whose middle is never
 * cropped, and `Room.svelte`, a component of `RoomProps`. Without a room the choices are a list.
 */
export interface Kit<V = View, P = unknown> {
  /**
   * Pictures by name. An option of the game is shown with the picture `option-<its name>`, a part of the
   * score with `part-<its name>` or the name alone, and the unit that is counted with `points`.
   */
  readonly pictures?: Readonly<Record<string, Picture>>;
  /** The name of the picture an event has in the log. */
  sign?(event: EventInfo): string | null;
  /** Merge two consecutive log entries into one; null if each stays its own line. */
  fold?(earlier: EventInfo, later: EventInfo): EventInfo | null;
  /** Sounds by name, in addition to those every game has. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** The background sound while nothing happens; `art/ambience` has some. */
  readonly ambience?: Ambience;
  /** A seat's portrait in the bar of players, on a field of 100. */
  readonly Portrait?: Component<{ seat: number }>;
  /** The faces of bots by the server's names for their characters: each a drawing on a field of 100. */
  readonly faces?: Readonly<Record<string, string>>;
  /** A full figure for the podium in place of the portrait; fills its box. */
  standee?(): Promise<{ default: Component<StandeeProps<V, P>> }>;
  /** What a player has, drawn by the game in place of the badges. Screen readers still get the badges. */
  readonly Plaque?: Component<{ view: V; seat: number; pack: P }>;
  /** What the bar shows of a player besides the name. */
  badges?(view: V, seat: number): readonly Badge[];
  /** The points a player would have if the game ended now, as far as everyone can count them. */
  standing?(view: V, seat: number, pack: P): number | null;
  /** The message key for those points, where they are not called points; its argument is `points`. */
  readonly standingWords?: string;
  /** Whether time counts in this view, in a game whose moves carry a time. */
  counts?(view: V): boolean;
  /** Shows what is known of a player's things, when the player is tapped. */
  known?(): Promise<{ default: Component<KnownProps<V, P>> }>;
  /** Initial options of a new table, where people usually want others than the rules' defaults. */
  readonly begins?: Readonly<Record<string, OptionValue>>;
  /**
   * What is going on, where it is neither thinking nor an ordinary turn: a message, and the seat whose
   * name it gets as `name`.
   */
  activity?(view: V, seat: number | null): { readonly words: string; readonly name: number } | null;
  /** Whether a choice (by its key) made on one view means the same on a later one. Without this it always does. */
  same?(choice: string, before: V, after: V): boolean;
  /** Drawings for the rules, by the names in the game's `rulebook.py`. */
  figures?(): Promise<{ default: Readonly<Record<string, Component<FigureProps<P>>>> }>;
}
