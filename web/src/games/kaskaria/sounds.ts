/** Kaskaria's own sounds. */
import { fire, later, thud, together, water } from "../../art/synth";
import type { Sound } from "../../art/sound";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  waterfall: water(1.3, 1.1),
  volcano: together(thud(1), later(0.18, thud(0.8)), later(0.1, fire(1.4, 1))),
};
