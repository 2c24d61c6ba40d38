/**
 * Sound synthesis (Web Audio): wood, paper, coins, dice, water, fire. Sounds are layers of noise and
 * decaying tones with small random variations, because a sound heard a hundred times must not tire.
 */
import type { Make } from "./sound";

type Colour = "white" | "brown";

const NOISE = new WeakMap<BaseAudioContext, Map<Colour, AudioBuffer>>();

/** Limit for the random walk that makes brown noise. The walk is pulled back before it would clip. */
const FAR = 0.6;

/** Four seconds of seamless noise. Brown noise has more low frequencies, like wind and water. */
function noise(audio: BaseAudioContext, colour: Colour): AudioBuffer {
  const known = NOISE.get(audio) ?? new Map<Colour, AudioBuffer>();
  NOISE.set(audio, known);
  const cached = known.get(colour);
  if (cached) return cached;
  const made = audio.createBuffer(1, audio.sampleRate * 4, audio.sampleRate);
  const data = made.getChannelData(0);
  const seam = audio.sampleRate / 10;
  let last = 0;
  for (let i = 0; i < data.length + seam; i++) {
    const white = Math.random() * 2 - 1;
    last = (last + 0.02 * white) / 1.02;
    const value = colour === "white" ? white : FAR * Math.tanh((last * 3.5) / FAR);
    const over = i - data.length; // crossfade what follows the end into the beginning, for a seamless loop
    if (over < 0) data[i] = value;
    else data[over] = (data[over] ?? 0) * (over / seam) + value * (1 - over / seam);
  }
  known.set(colour, made);
  return made;
}

/** A random value near this one. */
const about = (value: number, spread = 0.06): number => value * (1 + (Math.random() * 2 - 1) * spread);

/** Endless noise; stop the returned node. */
export function hiss(audio: BaseAudioContext, colour: Colour): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise(audio, colour);
  source.loop = true;
  return source;
}

export interface Burst {
  readonly colour?: Colour;
  readonly filter?: BiquadFilterType;
  /** Hertz at the beginning, and at the end if the pitch moves. */
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  readonly attack?: number;
  readonly length: number;
  readonly loud: number;
}

/** A short burst of noise: a scrape, a splash, a click. */
export const burst =
  ({ colour = "white", filter = "bandpass", from, to = from, q = 1, attack = 0.002, length, loud }: Burst): Make =>
  (audio, out, at) => {
    const source = hiss(audio, colour);
    const sieve = audio.createBiquadFilter();
    const volume = audio.createGain();
    sieve.type = filter;
    sieve.Q.value = q;
    sieve.frequency.setValueAtTime(about(from), at);
    sieve.frequency.exponentialRampToValueAtTime(about(to), at + length);
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(about(loud, 0.12), at + attack);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
    source.connect(sieve).connect(volume).connect(out);
    source.start(at, Math.random() * 3.5);
    source.stop(at + length + 0.02);
  };

/** A struck body: a decaying tone whose pitch bends a little. */
export const ring =
  (pitch: number, length: number, loud: number, bend = 1, attack = 0.002): Make =>
  (audio, out, at) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const real = about(pitch, 0.015);
    tone.type = "sine";
    tone.frequency.setValueAtTime(real, at);
    tone.frequency.exponentialRampToValueAtTime(real * bend, at + length);
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + attack);
    volume.gain.exponentialRampToValueAtTime(0.0004, at + length);
    tone.connect(volume).connect(out);
    tone.start(at);
    tone.stop(at + length + 0.02);
  };

/** Several sounds at once. */
export const together =
  (...parts: readonly Make[]): Make =>
  (audio, out, at) => parts.forEach((part) => part(audio, out, at));

/** A sound delayed, and softer or louder. */
export const later =
  (seconds: number, part: Make, loud = 1): Make =>
  (audio, out, at) => {
    if (loud === 1) return part(audio, out, at + seconds);
    const volume = audio.createGain();
    volume.gain.value = loud;
    volume.connect(out);
    part(audio, volume, at + seconds);
  };

/** Wood on wood. A pitch below 1 is a larger piece. */
export const wood = (pitch = 1, loud = 1): Make =>
  together(
    burst({ from: 2400 * pitch, q: 0.9, length: 0.028, loud: 0.5 * loud }),
    ring(430 * pitch, 0.1, 0.3 * loud, 0.94),
    ring(1130 * pitch, 0.055, 0.14 * loud),
    ring(165 * pitch, 0.09, 0.28 * loud, 0.8),
  );

/** A card drawn across others and laid down. */
export const paper = (loud = 1): Make =>
  together(
    burst({ from: 2200, to: 5200, q: 0.7, attack: 0.03, length: 0.13, loud: 0.4 * loud }),
    burst({ filter: "highpass", from: 6500, attack: 0.02, length: 0.09, loud: 0.09 * loud }),
    later(0.09, burst({ filter: "lowpass", from: 700, length: 0.06, loud: 0.7 * loud })),
  );

/** One coin: inharmonic partials, as metal has. */
const coin = (pitch: number, loud: number): Make =>
  together(
    burst({ from: 7000, q: 1.5, length: 0.012, loud: 0.3 * loud }),
    ring(2630 * pitch, 0.3, 0.1 * loud),
    ring(4170 * pitch, 0.22, 0.075 * loud),
    ring(6240 * pitch, 0.14, 0.045 * loud),
  );

/** A few coins dropped into a hand. */
export const coins = (count = 3, loud = 1): Make => (audio, out, at) => {
  for (let i = 0; i < count; i++) coin(about(1 + i * 0.04, 0.05), loud * (1 - i * 0.15))(audio, out, at + i * about(0.075, 0.2));
};

/** Dice that bounce lower and lower until they rest. */
export const dice = (count = 2, loud = 1): Make => (audio, out, at) => {
  for (let die = 0; die < count; die++) {
    let when = at + die * about(0.04, 0.5);
    let gap = about(0.11, 0.2);
    for (let force = loud; force > 0.12; force *= 0.62) {
      wood(about(1.75, 0.12), force * 0.55)(audio, out, when);
      when += gap;
      gap *= 0.68;
    }
  }
};

/** Drops and a wash. */
export const water = (seconds = 0.9, loud = 1): Make => (audio, out, at) => {
  burst({ colour: "brown", filter: "lowpass", from: 1500, to: 420, attack: seconds * 0.25, length: seconds, loud: 0.5 * loud })(audio, out, at);
  burst({ from: 3200, to: 1300, q: 0.6, attack: seconds * 0.2, length: seconds * 0.8, loud: 0.12 * loud })(audio, out, at);
  for (let drop = 0; drop < seconds * 9; drop++) {
    const pitch = 380 + Math.random() * 620;
    ring(pitch, 0.07, 0.07 * loud, 1.7)(audio, out, at + Math.random() * seconds * 0.8);
  }
};

/** Flames flaring up and crackling. */
export const fire = (seconds = 0.8, loud = 1): Make => (audio, out, at) => {
  burst({ colour: "brown", filter: "lowpass", from: 260, to: 900, attack: seconds * 0.3, length: seconds, loud: 0.8 * loud })(audio, out, at);
  for (let spark = 0; spark < seconds * 14; spark++) crackle(loud)(audio, out, at + Math.random() * seconds * 0.85);
};

/** One spark of a fire. */
export const crackle = (loud = 1): Make =>
  burst({ from: 1800 + Math.random() * 3200, q: 2.5, attack: 0.001, length: 0.012 + Math.random() * 0.02, loud: 0.3 * loud });

/** Something heavy landing on the ground. */
export const thud = (loud = 1): Make =>
  together(
    ring(95, 0.22, 0.5 * loud, 0.55),
    burst({ colour: "brown", filter: "lowpass", from: 420, length: 0.14, loud: 0.6 * loud }),
  );

/** Air past a wing. */
export const whoosh = (seconds = 0.4, loud = 1): Make =>
  burst({ from: 420, to: 1500, q: 1.1, attack: seconds * 0.45, length: seconds, loud: 0.42 * loud });

/** A bar of a wooden xylophone: the only musical sound here. */
export const chime = (pitch: number, loud = 1): Make =>
  together(ring(pitch, 0.55, 0.2 * loud), ring(pitch * 3.93, 0.12, 0.06 * loud), burst({ from: 2600, length: 0.014, loud: 0.08 * loud }));
