/** Faces of the bots, on a field of 100: heavy lines, flat colour. */
import { BONE, CLAY, CUT, DEEP, dots, eye, FIRE, FLINT, FUR, gleam, GLOW, HAIR, INK, LEAF, line, MOSS, OCHRE, shade, shape, SKIN, SLATE, SOOT, spot, stick, TAN, WOOD } from "./art/pen";

const drawn = (ground: string, figure: string): string =>
  `<rect width="100" height="100" fill="${ground}"/><g stroke="${INK}" stroke-width="4.600" stroke-linejoin="round" stroke-linecap="round">${figure}</g>`;

/** Thinner lines for small things. */
const fine = (drawing: string): string => `<g stroke-width="2.800">${drawing}</g>`;

/** Ugra, the hunter: stripes of clay, and the spear at hand. */
const ugra = drawn(
  "#e9b655",
  spot("#f6d488", "M0 0h100v40Q60 60 0 46Z") + stick("M86 104 80 30", 4, WOOD) + shape(FLINT, "M79 34 70 26 78 2l10 23Z") + gleam("M78 8 74 25l4 3Z") + line("M76 34h10M77 39h10", 3, CUT) +
    shape(FUR, "M2 104q2-28 28-32h30q22 4 24 32Z") + dots(SOOT, 3.400, [16, 90], [28, 82], [60, 84], [72, 92]) +
    shape(HAIR, "M18 50Q8 18 34 14q-4-10 6-12 8 2 8 10 30 0 28 40l-4 26H24Z") + stick("M22 18 58 8", 4, BONE) + `<g fill="${BONE}" stroke-width="3"><circle cx="20" cy="15" r="4"/><circle cx="20" cy="22" r="4"/><circle cx="60" cy="4.500" r="4"/><circle cx="61" cy="11" r="4"/></g>` +
    shape(TAN, "M24 50q2-22 24-22t23 22q1 34-23 36-24-2-24-36Z") + shade("M60 32q12 6 11 22-1 28-21 32 18-20 10-54Z") +
    shape(HAIR, "M24 48q0-22 24-22t24 22q-10-12-18-13-14 1-30 13Z") +
    line("M28 58l12 3M29 65l11 1M67 58l-12 3M66 65l-11 1", 3.600, CLAY) + eye(39, 52, 5, 1.600) + eye(58, 52, 5, 1.600) + line("M31 43l12 3M66 43l-12 3", 4) + line("m49 56-3 8h5", 3) + line("M41 74q8 3 15-3", 3.600),
);

/** Umo, the thinker: a high brow, and something just lit up above it. */
const umo = drawn(
  "#7fa9b8",
  spot("#a6c9d2", "M50 50 10-6h80Z") + shape(FIRE, "M50 24Q38 18 44 6q4 2 4 5 2-6 8-9-2 6 4 10 2 8-10 12Z") + spot(GLOW, "M50 22q-5-4-2-9 2 3 4 1 3 4-2 8Z") +
    shape(MOSS, "M4 104q4-24 30-28h32q26 4 30 28Z") + line("M34 78q16 14 32 0", 3) + shape(SKIN, "M22 58q-6-34 28-34t28 34q0 30-28 32T22 58Z") + shade("M66 32q12 10 12 26-1 26-20 31 20-24 8-57Z") + gleam("M34 40q4-10 14-11-9 6-10 14Z") +
    shape(SKIN, "M22 54q-9-2-8 7t10 6ZM78 54q9-2 8 7t-10 6Z") + line("M36 40q14-5 28 0M39 46q11-4 22 0", 2.600, DEEP) +
    shape(SOOT, "M29 56q8-6 17-1l-2 5q-8-3-14 1ZM71 56q-8-6-17-1l2 5q8-3 14 1Z") + eye(38, 63, 4.600, 1.400) + eye(61, 63, 4.600, 1.400) + fine(shape(TAN, "M49 60q9 10 2 14-10 1-8-6Z")) +
    shape("#c9c2b6", "M24 66q6 14 18 11 8-4 16 0 12 3 18-11 4 22-12 30-14 6-28 0Q20 88 24 66Z") + line("M44 82q6 3 12 0", 3.400) + shape(SKIN, "M66 104q-10-4-6-16l8-10q5-1 5 4l-2 6 12 1q6 4 2 15Z") + line("M72 95l10 1", 2.600),
);

/** Rokka, the fighter: more jaw than helmet, and never the first to leave. */
const rokka = drawn(
  "#c65a3a",
  spot("#e0825a", "M50 54-6 20 20-6Zm0 0L80-6l26 26Zm0 0 56 20v30Zm0 0L-6 74v30Z") + shape("#77695c", "M-2 104q4-26 28-30h48q24 4 28 30Z") +
    shape(BONE, "M26 32Q4 32 2 6q14 14 28 12ZM74 32q22 0 24-26-14 14-28 12Z") + shape(SKIN, "M22 48q0-26 28-26t28 26l2 26q-8 20-30 20T20 74Z") + shade("M66 28q12 6 12 20l2 26q-6 16-22 19 16-30 8-65Z") +
    shape(FLINT, "M20 46q-2-34 30-34t30 34q-8-4-14-2-4-8-16-8t-16 8q-6-2-14 2Z") + gleam("M30 34q4-14 16-16-8 6-9 16Z") + dots(INK, 2.400, [33, 38], [50, 32], [67, 38]) + line("M50 12v16", 3) +
    line("M27 50l17 5M73 50l-17 5", 5) + eye(37, 58, 4.800, 1.200) + eye(62, 58, 4.800, 1.200) + fine(shape(TAN, "M50 55q12 9 5 16H45q-7-7 5-16Z")) + line("M68 62l8 10M76 62l-7 10", 2.600, CLAY) +
    line("M32 80q18-7 36 0", 4.400) + fine(shape("#fffaf0", "M35 80l3-13 7 11ZM65 80l-3-13-7 11Z")) + line("M34 90h4M47 92h6M62 90h4", 2.600, HAIR),
);

/** Zik, the sneak: seen last, if at all. */
const zik = drawn(
  "#5f8468",
  spot("#83a884", "M0 0h100v30Q50 50 0 24Z") + spot(INK, "M0 60q50 20 100 0v40H0Z", 0.25) + shape(SLATE, "M6 104q2-28 26-32h34q26 4 28 32Z") +
    shape("#7d6146", "M16 56Q4 36 14 10q10 2 16 10 20-10 40 0 6-8 16-10 10 26-2 46-2 22-34 34Q18 78 16 56Z") + shape(OCHRE, "M18 28q-2-8 0-12 6 4 8 8ZM82 28q2-8 0-12-6 4-8 8Z") + line("M42 18v8M50 16v9M58 18v8", 3.600) +
    shape(SKIN, "M28 52q2-16 22-16t22 16q2 22-22 34-24-12-22-34Z") + shade("M62 40q10 4 10 12 1 20-19 32 16-22 9-44Z") + shape(HAIR, "M28 50q2-16 22-16 22 0 22 16-10-8-22-6-14-2-22 6Z") +
    eye(40, 56, 5.600, 3) + eye(61, 56, 5.600, 3) + spot(SKIN, "M34 55v-6h12v4ZM55 53v-4h12v6Z") + line("M33 54l14-2M54 52l13 2", 4) + line("m51 58 3 7h-5", 2.800) + fine(shape("#fffaf0", "M37 69q13 5 27-4-2 13-14 13-9 0-13-9Z")) + line("M45 72v5M52 72v6M58 70v5", 2) +
    shape(LEAF, "M-4 70q20-14 36 10Q18 104-4 98Z") + line("M0 90q14-2 26-11", 3) + shape(MOSS, "M104 66q-20-6-30 18 14 20 32 12Z") + line("M100 84q-10 2-20 0", 3),
);

export const FACES: Readonly<Record<string, string>> = { ugra, umo, rokka, zik };
