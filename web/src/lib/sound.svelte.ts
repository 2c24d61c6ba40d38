/** Sound output (Web Audio): one volume, one switch, and a limit on how much plays at once. */
import { make, type Ambience, type Sound } from "../art/sound";
import { SOUNDS } from "./sounds";
import { recall, remember } from "./storage";

const SOON = 0.045; // seconds within which the same sound is not repeated
const FADE = 1.5; // seconds for an ambience to fade in or out

let on = $state(recall("sound") !== "off");
let loud = $state(within(Number(recall("volume") ?? "70")));
let place = $state(recall("ambience") !== "off");

interface Desk {
  readonly audio: AudioContext;
  readonly all: GainNode;
}
let desk: Desk | null = null;
const last = new Map<string, number>();

/** The ambience to play, and how to stop it while it plays. */
let wanted: Ambience | null = null;
let end: (() => void) | null = null;

export const soundOn = (): boolean => on;
export const volume = (): number => loud;
export const ambienceOn = (): boolean => place;

function within(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 70;
}

/** Perceived loudness is not linear: half the slider is a quarter of the gain. */
const force = (): number => (on ? (loud / 100) ** 2 : 0);

/** Open the audio context. Browsers do not allow it before the user has interacted with the page. */
function open(): Desk | null {
  if (desk) return desk;
  if (!navigator.userActivation?.hasBeenActive) return null;
  const audio = new AudioContext();
  const all = audio.createGain();
  const round = audio.createDynamicsCompressor(); // many sounds at once must not clip
  all.gain.value = force();
  all.connect(round).connect(audio.destination);
  return (desk = { audio, all });
}

function follow(): void {
  desk?.all.gain.setTargetAtTime(force(), desk.audio.currentTime, 0.03);
  surround();
}

export function switchSound(): void {
  on = !on;
  remember("sound", on ? "on" : "off");
  follow();
  sound("tap");
}

export function setVolume(percent: number): void {
  loud = within(percent);
  remember("volume", String(loud));
  if (loud > 0 && !on) {
    on = true;
    remember("sound", "on");
  }
  follow();
}

export function switchAmbience(): void {
  place = !place;
  remember("ambience", place ? "on" : "off");
  surround();
}

/** Play a sound by name: the game's own, or one that every table has. An unknown name is silent. */
export function sound(name: string, own: Readonly<Record<string, Sound>> = {}): void {
  const recipe = own[name] ?? SOUNDS[name];
  if (!recipe || force() === 0) return;
  const { audio, all } = open() ?? {};
  if (!audio || !all) return;
  surround();
  const now = audio.currentTime;
  if (now - (last.get(name) ?? -1) < SOON) return;
  last.set(name, now);
  make(recipe, audio, all, now);
}

/** Play this ambience around the table. The returned function stops it. */
export function enter(ambience: Ambience): () => void {
  wanted = ambience;
  const touched = (): void => surround();
  document.addEventListener("visibilitychange", touched);
  document.addEventListener("pointerup", touched);
  surround();
  return () => {
    document.removeEventListener("visibilitychange", touched);
    document.removeEventListener("pointerup", touched);
    if (wanted === ambience) wanted = null;
    surround();
  };
}

/** Start or stop the ambience as needed. A hidden tab is silent. */
function surround(): void {
  const heard = wanted !== null && place && force() > 0 && !document.hidden;
  if (heard === (end !== null)) return;
  if (!heard || wanted === null) {
    end?.();
    end = null;
    return;
  }
  const desk = open();
  if (desk) end = begin(wanted, desk);
}

/** Fade an ambience in. The returned function fades it out. */
function begin(ambience: Ambience, { audio, all }: Desk): () => void {
  const near = audio.createGain();
  near.gain.value = 0;
  near.gain.setTargetAtTime(1, audio.currentTime, FADE / 3);
  near.connect(all);
  const stop = ambience(audio, near);
  return () => {
    near.gain.setTargetAtTime(0, audio.currentTime, FADE / 3);
    setTimeout(() => {
      stop();
      near.disconnect();
    }, FADE * 1000);
  };
}
