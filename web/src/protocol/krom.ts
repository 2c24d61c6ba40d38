/* Made by `make protocol`. */

export interface KnownCard {
  readonly seat: number;
  readonly card: string;
}

export const ORDER = ["ask", "round", "others"] as const;
export type Order = (typeof ORDER)[number];

export const ASK_CHARACTER = ["character"] as const;
export type AskCharacter = (typeof ASK_CHARACTER)[number];

export interface Naming {
  readonly ask: AskCharacter;
  readonly seat: number;
}

export const ASK_DESTINATION = ["destination"] as const;
export type AskDestination = (typeof ASK_DESTINATION)[number];

export const LAID = ["", "hidden", "cave", "forest", "savanna", "mountain"] as const;
export type Laid = (typeof LAID)[number];

export interface Choosing {
  readonly ask: AskDestination;
  readonly sealed: readonly Laid[];
}

export const ASK_COMBAT = ["combat"] as const;
export type AskCombat = (typeof ASK_COMBAT)[number];

export interface Fighting {
  readonly ask: AskCombat;
  readonly fighters: readonly number[];
  readonly totals: readonly number[];
  readonly dice: readonly (readonly number[])[];
  readonly turn: number;
  readonly passes: number;
}

export const ASK_ROBBERY = ["robbery"] as const;
export type AskRobbery = (typeof ASK_ROBBERY)[number];

export interface Robbing {
  readonly ask: AskRobbery;
  readonly winner: number;
  readonly victims: readonly number[];
}

export const ASK_PHASE = ["phase"] as const;
export type AskPhase = (typeof ASK_PHASE)[number];

export const STAGE = ["fresh", "served", "climbing", "done"] as const;
export type Stage = (typeof STAGE)[number];

export interface Acting {
  readonly ask: AskPhase;
  readonly seat: number;
  readonly stage: Stage;
  readonly count: number;
  readonly dice: readonly number[];
}

export const ASK_COUNTER = ["counter"] as const;
export type AskCounter = (typeof ASK_COUNTER)[number];

export interface Countering {
  readonly ask: AskCounter;
  readonly player: number;
  readonly card: string;
  readonly target: number | null;
  readonly first: number;
  readonly answers: readonly string[];
}

export type Ask = Naming | Choosing | Fighting | Robbing | Acting | Countering;

export interface Forecast {
  readonly ranks: readonly number[];
  readonly losses: readonly number[];
  readonly left: readonly number[];
  readonly passed: readonly boolean[];
}

export const GOOD = ["kroms", "wood", "stone", "bone", "life", "cards"] as const;
export type Good = (typeof GOOD)[number];

export const COMBINATION = ["nothing", "pair", "two-pairs", "three", "full-house", "four", "five", "straight"] as const;
export type Combination = (typeof COMBINATION)[number];

export interface Brings {
  readonly rest: Partial<Readonly<Record<Good, number>>> | null;
  readonly prey: readonly (readonly (Partial<Readonly<Record<Good, number>>>)[])[];
  readonly climb: Partial<Readonly<Record<Combination, readonly (Partial<Readonly<Record<Good, number>>>)[]>>>;
  readonly cards: Readonly<Record<string, Partial<Readonly<Record<Good, number>>>>>;
}

export const PLACE = ["cave", "forest", "savanna", "mountain"] as const;
export type Place = (typeof PLACE)[number];

export const SOMEWHERE = ["", "cave", "forest", "savanna", "mountain"] as const;
export type Somewhere = (typeof SOMEWHERE)[number];

export interface Beast {
  readonly life: number;
  readonly place: Somewhere;
}

export const ENDING = ["running", "won", "capped"] as const;
export type Ending = (typeof ENDING)[number];

export interface KromView {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly known: readonly KnownCard[];
  readonly order: Order;
  readonly asks: readonly Ask[];
  readonly forecast: Forecast | null;
  readonly loot: readonly number[];
  readonly brings: Brings;
  readonly needs: readonly number[];
  readonly seats: number;
  readonly character: readonly string[];
  readonly place: readonly Place[];
  readonly life: readonly number[];
  readonly tokens: readonly (readonly number[])[];
  readonly sizes: readonly number[];
  readonly points: readonly number[];
  readonly realised: readonly (readonly string[])[];
  readonly supply: readonly number[];
  readonly decks: readonly number[];
  readonly picked: readonly string[];
  readonly hunted: readonly string[];
  readonly played: readonly string[];
  readonly prey: readonly string[];
  readonly ideas: readonly string[];
  readonly beast: Beast;
  readonly trophy: number | null;
  readonly round: number;
  readonly here: Somewhere;
  readonly queue: readonly number[];
  readonly question: number;
  readonly ending: Ending;
  readonly goal: number;
}

export interface Character {
  readonly id: string;
  readonly weight: number;
}

export interface BeastFigures {
  readonly weight: number;
  readonly life: number;
}

export interface Rest {
  readonly kroms: number;
  readonly life: number;
}

export interface Healing {
  readonly price: number;
  readonly points: number;
}

export interface CavePrices {
  readonly rest: Rest;
  readonly resource: number;
  readonly card: number;
  readonly life: Healing;
}

export interface MountainTable {
  readonly rerolls: readonly number[];
  readonly rewards: Readonly<Record<Combination, readonly (Partial<Readonly<Record<Good, number>>>)[]>>;
  readonly reads: Readonly<Record<string, Combination>>;
  readonly odds: Readonly<Record<string, readonly number[]>>;
}

export interface PickingCard {
  readonly id: string;
  readonly copies: number;
  readonly gives: Partial<Readonly<Record<Good, number>>>;
}

export interface Prey {
  readonly id: string;
  readonly copies: number;
  readonly gives: Partial<Readonly<Record<Good, number>>>;
  readonly dice: number;
  readonly value: number;
  readonly chances: readonly number[];
}

export const KIND = ["value", "dice", "gain", "harm", "steal", "trade", "swap", "counter"] as const;
export type Kind = (typeof KIND)[number];

export const WHEN = ["combat", "counter", "turn"] as const;
export type When = (typeof WHEN)[number];

export interface BonusCard {
  readonly id: string;
  readonly copies: number;
  readonly gives: Partial<Readonly<Record<Good, number>>>;
  readonly kind: Kind;
  readonly when: When;
  readonly aimed: boolean;
  readonly place: Somewhere;
  readonly strength: number;
  readonly price: Partial<Readonly<Record<Good, number>>>;
}

export interface Evolution {
  readonly id: string;
  readonly copies: number;
  readonly points: number;
  readonly place: Somewhere;
  readonly cost: Partial<Readonly<Record<Good, number>>>;
}

export interface KromScenery {
  readonly rules: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  readonly characters: readonly Character[];
  readonly beast: BeastFigures;
  readonly life: number;
  readonly goals: readonly number[];
  readonly heavier: readonly Place[];
  readonly stock: Partial<Readonly<Record<Good, number>>>;
  readonly cave: CavePrices;
  readonly forest: readonly number[];
  readonly savanna: readonly number[];
  readonly mountain: MountainTable;
  readonly picking: readonly PickingCard[];
  readonly hunting: readonly Prey[];
  readonly bonus: readonly BonusCard[];
  readonly evolutions: readonly Evolution[];
}
