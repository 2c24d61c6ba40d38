/** What a sound is made of. */

export interface Note {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

/** Notes, or whatever somebody builds from the browser's own parts, beginning at `at`. */
export type Sound = readonly Note[] | ((audio: AudioContext, out: AudioNode, at: number) => void);

/** A tone that glides: when it begins, from which pitch to which, how long, how loud. */
export const note = (
  at: number, from: number, to: number, length: number, loud = 0.2, wave: OscillatorType = "triangle",
): Note => ({ at, from, to, length, wave, loud });
