/** Types of the room, under shorter names. They are generated from the game's own. */
import { MOTIF, type KaskariaScenery, type KaskariaView, type Motif } from "../../protocol/kaskaria";
import type { EventInfo, GameInfo as AnyGame, OutcomeInfo } from "../../protocol/wire";

export type { EventInfo, KaskariaView, Motif, OutcomeInfo };
export const MOTIFS = MOTIF;
export type Figure = "runner" | "griffin";

/** A card's name, colour and motif, such as "blue gold". */
export type CardName = string;

export type Pack = KaskariaScenery;
export type GameInfo = Pick<AnyGame, "catalogue"> & { pack: Pack };
