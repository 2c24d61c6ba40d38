/** Types of the room, under shorter names. They are generated from the game's own. */
import type { Ask, Countering, Fighting, Good, KromScenery, KromView } from "../../protocol/krom";
import type { EventInfo, GameInfo as AnyGame } from "../../protocol/wire";

export { COMBINATION, PLACE, type Acting, type BonusCard, type Choosing, type Combination, type Evolution, type Place, type Prey, type Robbing, type Somewhere } from "../../protocol/krom";
export type { Ask, Countering, EventInfo, Fighting, Good, KromView };

export type Pack = KromScenery;
export type GameInfo = Pick<AnyGame, "catalogue"> & { pack: Pack };
export type Bundle = Readonly<Partial<Record<Good, number>>>;

/** The Kromosaurus's number in lists of fighters, after every seat. */
export const BEAST = 6;
/** The tokens a player has, in the order of the view's counts. */
export const TOKENS = ["kroms", "wood", "stone", "bone"] as const;
export const GOODS = [...TOKENS, "life", "cards"] as const;
