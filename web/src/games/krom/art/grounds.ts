/** Background of a card's picture, and the shape of each kind of card, on a field of 100 by 150, stretched. */
import { line, spot } from "./pen";
import type { CardKind, Ground } from "./motifs";

const sheet = (colour: string): string => spot(colour, "M0 0h100v150H0Z");

export const GROUNDS: Readonly<Record<Ground, string>> = {
  litter: sheet("#d9b877") + spot("#c79a52", "M0 92q24-12 50-4t50-4v70H0Z") + spot("#b5763a", "M8 104q8-8 14 0-6 8-14 0ZM76 98q6-8 14-2-4 8-14 2ZM30 118q8-6 12 2-6 6-12-2ZM62 114q8-6 12 2-8 6-12-2Z"),
  moss: sheet("#c5d59a") + spot("#a5c27a", "M0 60q24-18 48-6 26-16 52-2v98H0Z") + spot("#7fa558", "M0 94q24-10 50-4 26-8 50 0v60H0Z"),
  dune: sheet("#f5d797") + `<circle cx="76" cy="30" r="17" fill="#fbeec4" stroke="none"/>` + spot("#e3b25a", "M0 84q30-14 54-4 24-10 46-2v72H0Z") + spot("#cf9840", "M0 104q34-10 56-2 22-6 44-2v50H0Z"),
  rock: sheet("#c6ccd0") + spot("#a4adb5", "M0 70 20 48l16 12 22-26 20 26 22-16v106H0Z") + spot("#87919b", "M0 96q26-10 52-2 24-8 48 0v60H0Z"),
  cave: sheet("#a98a80") + spot("#c7a38e", "M10 110Q6 40 50 32q44 8 40 78Z") + spot("#7d625c", "M0 98q26-10 52-2 24-8 48 0v60H0Z") + line("M12 30l6 8-3 8M84 24l-5 9", 1.600),
  snow: sheet("#cfe6ee") + spot("#eef7fa", "M0 88q30-16 56-4 24-10 44 0v70H0Z") + spot("#b3d3e0", "M0 112q30-8 54 0 22-6 46-2v44H0Z") + `<g fill="#fff" stroke="none"><circle cx="14" cy="24" r="3"/><circle cx="84" cy="18" r="3"/><circle cx="70" cy="44" r="2"/><circle cx="24" cy="56" r="2"/><circle cx="90" cy="66" r="2.500"/><circle cx="48" cy="14" r="2"/></g>`,
  fire: sheet("#f2a34a") + `<g fill="#f8c46c" stroke="none">${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => `<path d="M50 60 40-60h20Z" transform="rotate(${turn} 50 60)"/>`).join("")}</g>` + spot("#d9722b", "M0 104q26-10 52-2 24-8 48 0v60H0Z"),
  night: sheet("#5b5f86") + `<circle cx="76" cy="26" r="12" fill="#f5ecc4" stroke="none"/><circle cx="70" cy="23" r="11" fill="#5b5f86" stroke="none"/><g fill="#f5ecc4" stroke="none"><circle cx="18" cy="22" r="1.600"/><circle cx="40" cy="14" r="1.200"/><circle cx="26" cy="46" r="1.200"/><circle cx="90" cy="56" r="1.400"/></g>` + spot("#7d81a8", "M12 78q38-24 76 0Z", 0.700) + spot("#41466b", "M0 96q26-10 52-2 24-8 48 0v60H0Z"),
};

interface Cut {
  readonly paper: string;
  readonly edge: string;
  /** Outlines of the card and of its picture. */
  readonly outline: string;
  readonly window: string;
}

/** A leaf, a hide, a piece of bark, a chipped slab. */
export const CUTS: Readonly<Record<CardKind, Cut>> = {
  picking: { paper: "#e8edc6", edge: "#4d7a3a", outline: "M22 2H90Q98 2 98 10V128Q98 148 78 148H10Q2 148 2 140V22Q2 2 22 2Z", window: "M20 8H88Q92 8 92 12V89H8V20Q8 8 20 8Z" },
  prey: { paper: "#f3e6c8", edge: "#8a5312", outline: "M8 4q10 4 20 0 22-4 44 0 10 4 20 0 8 8 4 18 3 24 0 52 3 26 0 52 4 12-4 20-10-4-20 0-22 4-44 0-10-4-20 0-8-8-4-20-3-26 0-52-3-28 0-52Q0 12 8 4Z", window: "M12 10q38-4 76 0 3 40 0 79-38 4-76 0-3-39 0-79Z" },
  bonus: { paper: "#f3e6c8", edge: "#a8402a", outline: "M4 6 12 2l10 3 12-3 14 2 12-2 14 3 12-3 10 4 2 16-2 16 2 20-2 22 2 24-2 20 2 20-8 5-12-2-14 2-12-2-14 2-14-2-12 2-10-3L2 126l2-20-2-22 2-24-2-22 2-18Z", window: "M8 10h84v79H8Z" },
  evolution: { paper: "#d3d0c8", edge: "#5c6674", outline: "M14 2 60 4 84 2 98 16 96 60 98 106 97 136 84 148 40 146 14 148 2 134 4 88 2 44 3 14Z", window: "M16 9 58 10 82 9 91 19 90 90H9L10 48 9 18Z" },
};
