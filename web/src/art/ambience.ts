/** Ambient sound loops for places. They are much quieter than any sound that means something. */
import { burst, crackle, hiss, ring, together } from "./synth";
import type { Ambience, Make } from "./sound";

interface Breath {
  readonly colour: "white" | "brown";
  readonly filter: BiquadFilterType;
  readonly pitch: number;
  readonly loud: number;
  /** Seconds between swells, and their depth: 0 is constant, 1 goes down to silence. */
  readonly swell: number;
  readonly depth: number;
}

/** Noise with a slow amplitude swell: wind, surf, embers. */
const breath =
  ({ colour, filter, pitch, loud, swell, depth }: Breath): Ambience =>
  (audio, out) => {
    const source = hiss(audio, colour);
    const sieve = audio.createBiquadFilter();
    const volume = audio.createGain();
    const slow = audio.createOscillator();
    const far = audio.createGain();
    const bend = audio.createGain();
    sieve.type = filter;
    sieve.frequency.value = pitch;
    volume.gain.value = loud * (1 - depth / 2);
    slow.frequency.value = 1 / swell;
    far.gain.value = (loud * depth) / 2;
    bend.gain.value = pitch * 0.35 * depth;
    slow.connect(far).connect(volume.gain);
    slow.connect(bend).connect(sieve.frequency);
    source.connect(sieve).connect(volume).connect(out);
    source.start();
    slow.start();
    return () => {
      source.stop();
      slow.stop();
    };
  };

/** Play a sound now and then, at random intervals between these two limits in seconds. */
const seldom =
  (make: () => Make, least: number, most: number): Ambience =>
  (audio, out) => {
    let timer = 0;
    const again = (): void => {
      timer = window.setTimeout(() => {
        make()(audio, out, audio.currentTime);
        again();
      }, (least + Math.random() * (most - least)) * 1000);
    };
    again();
    return () => clearTimeout(timer);
  };

const all =
  (...parts: readonly Ambience[]): Ambience =>
  (audio, out) => {
    const ends = parts.map((part) => part(audio, out));
    return () => ends.forEach((end) => end());
  };

const bird = (): Make => {
  const pitch = 2300 + Math.random() * 900;
  const call = (at: number, to: number): Make => (audio, out, begin) => ring(pitch, 0.12, 0.02, to, 0.03)(audio, out, begin + at);
  return together(call(0, 1.25), call(0.16, 0.85), ...(Math.random() < 0.5 ? [call(0.34, 1.2)] : []));
};

/** An island: surf in two slow waves, and a distant bird. */
export const island: Ambience = all(
  breath({ colour: "brown", filter: "lowpass", pitch: 520, loud: 0.085, swell: 9.5, depth: 0.8 }),
  breath({ colour: "white", filter: "bandpass", pitch: 1500, loud: 0.007, swell: 13, depth: 1 }),
  seldom(bird, 14, 40),
);

/** A camp at night: embers, and a draught in the cave. */
export const camp: Ambience = all(
  breath({ colour: "brown", filter: "lowpass", pitch: 300, loud: 0.08, swell: 11, depth: 0.5 }),
  seldom(() => crackle(0.1), 0.15, 1.6),
  seldom(() => burst({ from: 900, to: 700, q: 4, attack: 0.2, length: 0.9, loud: 0.02 }), 18, 45),
);

/** A desert: wind that never settles. */
export const desert: Ambience = all(
  breath({ colour: "brown", filter: "bandpass", pitch: 420, loud: 0.18, swell: 8, depth: 0.9 }),
  breath({ colour: "white", filter: "bandpass", pitch: 900, loud: 0.006, swell: 12.7, depth: 1 }),
);
