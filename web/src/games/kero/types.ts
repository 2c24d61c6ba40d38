/** Types of the room, under shorter names. They are generated from the game's own. */
import type { GameInfo as AnyGame } from "../../protocol/wire";
import type { KeroScenery, Tuarek } from "../../protocol/kero";

export { MOMENT, RESOURCE, TUAREK } from "../../protocol/kero";
export type { Ability, Card, Cost, Die, Frame, Good, KeroView, Moment, Resource, Side, Territory, Times, Tuarek } from "../../protocol/kero";
export type { EventInfo } from "../../protocol/wire";

export type Pack = KeroScenery;
export type GameInfo = Pick<AnyGame, "catalogue"> & { pack: Pack };

/** What the player has picked up to look at or to use. */
export type Lifted =
  | { readonly kind: "card"; readonly space: number }
  | { readonly kind: "land"; readonly space: number }
  | { readonly kind: "final"; readonly which: "single" | "double" }
  | { readonly kind: "tuarek"; readonly which: Tuarek }
  | { readonly kind: "ability"; readonly which: string }
  | { readonly kind: "hire" };
