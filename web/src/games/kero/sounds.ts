/** KERO's own sounds. */
import { note, type Sound } from "../../art/sound";
import { SOUNDS as TRUCK } from "./truck/sounds";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  ...TRUCK,
  gong: [note(0, 180, 176, 1.6, 0.3, "sine"), note(0, 268, 262, 1.2, 0.18), note(0.02, 402, 396, 0.8, 0.1)],
  horn: [note(0, 110, 110, 0.7, 0.25, "sawtooth"), note(0.05, 138, 138, 0.7, 0.2, "sawtooth")],
};
