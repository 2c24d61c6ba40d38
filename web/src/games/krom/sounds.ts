/** KROM's own sounds. */
import { burst, chime, later, ring, thud, together, wood } from "../../art/synth";
import type { Make, Sound } from "../../art/sound";

/** An animal's horn: a tone with its overtones, swelling. */
const blown = (pitch: number, seconds: number): Make =>
  together(
    ring(pitch, seconds, 0.22, 1.03, 0.06),
    ring(pitch * 2, seconds * 0.9, 0.12, 1.03, 0.08),
    ring(pitch * 3, seconds * 0.7, 0.07, 1.03, 0.1),
    burst({ from: pitch * 4, q: 2, attack: 0.05, length: seconds * 0.6, loud: 0.05 }),
  );

export const SOUNDS: Readonly<Record<string, Sound>> = {
  drum: together(thud(0.7), later(0.18, thud(0.55))),
  horn: together(blown(175, 0.4), later(0.26, blown(220, 0.65))),
  smack: together(burst({ from: 1300, to: 700, q: 0.8, length: 0.06, loud: 0.8 }), ring(210, 0.09, 0.3, 0.6)),
  dust: burst({ colour: "brown", filter: "lowpass", from: 1100, to: 260, attack: 0.07, length: 0.45, loud: 0.7 }),
  shout: together(blown(290, 0.2), later(0.15, blown(430, 0.3))),
  knock: wood(0.55, 0.9),
  bonk: together(wood(0.7, 0.8), ring(430, 0.3, 0.25, 0.35), later(0.32, ring(950, 0.12, 0.05, 1.25)), later(0.46, ring(1080, 0.12, 0.05, 1.25))),
  spark: together(chime(880, 0.9), later(0.12, chime(1108, 0.9)), later(0.24, chime(1318))),
  stomp: together(thud(0.85), later(0.27, thud(0.7))),
  roar: together(
    burst({ colour: "brown", from: 460, to: 150, q: 1.1, attack: 0.12, length: 0.95, loud: 1.3 }),
    ring(118, 0.85, 0.26, 0.6, 0.06),
    ring(171, 0.75, 0.16, 0.58, 0.06),
  ),
};
