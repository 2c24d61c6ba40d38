/** The last ten seconds: how fast the heart beats, and what colour the KERO takes on. */

export const LOW = 10_000;
const TEAL = [60, 196, 185];
const AMBER = [242, 168, 29];
const EMBER = [255, 92, 62];
/** What has run out: nobody takes it for what is left. */
export const SPENT = "rgb(79 127 123)";
const TURNS = 5000; // ms left when amber begins to redden
const LAST = 4000;

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

/** The colour of the KERO that is left: teal, amber from ten seconds on, ember for the last four. */
export function tint(level: number): string {
  if (level >= LOW) return `rgb(${TEAL.join(" ")})`;
  const part = Math.min(1, Math.max(0, (TURNS - level) / (TURNS - LAST)));
  return `rgb(${AMBER.map((c, i) => Math.round(c + part * ((EMBER[i] ?? c) - c))).join(" ")})`;
}
