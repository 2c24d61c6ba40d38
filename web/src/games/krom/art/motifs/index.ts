/** The motif and background of each card. A card from a third-party pack borrows one of its kind. */
import { BEASTS } from "./beasts";
import { INVENTIONS } from "./inventions";
import { PLANTS } from "./plants";
import { TRICKS } from "./tricks";

export type CardKind = "picking" | "prey" | "bonus" | "evolution";
export type Ground = "litter" | "moss" | "dune" | "rock" | "cave" | "snow" | "fire" | "night";

interface Face {
  readonly motif: string;
  readonly ground: Ground;
  /** Mirrored, because a third-party card borrows the motif. */
  readonly mirrored: boolean;
}

const MOTIFS: Readonly<Record<CardKind, Readonly<Record<string, string>>>> = {
  picking: PLANTS, prey: BEASTS, bonus: TRICKS, evolution: INVENTIONS,
};

const USUAL: Readonly<Record<CardKind, readonly Ground[]>> = {
  picking: ["litter", "moss"],
  prey: ["dune", "moss", "snow"],
  bonus: ["fire", "night", "litter", "cave"],
  evolution: ["rock", "cave", "dune", "moss"],
};

const GROUNDS: Readonly<Record<string, Ground>> = {
  "false-trail": "litter", "sleepy-moss": "night", "odd-mushroom": "night", honeycomb: "litter",
  hare: "snow", wolf: "night", mammoth: "snow", "woolly-rhinoceros": "snow", "cave-bear": "cave", "cave-lion": "cave",
  "giant-elk": "moss", "marsh-frog": "moss", vulture: "rock", hyena: "night", tortoise: "dune", viper: "dune",
  "big-stick": "moss", "spiked-club": "fire", boulder: "rock", "war-cry": "fire", charge: "dune", fury: "night",
  "lost-purse": "litter", "hidden-logs": "moss", "loose-flint": "dune", "old-carcass": "dune", "herb-tea": "cave",
  "hole-in-the-bag": "night", "thrown-stone": "dune", "wasp-nest": "litter", termites: "dune", "quick-fingers": "night",
  "borrowed-log": "moss", rockslide: "snow", barter: "cave", "bone-market": "dune", "fair-exchange": "litter",
  "raised-eyebrow": "night", torch: "night", campfire: "night", speech: "fire", sledge: "snow", raft: "snow", canoe: "moss",
  calendar: "night", trap: "litter", basket: "moss", paint: "cave", flute: "moss", drum: "fire", hut: "moss", bow: "moss",
};

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum;
}

export function face(kind: CardKind, card: string): Face {
  const motifs = MOTIFS[kind];
  const own = motifs[card];
  const chosen = hash(card);
  const usual = USUAL[kind];
  const ground = (own === undefined ? undefined : GROUNDS[card]) ?? usual[chosen % usual.length] ?? "dune";
  if (own !== undefined) return { motif: own, ground, mirrored: false };
  const all = Object.values(motifs);
  return { motif: all[chosen % all.length] ?? "", ground, mirrored: true };
}
