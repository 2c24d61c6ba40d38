/** The last ten seconds: how fast the heart beats, and what colour the KERO takes on. */

export const LOW = 10_000;
const TEAL = [60, 196, 185];
const AMBER = [242, 168, 29];
const EMBER = [255, 122, 85];

/** 0 while there is enough, 1 when there is nothing left. */
export const urgency = (level: number): number => Math.min(1, Math.max(0, 1 - level / LOW));

/**
 * How many beats the heart has done since ten seconds were left: 66 a minute at first, 168 at the end,
 * under three a second. It follows from the level alone, so whoever comes late hears the same beat.
 */
export function beats(level: number): number {
  const x = urgency(level);
  return (LOW / 60_000) * (66 * x + (102 / 2.6) * x ** 2.6);
}

/** How strongly a beat is felt at this moment of it: two strokes, the second weaker. */
export function pulse(beat: number): number {
  const part = beat - Math.floor(beat);
  return Math.exp(-part * 9) + (part > 0.28 ? 0.6 * Math.exp(-(part - 0.28) * 9) : 0);
}

/** The colour of the KERO. */
export function tint(level: number): string {
  const x = urgency(level);
  const mixed = x < 0.5 ? mix(TEAL, AMBER, 2 * x) : mix(AMBER, EMBER, 2 * x - 1);
  return `rgb(${mixed.join(" ")})`;
}

type Lab = readonly [number, number, number];

/** Between two colours by way of their hue (OKLab, in polar form): teal reaches amber through green, not mud. */
function mix(from: readonly number[], to: readonly number[], part: number): number[] {
  const [a, b] = [lab(from), lab(to)];
  const between = (one: number, other: number): number => one + (other - one) * part;
  const strong = between(Math.hypot(a[1], a[2]), Math.hypot(b[1], b[2]));
  const [start, end] = [(Math.atan2(a[2], a[1]) + 2 * Math.PI) % (2 * Math.PI), Math.atan2(b[2], b[1])];
  const hue = between(start, end);
  return rgb([between(a[0], b[0]), strong * Math.cos(hue), strong * Math.sin(hue)]);
}

function lab(colour: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = colour.map((c) => (c / 255) ** 2.2);
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.6300 * b);
  return [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
}

function rgb([light, a, b]: Lab): number[] {
  const l = (light + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (light - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (light - 0.0895 * a - 1.2915 * b) ** 3;
  return [4.0767 * l - 3.3077 * m + 0.231 * s, -1.2684 * l + 2.6098 * m - 0.3413 * s, -0.0042 * l - 0.7034 * m + 1.7076 * s].map(
    (c) => Math.round(255 * Math.min(1, Math.max(0, c)) ** (1 / 2.2)),
  );
}
