/** Motifs of plants, on a field of 100. */
import { BONE, CUT, disc, dots, GLOW, gleam, INK, LEAF, line, MOSS, OCHRE, put, shade, shape, spot, stick, WOOD } from "../pen";

const leaf = (colour: string): string => shape(colour, "M0 0Q-12-8-8-24 10-20 8-4 6 0 0 0Z") + line("M0 0-1-14", 1.800);
const print = spot(INK, "M-7 8q-4-12 2-16 8-2 10 6 2 10-4 14-6 2-8-4ZM-9-12a2.500 2.500 0 1 1 1 0ZM-2-14a2.500 2.500 0 1 1 1 0ZM5-12a2.500 2.500 0 1 1 1 0Z", 0.75);
const beetle = (colour: string): string =>
  line("M-12-6-20-12M-13 2h-9M-12 9-19 15M12-6 20-12M13 2h9M12 9l7 6", 3) + shape("#2b3a2a", "M-8-12q0-10 8-10t8 10Z") +
  shape(colour, "M-13 0q0-14 13-14T13 0q0 18-13 18T-13 0Z") + line("M0-14v32", 2.600) + gleam("M-8-2q1-8 6-8 0 4-6 8Z");
const berry = (x: number, y: number): string => disc("#c23b3f", x, y, 9) + gleam(`M${x - 5} ${y - 2}q1-5 6-4-1 4-6 4Z`);

export const PLANTS: Readonly<Record<string, string>> = {
  "bare-branches":
    stick("M50 92Q48 66 52 50M52 52Q34 42 28 18M50 62Q70 48 76 20M34 36 18 32M70 38l16-4M60 30 56 14", 5, "#8b7a68") +
    line("M14 84q10-6 20-2M64 88q12-4 22 0", 2.600) + put(24, 88, 0.7, leaf(OCHRE), 70),
  "false-trail": put(28, 80, 1.1, print, 20) + put(50, 66, 1.1, print, 50) + put(70, 44, 1.1, print, -10) + put(58, 22, 1.1, print, -70) + put(32, 26, 1.1, print, -130) + put(24, 50, 1.1, print, 190),
  "dry-sticks": stick("M16 78 84 40", 8, WOOD) + stick("M14 52 84 74", 8, "#b5864f") + stick("M22 34 78 88", 7, "#7c5233") + line("M34 60l8-4M60 66l8 2", 2.400) + stick("M40 46h20", 3, LEAF),
  "crooked-bough": stick("M12 82Q34 84 40 62T66 44Q84 40 84 18M40 62Q30 52 20 52M64 46Q58 30 62 18", 9, WOOD) + line("M30 78l8-8M56 52l8-4", 2.400) + put(22, 50, 0.9, leaf(LEAF), -60) + put(62, 18, 0.9, leaf(LEAF), 8) + put(86, 18, 0.8, leaf(MOSS), 40),
  "fallen-trunk": shape(WOOD, "M22 42H86q10 2 10 20t-10 20H22Z") + shade("M22 68h72q-2 12-8 14H22Z") + line("M40 50h26M50 60h30M38 72h18", 2.800) + `<ellipse cx="22" cy="62" rx="13" ry="20" fill="${CUT}"/>` + line("M22 50q-7 4-6 14 4 10 10 4 4-8-4-10", 2.400) + stick("M66 42 74 24", 6, WOOD) + put(75, 26, 0.9, leaf(LEAF), 20) + shape(LEAF, "M44 42q4-10 12-6 8 0 6 6Z"),
  "shining-beetles": put(34, 40, 1.1, beetle("#3f9a78"), -24) + put(66, 66, 1.25, beetle("#5b7fc2"), 30) + line("M70 18v12M64 24h12M18 72v10M13 77h10", 3, GLOW),
  "sour-berries": stick("M50 12q-2 14-18 26M50 14q4 14 20 24M50 14v30", 3, MOSS) + put(52, 18, 1.3, leaf(LEAF), 64) + put(48, 18, 1.3, leaf(MOSS), -64) + berry(30, 46) + berry(48, 52) + berry(70, 46) + berry(38, 66) + berry(60, 66) + berry(49, 82),
  "sleepy-moss": shape("#8b8277", "M12 84q-4-26 18-36 24-16 46 0 18 14 14 36Z") + shape("#6fa04a", "M10 70q-4-18 18-26 22-14 46 0 18 10 18 26-8 10-14-2-8 12-18 0-8 10-16 0-10 12-18 0-8 10-16 2Z") + line("M36 58q5 5 10 0M58 58q5 5 10 0M48 68q4 3 8 0", 3) + line("M66 30h10l-10 10h10M82 14h8l-8 8h8", 3),
  honeycomb: shape("#e5a42c", "M20 26q-4-10 8-12 22-6 46 0 12 4 6 16 8 14-4 22-2 18-16 24-10 12-22 0-16-4-18-22-12-10 0-28Z") +
    [[38, 30], [58, 30], [48, 47], [68, 47], [30, 47], [40, 64], [58, 64]].map(([x = 0, y = 0]) => shape(x % 20 ? "#c47b16" : GLOW, `M${x - 7} ${y - 4}l7-4 7 4v8l-7 4-7-4Z`)).join("") +
    shape("#f6c24a", "M46 82q8-2 6 8-4 6-7 0Z") + put(80, 74, 0.55, shape("#fff8e0", "M-4-8Q-16-24-22-10-14-2-4-4ZM4-8Q10-26 20-14 14-4 4-4Z") + shape(GLOW, "M-16 2q0-11 15-11T16 2q-2 10-16 10T-16 2Z") + line("M-5-8v19M5-8v18", 4)),
  "odd-mushroom": shape(BONE, "M38 88q4-22-2-36h30q-6 16 0 36-14 6-28 0Z") + shade("M56 52h10q-6 16 0 36-6 3-12 2 4-18 2-38Z") + shape("#8a4fa0", "M10 52q0-40 41-40t40 40q-40 16-81 0Z") + dots("#f0d6ff", 6, [34, 30], [66, 38]) + dots("#f0d6ff", 4, [52, 22], [26, 46], [78, 48], [48, 42]) + line("M43 66q3-3 6 0M55 66q3-3 6 0M48 76q4 3 8 0", 2.600) + line("M88 20q6 4 2 10M94 12q10 8 3 22", 2.600),
};
