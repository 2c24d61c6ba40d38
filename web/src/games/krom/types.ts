/** What the room is given, by the names it uses. The types are made from the rules' own. */
import type { Ask, Countering, Fighting, Good, KromScenery, KromView } from "../../protocol/krom";
import type { EventInfo, GameInfo as AnyGame } from "../../protocol/wire";

export { COMBINATION, PLACE, type Acting, type BonusCard, type Choosing, type Combination, type Evolution, type Place, type Prey, type Robbing, type Somewhere } from "../../protocol/krom";
export type { Ask, Countering, EventInfo, Fighting, Good, KromView };

export type Pack = KromScenery;
export type GameInfo = Pick<AnyGame, "catalogue"> & { pack: Pack };
export type Bundle = Readonly<Partial<Record<Good, number>>>;

/** Where fighters are listed: the Kromosaurus, after every seat. */
export const BEAST = 6;
/** What a player has tokens of, in the order in which a view counts them. */
export const TOKENS = ["kroms", "wood", "stone", "bone"] as const;
export const GOODS = [...TOKENS, "life", "cards"] as const;
