/** The last ten seconds: heart rate and colour of the KERO. */

export const LOW = 10_000;
const TEAL = [60, 196, 185];
const AMBER = [242, 168, 29];
const EMBER = [255, 92, 62];
/** The colour of what has run out, which must not be mistaken for what is left. */
export const SPENT = "rgb(79 127 123)";
const TURNS = 5000; // ms left when amber begins to redden
const LAST = 4000;

/** 0 while there is enough, 1 when nothing is left. */
export const urgency = (level: number): number => Math.min(1, Math.max(0, 1 - level / LOW));

/**
 * Heartbeats since ten seconds were left: 66 a minute at first, 168 at the end, under three a second. A
 * function of the level alone, so that viewers who join late hear the same beat.
 */
export function beats(level: number): number {
  const x = urgency(level);
  return (LOW / 60_000) * (66 * x + (102 / 2.6) * x ** 2.6);
}

/** Strength of a beat at this phase: two strokes, the second weaker. */
export function pulse(beat: number): number {
  const part = beat - Math.floor(beat);
  return Math.exp(-part * 9) + (part > 0.28 ? 0.6 * Math.exp(-(part - 0.28) * 9) : 0);
}

/** Colour of the KERO left: teal, amber below ten seconds, ember for the last four. */
export function tint(level: number): string {
  if (level >= LOW) return `rgb(${TEAL.join(" ")})`;
  const part = Math.min(1, Math.max(0, (TURNS - level) / (TURNS - LAST)));
  return `rgb(${AMBER.map((c, i) => Math.round(c + part * ((EMBER[i] ?? c) - c))).join(" ")})`;
}
