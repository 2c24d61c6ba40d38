/** Sound types, and the synthesizer for note lists (Web Audio). */

interface Note {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

/** Builds a sound from Web Audio nodes, starting at time `at`. */
export type Make = (audio: BaseAudioContext, out: AudioNode, at: number) => void;

/** A list of notes, or a function that builds any sound; `synth.ts` has wood, paper, coins, dice, water and fire. */
export type Sound = readonly Note[] | Make;

/** A looping background sound. It starts at once; the returned function stops it. */
export type Ambience = (audio: BaseAudioContext, out: AudioNode) => () => void;

/** A gliding tone: start time, first and last pitch, duration, volume. */
export const note = (
  at: number, from: number, to: number, length: number, loud = 0.2, wave: OscillatorType = "triangle",
): Note => ({ at, from, to, length, wave, loud });

/** Play a sound. */
export function make(sound: Sound, audio: BaseAudioContext, out: AudioNode, at: number): void {
  if (typeof sound === "function") sound(audio, out, at);
  else for (const each of sound) sing(audio, out, at, each);
}

function sing(audio: BaseAudioContext, out: AudioNode, begin: number, { at, from, to, length, wave, loud }: Note): void {
  const start = begin + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * 0.5, start + 0.004); // ramp up, because a wave that starts abruptly crackles
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(volume).connect(out);
  tone.start(start);
  tone.stop(start + length);
}
