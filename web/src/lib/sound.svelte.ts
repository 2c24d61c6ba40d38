/** Small sounds, made on the spot: nothing to load, and one switch for all of them. */
import { recall, remember } from "./storage";

interface Note {
  at: number;
  from: number;
  to: number;
  length: number;
  wave: OscillatorType;
  loud: number;
}

const note = (
  at: number, from: number, to: number, length: number, loud = 0.2, wave: OscillatorType = "triangle",
): Note => ({ at, from, to, length, wave, loud });

/** What each name sounds like; an unknown name is silent. */
const SOUNDS: Record<string, Note[]> = {
  tap: [note(0, 520, 420, 0.05, 0.12)],
  card: [note(0, 900, 300, 0.07, 0.1, "sawtooth"), note(0.03, 500, 260, 0.06, 0.1)],
  play: [note(0, 330, 330, 0.09), note(0.08, 494, 494, 0.14)],
  step: [note(0, 260, 190, 0.07, 0.22), note(0.13, 280, 200, 0.07, 0.18)],
  fly: [note(0, 380, 880, 0.35, 0.12, "sine")],
  gold: [note(0, 1320, 1320, 0.08, 0.12), note(0.07, 1760, 1760, 0.22, 0.12)],
  turn: [note(0, 587, 587, 0.1), note(0.1, 784, 784, 0.2)],
  refused: [note(0, 200, 150, 0.16, 0.2, "square")],
  waterfall: [note(0, 1400, 180, 0.9, 0.1, "sawtooth"), note(0.1, 900, 120, 0.9, 0.1, "sine")],
  volcano: [note(0, 90, 45, 1.1, 0.35, "sawtooth"), note(0.15, 140, 60, 0.9, 0.25, "square")],
  win: [note(0, 523, 523, 0.14), note(0.13, 659, 659, 0.14), note(0.26, 784, 784, 0.14), note(0.39, 1047, 1047, 0.5)],
  say: [note(0, 660, 740, 0.08, 0.1, "sine")],
};

let on = $state(recall("sound") !== "off");
let context: AudioContext | null = null;

export const soundOn = (): boolean => on;

export function switchSound(): void {
  on = !on;
  remember("sound", on ? "on" : "off");
  sound("tap");
}

export function sound(name: string): void {
  const notes = SOUNDS[name];
  if (!on || !notes || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const each of notes) play(context, each);
}

function play(audio: AudioContext, { at, from, to, length, wave, loud }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud * 0.5, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
