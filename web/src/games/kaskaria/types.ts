/** What the room is given, by the names it uses. The types are made from the rules' own. */
import { MOTIF, type KaskariaScenery, type KaskariaView, type Motif } from "../../protocol/kaskaria";
import type { EventInfo, GameInfo as AnyGame, OutcomeInfo } from "../../protocol/wire";

export type { EventInfo, KaskariaView, Motif, OutcomeInfo };
export const MOTIFS = MOTIF;
export type Figure = "runner" | "griffin";

/** A card by name: colour and motif, as "blue gold". */
export type CardName = string;

export type Pack = KaskariaScenery;
export type GameInfo = Pick<AnyGame, "catalogue"> & { pack: Pack };
