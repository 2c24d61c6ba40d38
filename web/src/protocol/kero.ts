/* Made by `make protocol`. */

export const TUAREK = ["dice", "reroll", "thin", "move", "resources", "fuel", "expel", "scorch"] as const;
export type Tuarek = (typeof TUAREK)[number];

export const ABILITY = ["green-die", "yellow-die", "blue-die", "brick", "wheat", "metal", "recruit", "trade", "tie", "jerrycan"] as const;
export type Ability = (typeof ABILITY)[number];

export interface Clan {
  readonly cards: readonly string[];
  readonly territories: readonly string[];
  readonly tuareks: number;
  readonly explorers: readonly number[];
  readonly home: number;
  readonly jerrycans: number;
  readonly tiles: readonly Ability[];
  readonly tank: number;
  readonly level: number;
  readonly points: number;
  readonly worth: readonly number[];
  readonly would: readonly number[];
}

export const FRAME = ["start", "prepare", "rolling", "camp", "thinning", "fuelling", "placing", "moving", "scorching", "tying", "over"] as const;
export type Frame = (typeof FRAME)[number];

export const RESOURCE = ["brick", "wheat", "metal", "recruit"] as const;
export type Resource = (typeof RESOURCE)[number];

export const COST = ["brick", "wheat", "metal", "recruit", "jerrycan"] as const;
export type Cost = (typeof COST)[number];

export const MOMENT = ["before", "after", "theirs"] as const;
export type Moment = (typeof MOMENT)[number];

export interface KeroView {
  readonly seat: number;
  readonly tuareks: Readonly<Record<Tuarek, number>>;
  readonly always: boolean;
  readonly clans: readonly Clan[];
  readonly pile: number;
  readonly row: readonly string[];
  readonly discard: readonly string[];
  readonly claims: number;
  readonly hidden_territories: number;
  readonly territories: readonly string[];
  readonly gone: readonly string[];
  readonly tuarek_pile: number;
  readonly tuarek_used: readonly Tuarek[];
  readonly face_up: readonly Tuarek[];
  readonly now: number;
  readonly since: number;
  readonly rolled: number;
  readonly first: number;
  readonly turn: number;
  readonly asking: readonly Frame[];
  readonly chosen: number;
  readonly faces: readonly number[];
  readonly live: number;
  readonly forgiven: boolean;
  readonly fires: number;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly traded: boolean;
  readonly scorches: number;
  readonly fuellings: number;
  readonly single: number;
  readonly placing: number;
  readonly last_turn: boolean;
  readonly turns: number;
  readonly outages: number;
  readonly supply: number | null;
  readonly dice_prices: readonly number[];
  readonly burns: number;
  readonly rolls: number | null;
  readonly fuelling_dice: number;
  readonly coming: Readonly<Record<Cost, number>>;
  readonly leaders: readonly (number | null)[];
  readonly moments: readonly (Moment | null)[];
  readonly step: number;
}

export interface Colour {
  readonly name: string;
  readonly symbol: string;
}

export const DIE = ["white", "green", "yellow", "blue"] as const;
export type Die = (typeof DIE)[number];

export const GOOD = ["brick", "wheat", "metal", "recruit", "jerrycan", "tuarek", "explorer"] as const;
export type Good = (typeof GOOD)[number];

export interface Side {
  readonly fire: boolean;
  readonly gives: Partial<Readonly<Record<Good, number>>>;
}

export const CARD_ABILITY = ["", "green-die", "yellow-die", "blue-die", "brick", "wheat", "metal", "recruit", "trade", "tie", "jerrycan"] as const;
export type CardAbility = (typeof CARD_ABILITY)[number];

export interface Card {
  readonly id: string;
  readonly start: boolean;
  readonly colour: string;
  readonly cost: Partial<Readonly<Record<Cost, number>>>;
  readonly points: number;
  readonly none_shall_pass: boolean;
  readonly jerrycans: number;
  readonly tuareks: number;
  readonly explorers: number;
  readonly fuellings: number;
  readonly ability: CardAbility;
}

export const TERRITORY_KIND = ["plain", "colour", "trios", "every-colour", "four-alike", "territories"] as const;
export type TerritoryKind = (typeof TERRITORY_KIND)[number];

export interface Territory {
  readonly id: string;
  readonly kind: TerritoryKind;
  readonly points: number;
  readonly colour: string;
  readonly bonus: number;
  readonly jerrycans: number;
  readonly tuareks: number;
}

export interface Prices {
  readonly hire: number;
  readonly expel: number;
  readonly explorer: readonly Cost[];
}

export interface Times {
  readonly capacity: number;
  readonly filling: number;
  readonly interval: number;
  readonly roll: number;
  readonly fuelling: number;
}

export interface Start {
  readonly jerrycans: number;
  readonly tuareks: number;
}

export interface KeroScenery {
  readonly colours: readonly Colour[];
  readonly dice: Readonly<Record<Die, readonly Side[]>>;
  readonly cards: readonly Card[];
  readonly territories: readonly Territory[];
  readonly tuareks: Readonly<Record<Tuarek, number>>;
  readonly abilities: readonly Ability[];
  readonly most_abilities: number;
  readonly when: Readonly<Record<Tuarek, readonly Moment[]>>;
  readonly final_spaces: readonly number[];
  readonly final_points: readonly number[];
  readonly prices: Prices;
  readonly last_die: number;
  readonly clock: Times;
  readonly jerrycans: number;
  readonly explorers: number;
  readonly start: Start;
}
