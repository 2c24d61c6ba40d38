/** What the room is given. The messages' own types are generated; these are the game's. */

import type { GameInfo as AnyGameInfo, RoomProps, View } from "../protocol/game";
import type { EventInfo, OutcomeInfo } from "../protocol/wire";

export type { EventInfo, OutcomeInfo, RoomProps };

export const MOTIFS = ["gold", "griffin", "runner", "two"] as const;
export type Motif = (typeof MOTIFS)[number];
export type Figure = "runner" | "griffin";

/** A card by name: colour and motif, as "blue gold". */
export type CardName = string;

export interface KaskariaView {
  readonly seat: number;
  readonly seats: number;
  readonly hand: readonly CardName[];
  readonly sizes: readonly number[];
  readonly known: readonly (readonly CardName[])[];
  readonly display: readonly CardName[];
  readonly discard: readonly CardName[];
  readonly played: readonly CardName[];
  readonly pile: number;
  readonly shelf: number;
  readonly runner: readonly number[];
  readonly griffin: readonly number[];
  readonly gold: readonly number[];
  readonly treasure: number;
  readonly turn: number;
  readonly owed: number;
  readonly amulet: number | null;
  readonly turns: number;
  readonly step: number;
}

export interface Pack {
  readonly colours: readonly { readonly name: string; readonly symbol: string }[];
  readonly paths: { readonly runner: number; readonly griffin: number };
  readonly treasure: number;
  readonly hand_limit: number;
  /** What so many cards of a motif in one set give, where it is not one each. */
  readonly runner_spaces?: readonly number[];
  readonly gold_pieces?: readonly number[];
}

export interface GameInfo {
  readonly name: string;
  readonly pack: Pack;
  readonly catalogue: {
    readonly keys: readonly string[];
    readonly words: readonly { readonly key: string; readonly args: Readonly<Record<string, unknown>> }[];
  };
}

/** The edge: what the table hands every room, taken for what this game sends. */
export function asView(raw: View): KaskariaView {
  return raw as unknown as KaskariaView;
}

export function asGame(raw: AnyGameInfo): GameInfo {
  return raw as unknown as GameInfo;
}
