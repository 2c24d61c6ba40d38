/**
 * Scenes of the four places, each with a layer behind and one in front of the figures, on a field of 320
 * by 240 whose middle is always visible.
 */
import type { Place } from "../../../protocol/krom";
import { BONE, CUT, dots, INK, line, put, shape, spot, stick, WOOD } from "./pen";

export interface Scene {
  readonly back: string;
  readonly front: string;
}

const SNOW = "#f4fafc";
const many = (drawing: string, ...at: readonly (readonly [x: number, y: number, scale: number])[]): string =>
  at.map(([x, y, scale]) => put(x, y, scale, drawing)).join("");

const flakes = dots("#fff", 2.200, [30, 60], [72, 96], [110, 52], [150, 88], [204, 60], [238, 104], [286, 70], [50, 130], [178, 122], [262, 140], [96, 150], [300, 120]) +
  dots("#fff", 1.400, [20, 100], [88, 70], [132, 116], [222, 84], [250, 58], [196, 140], [60, 84], [306, 92]);

const tuft = (colour: string): string => shape(colour, "M-14 0q-2-12-10-18 12 2 16 10-2-14 2-22 6 10 6 20 4-10 12-14-4 10-2 24Z");
const rock = (colour: string, light: string): string =>
  shape(colour, "M-28 0q-4-14 8-20 6-10 20-6 14-2 18 10 10 4 10 16Z") + spot(light, "M-20-10q6-10 16-9 2 4-6 6-6 1-10 3Z");
const icicles = (y: number): string =>
  shape("#dff1f7", `M60 ${y}h200l-8 16-7-12-8 30-9-26-8 14-8-15-9 36-10-32-8 18-9-20-7 26-9-24-8 14-9-15-8 30-9-26-8 12-9-16-8 22-7-24Z`);

const bison = spot("#7a2f1c", "M-20 6q-2-14 10-16 6-8 16-2 12-2 14 8l6-4q1 8-4 10-2 6-8 5v9h-4v-8h-14v9h-4v-8q-8 1-12-3Z");
const hunter = line("M0-8V4L-5 12M0 4l6 8M-8-4 10-2M10-14 12 8", 2.400, "#7a2f1c") + dots("#7a2f1c", 3, [0, -11]);
const hand = spot("#c9742f", "M-6 10q-4-6-5-14 2-2 3 0l2 6-1-13q3-3 4 0l1 11 1-14q3-3 4 0v14l3-12q3-2 4 1l-2 13 4-5q3 0 2 3-3 10-9 12Z");

function cave(cold: boolean): Scene {
  const wall = cold ? "#59697a" : "#6b5658";
  const lit = cold ? "#7d8fa0" : "#9a7260";
  const floor = cold ? "#aebfca" : "#5a4543";
  return {
    back:
      spot(cold ? "#2c3946" : "#3a2f38", "M0 0h320v240H0Z") +
      shape(wall, "M26 240Q10 120 52 66q30-40 76-44 60-14 104 12 62 30 66 96 2 60-6 110Z") +
      spot(lit, "M70 240Q56 150 96 102q30-34 72-34 46 0 72 36 32 44 18 136Z", 0.65) +
      spot("#ffb45c", "M40 240q-10-70 20-104 20-22 44-22 28 0 46 26 22 34 12 100Z", 0.35) +
      put(206, 112, 1.150, bison) + put(260, 138, 0.900, bison) + put(152, 112, 1, hunter) + put(170, 120, 0.900, hunter) + put(120, 88, 0.950, hand, -8) + put(232, 84, 0.900, hand, 12) +
      line("M128 60q8 8 2 16M196 54l-8 10 6 8M58 120l10 8-4 14M270 110l-10 10", 2.600) +
      shape(floor, "M-4 244v-34q40-20 90-14 40-8 80-4 60-8 160 12v40Z") + line("M44 214h20M250 216h24M120 226h16M196 230h22", 2.600) +
      (cold ? spot(SNOW, "M-4 216q20-14 52-14-6 14-52 20ZM324 214q-26-12-50-12 8 14 50 20Z") : ""),
    front:
      shape(cold ? "#2c3946" : "#2b222a", "M-6 246V96q14 6 16 30 12 20 10 50 12 24 12 70ZM326 246V88q-14 8-16 34-12 20-8 52-14 26-12 72Z") +
      shape(cold ? "#3a4a58" : "#41343c", "M20 246q4-30 12-44 10 18 16 44ZM272 246q2-22 12-36 10 14 12 36Z") +
      (cold ? icicles(-4) : shape("#2b222a", "M-4-4h328v24l-20 8-10 18-9-20-40-8-8 16-9-20-60-4-60 6-9 22-8-18-34 6-9 26-10-24-20 4Z")) +
      put(262, 230, 0.800, shape(BONE, "M-22-4a5 5 0 1 1-4 6 5 5 0 1 0 4 6L16 4a5 5 0 1 0 6-4 5 5 0 1 0-6-4Z")),
  };
}

const trunk = (bark: string, dark: string): string =>
  shape(bark, "M-18 0q6-60 0-200h38q-6 140 4 200 8 8 14 12H-34q10-4 16-12Z") + spot(dark, "M8-200h12q-6 140 4 200l14 12H20Q2-80 8-200Z", 0.550) +
  line("M-8-150q3 20 0 40M0-90q4 18 0 34M-10-50q3 14 0 30", 2.800);
const leaves = (colour: string): string =>
  shape(colour, "M-10-10h344v70q-14 18-30 4-10 22-30 8-14 20-34 4-18 18-34 2-16 22-38 4-14 18-34 4-18 18-36 2-16 20-34 4-16 16-32-4-16 12-42-14Z");
const fern = (colour: string): string =>
  shape(colour, "M0 0Q-30-12-38-40q16 4 22 14-4-16 2-30 12 10 14 28 4-20 18-28 4 16-4 30 10-10 24-12Q32-12 0 0Z") + line("M0-2q-8-16-22-28M0-4q-1-14 2-34M2-4q10-14 24-24", 2);
const bush = (colour: string, berry: string): string =>
  shape(colour, "M-30 0q-8-16 6-22 2-14 18-12 16-6 20 8 16 2 14 16 2 6-2 10Z") + dots(INK, 5, [-16, -12], [0, -22], [10, -10]) + dots(berry, 3.400, [-16, -12], [0, -22], [10, -10]) + dots("#fff", 1.100, [-17, -13.500], [-1, -23.500], [9, -11.500]);

function forest(cold: boolean): Scene {
  const far = cold ? "#a9cbd8" : "#5f9a55";
  const mid = cold ? "#6f9fb5" : "#3f7a42";
  return {
    back:
      spot(cold ? "#cfe6ee" : "#a9cf74", "M0 0h320v240H0Z") + spot(cold ? "#eaf6fa" : "#d8e88f", "M120 0h76l30 240H96Z", 0.700) +
      spot(far, "M10 0h22v240H4ZM92 0h16l4 240H84ZM206 0h16l6 240h-28ZM284 0h20l4 240h-30Z") +
      spot(mid, "M0 176q30-30 60-10 22-24 52-6 24-26 56-4 26-22 52 0 26-24 54-2 24-20 46 0v86H0Z") +
      put(56, 214, 1.100, trunk(cold ? "#6b5a52" : "#7a5233", cold ? "#3d4a55" : "#4a2f1e")) + put(164, 202, 0.800, trunk(cold ? "#75655c" : "#8a5f3b", cold ? "#46535e" : "#563824")) + put(268, 216, 1.150, trunk(cold ? "#6b5a52" : "#7a5233", cold ? "#3d4a55" : "#4a2f1e")) +
      shape(cold ? "#e3f0f4" : "#4a7d3c", "M-6 246v-36q50-16 110-10 60-8 110-2 60-6 112 8v40Z") +
      leaves(cold ? "#3f6f86" : "#2f5a34") + (cold ? shape(SNOW, "M-10-10h344v38q-24 14-40 2-20 12-44 0-24 14-52 2-22 14-48 0-26 12-52 2-24 12-50-2-30 8-58-8Z") + flakes : spot("#4d8a45", "M-10-10h344v30q-30 16-60 2-30 14-64 0-32 16-66 2-34 14-66 0-40 12-88-4Z", 0.800)) +
      dots(cold ? "#fff" : "#ffe98a", 2.600, [100, 120], [214, 108], [130, 146], [232, 160], [30, 150], [298, 130]),
    front:
      many(bush(cold ? "#8fb4c4" : "#3d6b35", cold ? "#7fd0ff" : "#e0453a"), [36, 236, 1.100], [290, 238, 1.200]) +
      many(fern(cold ? "#bcd8e2" : "#5f9a45"), [86, 246, 1], [246, 246, 0.900], [2, 244, 1.100]) +
      put(206, 240, 0.800, shape(BONE, "M-7 0q2-10 0-16h14q-2 6 0 16Z") + shape("#c8402f", "M-18-14q0-18 18-18t18 18q-18 6-36 0Z") + dots("#fff", 2.600, [-8, -20], [4, -25], [9, -18])),
  };
}

const acacia = (bark: string, crown: string, light: string): string =>
  stick("M0 0Q-2-30 4-50L-26-74M4-50 30-76M2-36l18-14", 7, bark) +
  shape(crown, "M-66-72q-8-14 16-18 12-16 38-12 24-10 42 2 26-2 26 16 10 8-6 14-20 8-44 2-28 8-46 0-20 4-26-4Z") + spot(light, "M-50-84q14-14 40-10 18-8 34 0-30 0-40 6-16-2-34 4Z");
const beasts = spot(INK, "M-8 0v-6q-4-6 2-8l10-1q4 1 4-4l4-2 2 4 4 1-1 3-4 0-2 5v8h-2v-7h-8v7h-2v-7l-4 1-1 6Z");

function savanna(cold: boolean): Scene {
  return {
    back:
      spot(cold ? "#b9d9e6" : "#f2b34c", "M0 0h320v240H0Z") + spot(cold ? "#d6eaf1" : "#f7c96b", "M0 60q80-12 160-2t160-6v190H0Z") + spot(cold ? "#ecf6f9" : "#fbdf98", "M0 104q80-10 160-2t160-4v140H0Z") +
      `<circle cx="206" cy="122" r="40" fill="${cold ? "#fdfbe8" : "#f2703a"}" stroke="none"/><circle cx="206" cy="122" r="30" fill="${cold ? "#fff" : "#f98d4a"}" stroke="none"/>` +
      spot(cold ? "#8fb3c4" : "#c9863a", "M0 140q30-14 60-6 30-16 70 0 90 6 190-8v30H0Z") +
      spot(cold ? "#c3dde6" : "#d9a441", "M0 150q90-14 180-6t140-4v104H0Z") + line("M-2 150q90-14 182-6t142-4", 3.400) +
      many(beasts, [150, 144, 1.100], [176, 145, 0.800], [230, 142, 1], [258, 141, 0.700], [122, 145, 0.700]) +
      put(76, 190, 0.900, acacia(cold ? "#6b5a52" : "#6b4426", cold ? "#7da3b3" : "#6f8a3a", cold ? SNOW : "#9db551")) +
      spot(cold ? "#e6f2f6" : "#e3b758", "M0 192q80-14 150-6 90 8 170-6v62H0Z") + line("M30 168h24M236 172h30M130 176h18M280 204h26M150 208h20", 2.600, cold ? "#7da3b3" : "#9a6a22") +
      (cold ? flakes : line("M262 52q6-8 12 0 6-8 12 0M284 76q5-6 9 0 5-6 9 0", 2.600)),
    front:
      many(tuft(cold ? "#a9c6d2" : "#b5862c"), [30, 244, 1.300], [106, 246, 0.900], [224, 246, 1], [292, 244, 1.400]) +
      put(262, 240, 0.700, rock(cold ? "#7f93a0" : "#a5713a", cold ? SNOW : "#d9a86a")) +
      put(58, 238, 0.650, shape(BONE, "M-20-10q-2-14 12-16 18-2 20 12 8 0 8 8-4 8-14 6l-6 2q-16 2-20-12Z") + dots(INK, 3.600, [-2, -14]) + line("M-10-22Q-20-34-26-28M4-26Q12-40 20-34", 3.500)),
  };
}

const peak = (colour: string, dark: string, snow: string): string =>
  shape(colour, "M-80 0-34-66-22-58 0-112 20-76 34-86 84 0Z") + spot(dark, "M0-112 20-76 34-86 84 0H14L24-40 8-58Z", 0.450) +
  shape(snow, "M0-112-16-72l8 6 8-10 8 14 8-12 4-2Z");
const cloud = shape("#f4f1ea", "M-40 0q-14-2-10-14 4-8 14-6 2-16 20-14 10-10 22-2 16-2 18 12 14 0 14 12 0 12-12 12Z");

function mountain(cold: boolean): Scene {
  const near = cold ? "#8aa7b8" : "#7d7468";
  return {
    back:
      spot(cold ? "#a9cde0" : "#9db8c4", "M0 0h320v240H0Z") + spot(cold ? "#d6ebf3" : "#cfdcd8", "M0 90q80-20 160-6t160-10v166H0Z") +
      put(62, 192, 0.920, peak(cold ? "#7f9db0" : "#77828f", "#2f3f4c", SNOW)) + put(264, 196, 1, peak(cold ? "#88a5b7" : "#808a94", "#2f3f4c", SNOW)) + put(166, 206, 1.180, peak(cold ? "#6c8ca1" : "#5c6674", "#222e38", SNOW)) +
      put(50, 116, 0.800, cloud) + put(276, 100, 0.700, cloud) + put(226, 138, 0.600, cloud) +
      shape(near, "M-6 246v-58q24-10 40-2 22-16 56-4 30-10 66 0 44-12 76 2 40-14 94 4v58Z") + spot(cold ? SNOW : "#a39684", "M-6 200v-12q24-10 40-2 22-16 56-4 30-10 66 0 44-12 76 2 40-14 94 4v12q-50-14-94-2-36-12-76 0-36-8-66 0-30-8-56 4-20-6-40 0Z") +
      line("M44 212l10 12-4 16M150 206l-8 14 10 10M250 208l8 12-6 14", 2.800) + (cold ? flakes : ""),
    front:
      shape(cold ? "#5f7f95" : "#5a5148", "M-6 246v-40q16-8 24 6 14 0 18 14 14 4 16 20ZM326 246v-52q-18-6-26 10-16 0-18 18-14 6-16 24Z") +
      (cold ? shape(SNOW, "M-6 214v-10q16-8 24 6 12 0 16 8-14-4-18-4-10-6-22 0ZM326 206v-12q-18-6-26 10-12 0-16 8 12-2 18-2 10-10 24-4Z") : "") +
      stick("M300 204q-4 16 2 40", 3.500, CUT) + stick("M288 204l22-4", 5, WOOD) + put(44, 236, 0.600, rock(near, cold ? SNOW : "#b5a896")),
  };
}

const SCENES = { cave, forest, savanna, mountain };

export const scene = (place: Place, cold: boolean): Scene => SCENES[place](cold);
