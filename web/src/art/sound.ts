/** What a sound is made of. */

interface Note {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

/** Builds a sound from the browser's own parts, beginning at `at`. */
export type Make = (audio: BaseAudioContext, out: AudioNode, at: number) => void;

/** Notes, or whatever somebody builds; `synth.ts` has wood, paper, coins, dice, water and fire. */
export type Sound = readonly Note[] | Make;

/** What a place sounds like while nothing happens: it begins at once, the answer ends it. */
export type Ambience = (audio: BaseAudioContext, out: AudioNode) => () => void;

/** A tone that glides: when it begins, from which pitch to which, how long, how loud. */
export const note = (
  at: number, from: number, to: number, length: number, loud = 0.2, wave: OscillatorType = "triangle",
): Note => ({ at, from, to, length, wave, loud });

/** A sound, made. */
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
  volume.gain.linearRampToValueAtTime(loud * 0.5, start + 0.004); // a wave cut into crackles
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(volume).connect(out);
  tone.start(start);
  tone.stop(start + length);
}
