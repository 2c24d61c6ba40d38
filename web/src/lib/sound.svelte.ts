/** Everything that is heard goes through here: one volume, one switch, and never too much at once. */
import { make, type Ambience, type Sound } from "../art/sound";
import { SOUNDS } from "./sounds";
import { recall, remember } from "./storage";

const SOON = 0.045; // seconds within which the same sound is not made twice
const FADE = 1.5; // seconds a place takes to come and go

let on = $state(recall("sound") !== "off");
let loud = $state(within(Number(recall("volume") ?? "70")));
let place = $state(recall("ambience") !== "off");

interface Desk {
  readonly audio: AudioContext;
  readonly all: GainNode;
}
let desk: Desk | null = null;
const last = new Map<string, number>();

/** The place that is to be heard, and how to end it while it is. */
let wanted: Ambience | null = null;
let end: (() => void) | null = null;

export const soundOn = (): boolean => on;
export const volume = (): number => loud;
export const ambienceOn = (): boolean => place;

function within(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 70;
}

/** Ears hear in powers: half of the way is a quarter of the force. */
const force = (): number => (on ? (loud / 100) ** 2 : 0);

/** The browser's audio; it may not begin before somebody has touched the page. */
function open(): Desk | null {
  if (desk) return desk;
  if (!navigator.userActivation?.hasBeenActive) return null;
  const audio = new AudioContext();
  const all = audio.createGain();
  const round = audio.createDynamicsCompressor(); // many at once must not crackle
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

/** Plays a sound by its name: the game's own, or one every table has. An unknown name is silent. */
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

/** From now on this place is heard around the table; the answer leaves it. */
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

/** Begins or ends the place, whichever is due. Nobody hears a table that is not looked at. */
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

/** A place fades in; the answer fades it out. */
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
