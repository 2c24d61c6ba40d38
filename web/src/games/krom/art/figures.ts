/** The characters: parts of a figure on a field of 100 by 122, feet at 110, looking right. */
import { BONE, CLAY, CUT, DEEP, DIM, disc, dots, FLINT, FUR, gleam, GLOW, HAIR, INK, LEAF, line, OCHRE, shade, shape, SKIN, SOOT, stick, TAN, WOOD } from "./pen";

type Point = readonly [x: number, y: number];

export interface Figure {
  /** Width of the base. */
  readonly weight: number;
  /** Height, and how far the back sticks out, for lying down. */
  readonly top: number;
  readonly back: number;
  readonly behind: string;
  readonly legs: readonly [left: string, right: string];
  readonly hips: readonly [left: Point, right: Point];
  readonly body: string;
  readonly head: string;
  /** Both eyes, and their size. */
  readonly eyes: readonly [left: Point, right: Point, size: number];
  readonly brow: string;
  readonly arm: string;
  readonly shoulder: Point;
  /** How far the arm is raised when celebrating. */
  readonly raise: number;
}

const foot = (x: number, y: number, width: number, colour = DEEP): string =>
  shape(colour, `M${x - width / 2} ${y}q-1-7 ${width * 0.55}-8q${width * 0.6} 0 ${width * 0.6} 8Z`);

const alma: Figure = {
  weight: 52, top: 24, back: 24,
  behind: "",
  legs: [stick("M43 90Q31 97 37 105", 6, SKIN) + foot(37, 111, 14), stick("M58 90Q70 97 64 105", 6, SKIN) + foot(65, 111, 14)],
  hips: [[43, 90], [58, 90]],
  body:
    shape("#c2572f", "M50 52C36 58 31 78 27 94q6 6 11-1 6 7 12 0 6 7 12 0 5 7 11 1C69 78 64 58 50 52Z") +
    shade("M58 58q10 16 15 36-6 6-11-1-2 3-4 3 4-20 0-38Z") + disc(BONE, 50, 78, 4) ,
  head:
    shape("#8f3d22", "M28 70Q21 45 43 33 50 25 68 24q-6 6-2 14 8 10 6 30-10 10-22 10T28 70Z") +
    shade("M66 38q8 10 6 30-8 8-16 10 14-14 10-40Z") +
    shape(SKIN, "M38 64q0-12 15-12 14 0 14 11-1 12-14 12-14 0-15-11Z") + shape(HAIR, "M39 60q4-9 16-8-5 8-16 8Z") +
    line("M50 70q5 3 9-1", 2.4),
  eyes: [[48, 62.500], [60, 62.500], 3.600],
  brow: "",
  arm: stick("M85 111V38q0-14-11-12-8 3-3 10", 5, WOOD) + stick("M66 78l16 2", 6, "#c2572f") + disc(SKIN, 85, 80, 5),
  shoulder: [66, 78], raise: -14,
};

const morhy: Figure = {
  weight: 68, top: 2, back: 32,
  behind: stick("M43 62Q33 70 36 80", 5, TAN),
  legs: [stick("M45 84 43 104", 5, TAN) + foot(43, 111, 13), stick("M56 84 59 104", 5, TAN) + foot(60, 111, 13)],
  hips: [[45, 84], [56, 84]],
  body:
    shape("#7f9150", "M42 56h18l4 32q-5-4-8 3-5-6-9 0-4-7-9-3Z") + shade("M55 56h5l4 32q-4-3-6 0Z") +
    line("M43 58 61 78", 5) + line("M43 58 61 78", 2, CUT) +
    `<g fill="none"><ellipse cx="31" cy="80" rx="14" ry="17" stroke-width="11"/><ellipse cx="31" cy="80" rx="14" ry="17" stroke="${CUT}" stroke-width="5"/><path stroke-width="1.800" d="m15 74 5 2m-4 10 5-2m3 12 3-5m10 4-3-5m11-6-5-1m5-12-5 3m-4-11-2 5m-9-5 2 5"/></g>`,
  head:
    shape("#d9622b", "M38 46q-6-12 2-19-8-8 2-14 0-8 10-12-1 8 8 11-2 6 7 10-4 7-1 20-8-6-14-6-9 1-14 10Z") +
    line("M47 28q-2-6 1-11M56 29q1-5 5-6", 2.400) +
    shape(TAN, "M39 45q0-10 12-10 13 0 13 11-1 13-13 13-12 0-12-14Z") + stick("M41 35.500h21", 2, BONE) +
    shape("#fffaf0", "M46 51q7 2 13-1-1 6-6 6t-7-5Z"),
  eyes: [[47, 45], [58, 45], 3.800],
  brow: line("M43 40l6-1M55 39l6 2", 2.600),
  arm: stick("M60 61q13 3 17 14", 5, TAN) + disc(TAN, 78, 77, 5),
  shoulder: [60, 61], raise: -125,
};

const valkyr: Figure = {
  weight: 79, top: 8, back: 28,
  behind: stick("M36 58Q24 66 26 80", 7, SKIN) + disc(SKIN, 26, 82, 5.500),
  legs: [stick("M42 88 40 103", 8, SKIN) + foot(40, 111, 17, SOOT), stick("M58 88 61 103", 8, SKIN) + foot(62, 111, 17, SOOT)],
  hips: [[42, 88], [58, 88]],
  body:
    shape("#77695c", "M33 56q17-8 34 0l5 36q-5-5-8 2-5-7-9 0-5-7-10 0-4-7-8 0-3-6-9-2Z") + shade("M58 54q6 0 9 2l5 36q-4-4-7 1-3-20-7-39Z") +
    stick("M33 74h35", 3, CLAY) + disc(GLOW, 51, 74, 4.500),
  head:
    shape("#e8bb4e", "M32 40q-8 16-3 32 6 3 8-4-3-12 1-24ZM68 40q9 16 4 32-6 3-8-4 2-12-2-24Z") +
    shape(SKIN, "M36 42q0-14 15-14t15 14q0 17-15 17T36 42Z") +
    shape(BONE, "M38 30Q16 32 12 9q9 12 26 12ZM63 30q22-2 26-21-9 10-26 12Z") +
    shape(BONE, "M34 40q0-22 17-22t17 22q-4-5-8-3-4-6-9-3-5-3-9 3-4-2-8 3Z") + dots(INK, 2.600, [46, 29], [56, 29]) +
    line("M46 52h9", 2.600),
  eyes: [[45, 43.500], [57, 43.500], 3.600],
  brow: line("M40 38.500l7 2M62 38.500l-7 2", 2.800),
  arm: stick("M93 111V24", 4, WOOD) + shape(FLINT, "M93 2l7 14-7 12-7-12Z") + line("M93 6v18", 2) + stick("M66 60 91 73", 7, SKIN) + disc(SKIN, 92, 74, 5.500),
  shoulder: [66, 60], raise: -10,
};

const karok: Figure = {
  weight: 94, top: 18, back: 46,
  behind: stick("M27 52Q11 62 14 78", 13, SKIN) + disc(SKIN, 14, 86, 11) + line("M7 84l1 7M13 83v8M19 83l-1 7", 2.400),
  legs: [stick("M38 92v8", 13, SKIN) + foot(37, 111, 22), stick("M62 92v8", 13, SKIN) + foot(64, 111, 22)],
  hips: [[38, 92], [62, 92]],
  body:
    shape(SKIN, "M23 56q0-16 27-16t27 16l-4 34H27Z") + shade("M66 43q11 4 11 13l-4 34H62q6-26 4-47Z") +
    shape(OCHRE, "M24 72 60 43q12 2 15 8L73 94q-6-5-9 2-7-7-13 0-7-7-13 0-4-6-12-2Z") +
    dots(DEEP, 3, [40, 76], [56, 62], [54, 80], [68, 70], [66, 54], [34, 88]) + shade("M68 46q6 2 7 5L73 94q-4-4-7-1 4-24 2-47Z"),
  head:
    shape(SKIN, "M32 44q-4-26 18-26t19 26q-5 14-19 14T32 44Z") +
    shape(HAIR, "M31 40q-6-24 19-25 25 1 20 25-4-2-5-8-14 5-28 0-2 6-6 8Z") +
    shape(HAIR, "M34 46q5 4 16 3 12 1 16-3 0 16-16 16T34 46Z") + shape("#fffaf0", "M43 53h15l-3 4h-9Z"),
  eyes: [[44, 40.500], [58, 40.500], 3.400],
  brow: line("M38 35.500q12 4 26 0", 5),
  arm: stick("M74 52Q90 62 87 78", 13, SKIN) + disc(SKIN, 86, 86, 11) + line("M80 83l1 7M86 83v8M92 84l-1 7", 2.400),
  shoulder: [72, 54], raise: -130,
};

const tunda: Figure = {
  weight: 113, top: 4, back: 46,
  behind:
    stick("M10 20 4 6", 4, BONE) +
    shape("#b98545", "M9 78Q0 46 14 34q22-6 34 6l2 44q-26 8-41-6Z") + shape(CLAY, "M7 36q-4-14 8-15h30q10 2 8 15Z") +
    `<circle cx="12" cy="29" r="7" fill="${DIM}"/>` + line("M12 29q3-1 2 2-4 2-5-2 1-6 6-4", 2) +
    shape(DEEP, "M20 20q-6-14 10-15 15 1 10 15Z") + line("M18 10h24", 3) + line("M14 56l8 2M18 70l10 2", 2.600),
  legs: [foot(42, 112, 20, SOOT), foot(66, 112, 20, SOOT)],
  hips: [[42, 96], [66, 96]],
  body:
    shape("#6d4a63", "M56 48Q32 54 22 100q6 7 12 0 8 8 14 0 7 8 14 0 7 8 14 0 7 7 14-1Q84 56 56 48Z") +
    shade("M68 54q16 14 22 45-6 7-12 2-2-28-10-47Z") + line("M52 74 46 94M66 76l2 18", 2.600) +
    shape(BONE, "M42 60q14 10 32 0l2 6q-18 12-36 0Z"),
  head:
    shape(TAN, "M43 44q0-15 16-15t16 15-16 16-16-16Z") + shape(OCHRE, "M41 42q-3-18 18-19 20 1 18 19-6-9-18-9t-18 9Z") +
    disc(OCHRE, 58, 20, 5.500) + line("M53 53q6 4 11 0", 2.600) + dots("#d9735a", 3, [48, 50], [70, 50]),
  eyes: [[53, 44], [65, 44], 3.500],
  brow: line("M49 38.500l6-1M63 37.500l6 1", 2.600),
  arm: stick("M90 66 96 34", 3.500, WOOD) + shape(WOOD, "M91 34q-2-14 6-14t5 15q-6 4-11-1Z") + stick("M72 64q14 2 17 10", 8, "#6d4a63") + disc(TAN, 89, 75, 6),
  shoulder: [74, 66], raise: -30,
};

const kolos: Figure = {
  weight: 148, top: 6, back: 46,
  behind: stick("M78 60q10 12 8 24", 14, TAN) + disc(TAN, 86, 91, 10),
  legs: [stick("M34 92v8", 16, TAN) + foot(32, 112, 27), stick("M64 92v8", 16, TAN) + foot(66, 112, 27)],
  hips: [[34, 92], [64, 92]],
  body:
    shape("#8b8277", "M12 92Q-4 44 30 28q34-14 52 18 12 24 4 46-8-6-13 2-9-8-16 0-9-8-16 0-8-8-14 0-6-6-15-2Z") +
    shade("M70 34q22 16 19 54-8-2-16 6 8-30-3-60Z") + gleam("M20 60q2-18 16-24 4 4-2 8-8 6-8 18Z") +
    line("M22 74l8-8 2 8 8-4M46 40l4 8 8-2M44 84l6-6", 2.800),
  head:
    shape(TAN, "M64 52q-2-17 14-17t15 16q0 15-14 16-14-1-15-15Z") + shape("#7a3c1f", "M64 58q8 2 14 1 9 0 15-5 2 20-13 22-15-1-16-18Z") +
    shape("#7a3c1f", "M63 48q-2-16 15-16t15 15q-6-5-14-5-10 0-16 6Z") + shape("#fffaf0", "M74 65h11l-3 4h-6Z"),
  eyes: [[73, 51.500], [85, 51.500], 3.400],
  brow: line("M68 46.500l8 1.500M90 46.500l-8 1.500", 3.200),
  arm:
    `<g transform="rotate(-8 50 22)">${shape(WOOD, "M0 12h92v20H0Z")}${line("M10 18h24M44 26h28M22 27h10M54 17h18", 2.600)}${shade("M0 26h92v6H0Z")}<ellipse cx="92" cy="22" rx="7" ry="10" fill="${CUT}"/>${line("M92 18q-3 4 0 8 4-3 1-6", 2)}${shape(LEAF, "M16 12Q14 2 24 2q2 8-4 10Z")}</g>` +
    stick("M52 58Q36 50 42 28", 15, TAN) + disc(TAN, 43, 25, 9) + line("M38 20v7M43 19v8M48 21v6", 2.400),
  shoulder: [52, 58], raise: -12,
};


/** A character from a third-party pack. */
const stranger: Figure = {
  weight: 80, top: 20, back: 30,
  behind: stick("M38 58Q26 66 28 78", 7, SKIN) + disc(SKIN, 28, 80, 5.500),
  legs: [stick("M43 88v14", 8, SKIN) + foot(42, 111, 16), stick("M58 88v14", 8, SKIN) + foot(60, 111, 16)],
  hips: [[43, 88], [58, 88]],
  body: shape(FUR, "M34 56q16-8 33 0l4 36q-5-5-9 2-6-7-11 0-6-7-10 0-4-6-10-2Z") + dots(DEEP, 2.600, [44, 66], [56, 72], [46, 82], [62, 84]) + shade("M58 54q6 0 9 2l4 36q-4-4-7 1-1-20-6-39Z"),
  head:
    shape(SKIN, "M35 42q0-16 16-16t16 16q0 17-16 17T35 42Z") +
    shape(HAIR, "M33 46q-8-24 18-26 26 2 18 26-4-2-4-10-14 4-28 0 0 8-4 10Z") + shape(HAIR, "M40 50q11 4 22 0 0 12-11 12T40 50Z"),
  eyes: [[45, 43], [58, 43], 3.600],
  brow: line("M40 37.500h8M55 37.500h8", 3),
  arm: shape(WOOD, "M74 76 84 30q4-12 14-8 6 6 0 16L82 80Z") + dots(SOOT, 2, [90, 34], [86, 46]) + stick("M66 60q8 6 12 16", 7, SKIN) + disc(SKIN, 78, 77, 6),
  shoulder: [66, 60], raise: -30,
};

const FIGURES: Readonly<Record<string, Figure>> = { alma, morhy, valkyr, karok, tunda, kolos };

export const figure = (name: string): Figure => FIGURES[name] ?? stranger;
