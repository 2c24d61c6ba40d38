/* Made by `make protocol`. */

export interface KaskariaWorth {
  readonly runner: readonly number[];
  readonly griffin: readonly number[];
}

export interface KaskariaView {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly worth: KaskariaWorth;
  readonly seats: number;
  readonly sizes: readonly number[];
  readonly known: readonly (readonly string[])[];
  readonly display: readonly string[];
  readonly discard: readonly string[];
  readonly played: readonly string[];
  readonly pile: number;
  readonly shelf: number;
  readonly runner: readonly number[];
  readonly griffin: readonly number[];
  readonly gold: readonly number[];
  readonly points: readonly number[];
  readonly treasure: number;
  readonly turn: number;
  readonly owed: number;
  readonly amulet: number | null;
  readonly turns: number;
  readonly step: number;
}

export interface Colour {
  readonly name: string;
  readonly symbol: string;
}

export const MOTIF = ["gold", "griffin", "runner", "two"] as const;
export type Motif = (typeof MOTIF)[number];

export interface Paths {
  readonly runner: number;
  readonly griffin: number;
}

export interface KaskariaScenery {
  readonly colours: readonly Colour[];
  readonly copies: Readonly<Record<Motif, number>>;
  readonly paths: Paths;
  readonly treasure: number;
  readonly hand_limit: number;
  readonly runner_spaces: readonly number[];
  readonly gold_pieces: readonly number[];
  readonly places: readonly number[];
  readonly amulet: number;
}
