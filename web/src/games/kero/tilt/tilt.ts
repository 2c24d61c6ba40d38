/**
 * Tilt gesture recognizer: the phone is the truck. It lies while the player chooses, stands while KERO
 * runs, and is laid down again. It is given angles and times, and reads no sensor or clock.
 */

/**
 * How far a phone is raised, from its sensor's angles: 0 lying on either side, 90 upright, for any screen
 * orientation.
 */
export function raised(beta: number, gamma: number): number {
  const [b, g] = [(beta * Math.PI) / 180, (gamma * Math.PI) / 180];
  return (Math.acos(Math.min(1, Math.abs(Math.cos(b) * Math.cos(g)))) * 180) / Math.PI;
}

export interface Limits {
  /** Degrees above which it stands. */
  readonly stand: number;
  /** Degrees below which it lies. */
  readonly flat: number;
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Set the limits from how the phone is held in play. Null if it is held so low that buttons suit better. */
export function calibrate(angles: readonly number[]): Limits | null {
  const held = [...angles].sort((a, b) => a - b)[angles.length >> 1] ?? 0;
  if (held < 35) return null;
  return { stand: clamp(55, held + 12, 75), flat: Math.min(22, held - 15) };
}

/** loose: inactive. armed: lying, ready to be stood up. falling: about to be laid flat. */
export type Mood = "loose" | "armed" | "standing" | "falling";

/** What the player may do now. */
export interface Moment {
  readonly may: "tip" | "flat" | null;
  /** A finger is on a die or the button. */
  readonly busy: boolean;
  /** Milliseconds in the tank. */
  readonly level: number;
}

const ARM = 600; // ms it must lie before standing it up counts
const STAND = 150;
const FALL = 220;
const BUSY_FALL = 400;
const LAST_FALL = 110; // with next to nothing left the player gets the benefit of the doubt
const LAST = 1500; // ms in the tank
const GRACE = 400; // ms to ignore after tipping, a shake, or a screen rotation
const LOW_PASS = 80;
const TOO_FAST = 60; // degrees a second: it is being swung, not laid down
const BACK = 8;
const SILENT = 500;

export class Tilt {
  mood: Mood = "loose";
  angle = 0;
  /** 0 to 1: how close it is to being laid flat. */
  leaning = 0;
  private heard = -Infinity;
  private since = -Infinity;
  private grace = -Infinity;

  constructor(
    private readonly limits: Limits,
    private readonly says: (what: "tip" | "flat" | "lean") => void,
  ) {}

  /** Take a reading. Angles are in degrees, times in milliseconds. */
  feel(angle: number, now: number, moment: Moment): void {
    const passed = now - this.heard;
    if (passed > SILENT) this.loosen();
    const before = passed > SILENT ? angle : this.angle;
    const part = passed > SILENT ? 1 : 1 - Math.exp(-passed / LOW_PASS);
    this.angle = before + (angle - before) * part;
    const speed = passed > 0 && passed <= SILENT ? ((this.angle - before) / passed) * 1000 : 0;
    this.heard = now;
    if (moment.may === "tip") this.lies(now);
    else if (moment.may === "flat") this.stands(now, speed, moment);
    else this.loosen();
  }

  /** Deactivate, because a card was touched, the page is hidden, or the sensor is silent. Buttons still work. */
  loosen(): void {
    this.mood = "loose";
    this.since = -Infinity;
    this.leaning = 0;
  }

  /** Ignore readings for a moment, because the phone was shaken or turned. */
  spare(now: number): void {
    this.grace = now + GRACE;
  }

  private lies(now: number): void {
    const { flat, stand } = this.limits;
    if (this.mood !== "armed" && this.mood !== "loose") this.loosen();
    if (this.mood === "loose") this.dwell(this.angle < flat, now, ARM, "armed");
    else if (this.dwell(this.angle > stand, now, STAND, "standing")) {
      this.spare(now);
      this.says("tip");
    }
  }

  private stands(now: number, speed: number, { busy, level }: Moment): void {
    const { flat } = this.limits;
    if (this.mood === "loose" || this.mood === "armed") {
      // tipped by a button: once the phone is raised, laying it down counts again
      if (this.angle > flat + BACK) this.mood = "standing";
      return;
    }
    if (this.mood === "standing") {
      if (now < this.grace || this.angle >= flat || Math.abs(speed) > TOO_FAST) return;
      this.mood = "falling";
      this.since = now;
      this.says("lean");
      return;
    }
    if (this.angle > flat + BACK || now < this.grace) {
      this.mood = "standing";
      this.leaning = 0;
      return;
    }
    const wait = level < LAST ? LAST_FALL : busy ? BUSY_FALL : FALL;
    this.leaning = Math.min(1, (now - this.since) / wait);
    if (this.leaning < 1) return;
    this.loosen();
    this.says("flat");
  }

  /** Enter the next mood once a condition has held for this long. Returns whether it did. */
  private dwell(holds: boolean, now: number, ms: number, next: Mood): boolean {
    if (!holds) this.since = -Infinity;
    else if (this.since === -Infinity) this.since = now;
    if (!holds || now - this.since < ms) return false;
    this.mood = next;
    this.since = -Infinity;
    return true;
  }
}

const SHAKE = 14; // m/s², without gravity
const WITHIN = 350;

/** Shake detector: two hard jolts in opposite directions, shortly after each other. */
export class Shake {
  private last: { readonly at: number; readonly way: readonly [number, number, number] } | null = null;

  feel(x: number, y: number, z: number, now: number): boolean {
    if (Math.hypot(x, y, z) < SHAKE) return false;
    const { last } = this;
    const against = last !== null && now - last.at <= WITHIN && x * last.way[0] + y * last.way[1] + z * last.way[2] < 0;
    this.last = against ? null : { at: now, way: [x, y, z] };
    return against;
  }
}
