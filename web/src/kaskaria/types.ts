/** What the room is given. The messages' own types are generated; these are the game's. */

import type { EventInfo, OutcomeInfo, Question } from "../protocol/wire";

export type { EventInfo, OutcomeInfo };

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
}

/** What an action does, where the server says so. */
export interface Effect {
  readonly runner: number;
  readonly griffin: number;
  readonly gold: number;
  readonly draws: number;
}

export interface GameInfo {
  readonly name: string;
  readonly pack: Pack;
  readonly catalogue: {
    readonly keys: readonly string[];
    readonly words: readonly { readonly key: string; readonly args: Readonly<Record<string, unknown>> }[];
    readonly effects?: readonly (Effect | null)[];
  };
}

export interface RoomProps {
  view: KaskariaView;
  game: GameInfo;
  /** Whose chair this is; null for a spectator. */
  seat: number | null;
  names: readonly string[];
  question: Pick<Question, "number" | "options"> | null;
  waiting: readonly number[];
  /** Those of the latest step, to be shown as motion. */
  events: readonly EventInfo[];
  outcome: OutcomeInfo | null;
  act: (action: number) => void;
  /** A choice that is none: say why, with the clause. */
  explain: (key: string, args: Record<string, unknown>, clause: string) => void;
  t: (key: string, args?: Record<string, unknown>) => string;
  sound: (name: string) => void;
  reduced: boolean;
}
