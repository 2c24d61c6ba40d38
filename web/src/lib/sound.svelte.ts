/** Small sounds, made on the spot: nothing to load, and one switch for all of them. */
import { note, type Note, type Sound } from "../art/sound";
import { recall, remember } from "./storage";

/** What every table sounds like; an unknown name is silent. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  tap: [note(0, 520, 420, 0.05, 0.12)],
  card: [note(0, 900, 300, 0.07, 0.1, "sawtooth"), note(0.03, 500, 260, 0.06, 0.1)],
  play: [note(0, 330, 330, 0.09), note(0.08, 494, 494, 0.14)],
  step: [note(0, 260, 190, 0.07, 0.22), note(0.13, 280, 200, 0.07, 0.18)],
  fly: [note(0, 380, 880, 0.35, 0.12, "sine")],
  gold: [note(0, 1320, 1320, 0.08, 0.12), note(0.07, 1760, 1760, 0.22, 0.12)],
  turn: [note(0, 587, 587, 0.1), note(0.1, 784, 784, 0.2)],
  refused: [note(0, 200, 150, 0.16, 0.2, "square")],
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

/** Plays a sound by its name: the game's own, or one every table has. */
export function sound(name: string, own: Readonly<Record<string, Sound>> = {}): void {
  const wanted = own[name] ?? SOUNDS[name];
  if (!on || !wanted || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (typeof wanted === "function") wanted(context, context.destination, context.currentTime);
  else for (const each of wanted) play(context, each);
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
