/** Sounds of truck and dice, built from noise and a few tones. */
import { note, type Sound } from "../../../art/sound";
import { hash } from "./sand";

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(audio: BaseAudioContext): AudioBuffer {
  const made = noises.get(audio) ?? audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  if (!noises.has(audio)) {
    const data = made.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = 2 * hash(i, 7) - 1;
    noises.set(audio, made);
  }
  return made;
}

interface Burst {
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly pitch: number;
  readonly sharp?: number;
  readonly kind?: BiquadFilterType;
  /** Attack time in seconds. */
  readonly swell?: number;
}

/** Filtered noise with attack and decay. */
function burst(audio: BaseAudioContext, out: AudioNode, { at, length, loud, pitch, sharp = 1, kind = "bandpass", swell = 0.002 }: Burst): void {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise(audio);
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + swell);
  volume.gain.setValueAtTime(loud, Math.max(at + swell, at + length - Math.max(0.1, length / 3)));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(volume).connect(out);
  source.start(at, hash(Math.floor(at * 1000), 3) * 0.5);
  source.stop(at + length);
}

function tone(audio: BaseAudioContext, out: AudioNode, at: number, from: number, to: number, length: number, loud: number, wave: OscillatorType = "sine"): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
  source.connect(volume).connect(out);
  source.start(at);
  source.stop(at + length);
}

/** Played every half second while sand runs; each sound fades into the next. */
const hiss = (pitch: number): Sound => (audio, out, at) => burst(audio, out, { at, length: 0.7, loud: 0.03, pitch, sharp: 0.8, swell: 0.12 });

/** Bone on wood: one strike for each die, thinning out until they rest. */
const clatter = (strikes: number): Sound => (audio, out, at) => {
  for (let i = 0; i < strikes; i++) {
    const when = at + 0.05 + 0.55 * (i / strikes) ** 1.2 + 0.03 * hash(i, 5);
    burst(audio, out, { at: when, length: 0.05, loud: 0.32 * (1 - i / (strikes + 4)), pitch: 1500 + 1900 * hash(i, 9), sharp: 3 });
    tone(audio, out, when, 420 + 260 * hash(i, 2), 180, 0.04, 0.08, "triangle");
  }
};

export const SOUNDS: Readonly<Record<string, Sound>> = {
  hiss: hiss(2400),
  "hiss-thin": hiss(5000),
  heart(audio, out, at) {
    tone(audio, out, at, 62, 50, 0.14, 0.5);
    tone(audio, out, at + 0.16, 50, 42, 0.16, 0.36);
  },
  dice: clatter(11),
  "dice-few": clatter(5),
  /** The truck is laid flat. */
  thud(audio, out, at) {
    tone(audio, out, at, 120, 42, 0.22, 0.5);
    burst(audio, out, { at, length: 0.12, loud: 0.2, pitch: 400, kind: "lowpass" });
  },
  /** The truck is tipped up. */
  creak: [note(0, 190, 260, 0.16, 0.1, "sawtooth"), note(0.14, 230, 320, 0.14, 0.08, "sawtooth")],
  /** The last grain on glass. */
  grain: [note(0, 2600, 2500, 0.06, 0.14, "sine")],
  /** Too early: wood giving way half. */
  tock: [note(0, 210, 160, 0.06, 0.2)],
  clack: [note(0, 900, 500, 0.03, 0.14, "square")],
  outage(audio, out, at) {
    burst(audio, out, { at, length: 0.5, loud: 0.7, pitch: 900, kind: "lowpass" });
    tone(audio, out, at, 90, 30, 0.5, 0.6);
    tone(audio, out, at + 0.05, 180, 38, 0.75, 0.16, "sawtooth");
    burst(audio, out, { at: at + 0.3, length: 1.1, loud: 0.06, pitch: 1400, swell: 0.3 });
  },
};
