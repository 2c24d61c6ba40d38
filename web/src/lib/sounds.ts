/** The sounds every table has. */
import { burst, chime, coins, dice, fire, later, paper, ring, thud, together, water, whoosh, wood } from "../art/synth";
import type { Sound } from "../art/sound";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  tap: wood(1.5, 0.35),
  card: paper(),
  play: together(paper(0.9), later(0.12, wood(0.9, 0.7))),
  step: together(wood(0.85, 0.75), later(0.15, wood(0.92, 0.6))),
  fly: whoosh(0.45),
  gold: coins(3),
  turn: together(chime(587, 0.9), later(0.14, chime(784, 0.9))),
  refused: together(wood(0.5, 0.7), later(0.11, wood(0.45, 0.7))),
  win: together(chime(523), later(0.14, chime(659)), later(0.28, chime(784)), later(0.44, together(chime(1047), chime(659, 0.7), coins(4, 0.5)))),
  say: together(ring(620, 0.09, 0.14, 1.35, 0.01), burst({ from: 1600, length: 0.03, loud: 0.06 })),
  wood: wood(),
  dice: dice(),
  water: water(),
  fire: fire(),
  thud: thud(),
};
