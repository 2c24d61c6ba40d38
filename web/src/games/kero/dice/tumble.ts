/**
 * State machine of the dice: each lies, is thrown, hovers until the server answers, and comes home with
 * the right side up. A side is never shown before the server sent it. Until then, and in the thick of the
 * tumble, all sides are blurred.
 */
import { about, back, type Quat, STILL, times, TOP, towards, type Vec } from "./quat";
import { cast, type Felt, type Flight, HOME, pose, REST, type Start } from "./throw";

export interface Seen {
  readonly at: Vec;
  readonly turned: Quat;
  /** Blur: 0 clear, 1 unreadable. */
  readonly smear: number;
  /** Its side is known and readable. */
  readonly read: boolean;
  readonly flying: boolean;
}

const SMEARED = 90; // ms into a throw from which no side is readable
const CLEAR = [230, 300] as const;
const DOWN = 480; // ms from which its side may be marked in its slot
export const FALL = 180; // ms from anywhere into its slot, when a throw is cut short
const DANCE = 240; // ms a turn while hovering
const SINK = 90; // ms
const PULLED = 0.04; // offset towards the tray's edge, where the clamp is
const AXIS: Vec = [1, 0.4, 0.2];

interface One {
  slot: Vec;
  side: number | null;
  flight: Flight | null;
  /** Where it falls home from, if its throw was cut short. */
  fall: Start | null;
  began: number;
  /** Time spent hovering, and how far it has turned there. */
  held: number;
  danced: number;
  answered: boolean;
  /** Rotation from the simulated die to the one shown; free until the side is known. */
  first: Quat;
  sunk: number;
  kept: boolean;
  last: number;
}

const lying = (side: number | null): Quat => TOP[side ?? 0] ?? STILL;

export class Tumble {
  private readonly all = new Map<number, One>();

  /** Put a die into its slot; it shows this side unless it is in the air. */
  put(id: number, slot: Vec, side: number | null, kept: boolean): void {
    const one = this.all.get(id);
    if (one) Object.assign(one, { slot, side, kept });
    else
      this.all.set(id, { slot, side, kept, flight: null, fall: null, began: 0, held: 0, danced: 0, answered: true, first: STILL, sunk: kept ? 1 : 0, last: 0 });
  }

  /** Remove all other dice. */
  only(ids: readonly number[]): void {
    for (const id of this.all.keys()) if (!ids.includes(id)) this.all.delete(id);
  }

  /** Throw these dice from wherever they are. */
  throw(ids: readonly number[], felt: Felt, seed: number, now: number): void {
    const thrown = ids.flatMap((id) => this.all.get(id) ?? []);
    const seen = thrown.map((one) => this.look(one, now));
    const flights = cast(seen.map(({ at, turned }) => ({ at, turned })), felt, seed);
    thrown.forEach((one, i) => {
      Object.assign(one, { flight: flights[i] ?? null, fall: null, began: now, held: 0, danced: 0, answered: false, first: STILL, last: now });
    });
  }

  /** The server has answered: the sides of these dice are known. */
  tell(ids: readonly number[]): void {
    for (const id of ids) {
      const one = this.all.get(id);
      if (one) one.answered = true;
    }
  }

  /** The throw ends: dice in the air fall home with the side known last. */
  drop(now: number): void {
    for (const one of this.all.values()) {
      if (!one.flight) continue;
      const { at, turned } = this.look(one, now);
      if (one.flight) Object.assign(one, { flight: null, fall: { at, turned }, began: now, danced: 0, answered: true });
    }
  }

  /** Finish everything at once. */
  stop(): void {
    for (const one of this.all.values()) {
      one.flight = one.fall = null;
      one.answered = true;
      one.sunk = one.kept ? 1 : 0;
    }
  }

  see(id: number, now: number): Seen | null {
    const one = this.all.get(id);
    return one ? this.look(one, now) : null;
  }

  /** Whether anything still moves. */
  moves(): boolean {
    for (const one of this.all.values()) if (one.flight || one.fall || one.sunk !== (one.kept ? 1 : 0)) return true;
    return false;
  }

  private look(one: One, now: number): Seen {
    const passed = Math.min(100, Math.max(0, now - one.last));
    one.last = now;
    one.sunk = one.kept ? Math.min(1, one.sunk + passed / SINK) : Math.max(0, one.sunk - passed / SINK);
    const { flight, fall } = one;
    if (fall) return this.falls(one, fall, now);
    if (!flight) return rest(one);
    const ms = this.along(one, now, passed);
    if (ms >= REST) {
      one.flight = null;
      return rest(one);
    }
    const { at, turned, lies } = pose(flight, ms, one.slot);
    const fits = one.answered && ms > SMEARED ? times(back(flight.rest), lying(one.side)) : one.first;
    const spun = one.danced > 0 ? times(turned, about(AXIS, one.danced)) : turned;
    const smear = Math.min(Math.max(0, (ms - 30) / (SMEARED - 30)), one.answered ? 1 - (ms - CLEAR[0]) / (CLEAR[1] - CLEAR[0]) : 1);
    const read = one.answered && smear < 0.1 && lies > 0.9 && one.danced === 0;
    return { at: [at[0], at[1], at[2] + lift(one.danced)], turned: times(spun, fits), smear: Math.max(0, Math.min(1, smear)), read, flying: !one.answered || ms < DOWN };
  }

  private falls(one: One, from: Start, now: number): Seen {
    const lies = rest(one);
    const part = Math.min(1, Math.max(0, (now - one.began) / FALL));
    if (part === 1) one.fall = null;
    if (part === 1) return lies;
    const at = lies.at.map((to, k) => (from.at[k] ?? to) + (to - (from.at[k] ?? to)) * part * part) as unknown as Vec;
    return { at, turned: towards(from.turned, lies.turned, part), smear: Math.max(0, 1 - 2 * part), read: part > 0.8, flying: true };
  }

  /** How far into its throw a die is. It hovers while the answer is late. */
  private along(one: One, now: number, passed: number): number {
    const ms = now - one.began - one.held;
    const waits = !one.answered && ms > HOME;
    if (waits) one.held += ms - HOME;
    if (waits) one.danced += (2 * Math.PI * passed) / DANCE;
    else if (one.danced > 0) {
      const whole = 2 * Math.PI * Math.ceil(one.danced / (2 * Math.PI) - 1e-9);
      one.danced += (4 * Math.PI * passed) / DANCE; // answered: finish the turn at double speed
      if (one.danced >= whole) one.danced = 0;
    }
    return waits ? HOME : ms;
  }
}

const rest = (one: One): Seen => ({
  at: [one.slot[0], one.slot[1] + PULLED * one.sunk, one.slot[2] - 0.12 * one.sunk],
  turned: lying(one.side),
  smear: 0,
  read: true,
  flying: false,
});

/** Dice spinning on a corner hover a little higher. */
const lift = (danced: number): number => (danced > 0 ? 0.35 + 0.15 * Math.sin(danced) : 0);
