/** How the stone age sounds. */
import { note, type Sound } from "../../art/sound";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  drum: [note(0, 110, 60, 0.25, 0.4, "sine"), note(0.18, 90, 50, 0.3, 0.35, "sine")],
  horn: [note(0, 180, 220, 0.25, 0.14, "sawtooth"), note(0.2, 220, 210, 0.35, 0.16, "sawtooth")],
  smack: [note(0, 700, 120, 0.09, 0.3, "square")],
  dust: [note(0, 400, 90, 0.35, 0.12, "sawtooth")],
  shout: [note(0, 300, 520, 0.18, 0.2, "sawtooth"), note(0.16, 520, 430, 0.25, 0.2, "sawtooth")],
  knock: [note(0, 240, 130, 0.1, 0.3, "square")],
  bonk: [note(0, 520, 110, 0.28, 0.3, "sine"), note(0.3, 900, 1100, 0.1, 0.08), note(0.42, 1000, 1200, 0.1, 0.08)],
  spark: [note(0, 880, 890, 0.12, 0.18), note(0.12, 1108, 1110, 0.12, 0.18), note(0.24, 1318, 1320, 0.3, 0.2)],
  stomp: [note(0, 70, 40, 0.3, 0.45, "sine"), note(0.25, 70, 40, 0.3, 0.45, "sine")],
  roar: [note(0, 140, 70, 0.8, 0.3, "sawtooth"), note(0.05, 210, 90, 0.7, 0.2, "square")],
};
