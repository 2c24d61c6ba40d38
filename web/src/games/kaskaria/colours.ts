/** The look of a pack's colours: ink and paper for each, and a drawn symbol. */

import type { Pack } from "./types";

export interface Look {
  readonly main: string;
  readonly deep: string;
  readonly pale: string;
  readonly symbol: string;
}

export const INKS: Readonly<Record<string, readonly [string, string, string]>> = {
  blue: ["#2f7fe0", "#174a94", "#bfe0ff"],
  orange: ["#f08423", "#a34a05", "#ffdcae"],
  red: ["#d9343f", "#861320", "#ffc5bf"],
  green: ["#3f9e46", "#1b5a25", "#cdf0bd"],
  yellow: ["#f0c01c", "#8a6300", "#fff3b8"],
  purple: ["#8448bd", "#4b1f7a", "#e4cdfb"],
  pink: ["#ee79b0", "#9c2862", "#ffdcec"],
  brown: ["#95633c", "#54311a", "#eed6bd"],
  teal: ["#1a9f9a", "#075c59", "#bdf0ea"],
};

/** Symbols on a field of 24. A name that is not listed is shown as text. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  "●": "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Z",
  "▲": "M12 2 23 21.500H1Z",
  "♥": "M12 22C3 15 1 11 1 7.500 1 3.500 4 2 6.500 2 9 2 11 3.500 12 6c1-2.500 3-4 5.500-4C20 2 23 3.500 23 7.500 23 11 21 15 12 22Z",
  "♣": "M12 1.500a5 5 0 0 1 4.400 7.300 5 5 0 1 1-2.700 8.700q.3 3 2.300 5H8q2-2 2.300-5a5 5 0 1 1-2.700-8.700A5 5 0 0 1 12 1.500Z",
  "★": "m12 1 3.300 7.400 8 .8-6 5.400 1.700 7.900L12 18.400 5 22.500l1.700-7.900-6-5.400 8-.8Z",
  "◆": "M12 .8 21.500 12 12 23.200 2.500 12Z",
  "✿":
    "M7.6 5.4a4.4 4.4 0 1 1 8.8 0 4.4 4.4 0 1 1-8.8 0ZM13.9 10.0a4.4 4.4 0 1 1 8.8 0 4.4 4.4 0 1 1-8.8 0ZM11.5 17.3a4.4 4.4 0 1 1 8.8 0 4.4 4.4 0 1 1-8.8 0ZM3.7 17.3a4.4 4.4 0 1 1 8.8 0 4.4 4.4 0 1 1-8.8 0ZM1.3 10.0a4.4 4.4 0 1 1 8.8 0 4.4 4.4 0 1 1-8.8 0Z",
  "■": "M3.500 3.500h17v17h-17Z",
  "☾": "M15.500 1.500A11 11 0 1 0 22.500 15 9.300 9.300 0 0 1 15.500 1.500Z",
};

export function look(pack: Pack, colour: string): Look {
  const i = pack.colours.findIndex((one) => one.name === colour);
  const symbol = pack.colours[i]?.symbol ?? "●";
  const known = INKS[colour];
  if (known !== undefined) return { main: known[0], deep: known[1], pale: known[2], symbol };
  const hue = (Math.max(i, 0) * 137) % 360;
  return { main: `hsl(${hue} 60% 48%)`, deep: `hsl(${hue} 65% 25%)`, pale: `hsl(${hue} 80% 88%)`, symbol };
}
