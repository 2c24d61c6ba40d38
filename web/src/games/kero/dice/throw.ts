/**
 * Physics of a throw: dice as rigid cubes fly from their slots over the felt, hit its floor, its walls and
 * each other, and come home. The whole throw is computed first and then played back, the same for the same
 * seed.
 *
 * Lengths are in sides of a die; x points right, y down the screen, z up from the felt.
 */
import { hash } from "../truck/sand";
import { norm, type Quat, straight, times, towards, turn, type Vec } from "./quat";

export interface Felt {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Start {
  readonly at: Vec;
  readonly turned: Quat;
}

interface Pose {
  readonly at: Vec;
  readonly turned: Quat;
  /** 0 while tumbling, 1 when it lies straight. */
  readonly lies: number;
}

/** The computed flight of one die: where it is at each instant, and how it comes to rest. */
export interface Flight {
  readonly places: Float32Array;
  readonly turns: Float32Array;
  readonly rest: Quat;
}

export const HOME = 330; // ms from which a die is drawn to its slot
export const REST = 560; // ms at which it is there
const STRAIGHT = 200; // ms from which it is turned straight, before it goes home
const RATE = 240; // simulation steps a second
const KEEP = 4; // every fourth step is kept
const GRAVITY = 88;
const BOUNCE = 0.42;
const GRIP = 0.32;
const INERTIA = 1 / 6;
const ROUND = 0.58; // dice collide with each other as balls of this radius
const FRAMES = Math.ceil((HOME / 1000) * (RATE / KEEP)) + 1;

interface Body {
  p: number[];
  v: number[];
  q: Quat;
  w: number[];
}

const CORNERS: readonly Vec[] = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z): Vec => [x, y, z])));

/** Simulate a throw of these dice. */
export function cast(starts: readonly Start[], felt: Felt, seed: number): Flight[] {
  const bodies = starts.map((start, i) => launch(start, felt, seed, i));
  const flights = bodies.map(() => ({ places: new Float32Array(3 * FRAMES), turns: new Float32Array(4 * FRAMES) }));
  for (let frame = 0; frame < FRAMES; frame++) {
    bodies.forEach(({ p, q }, i) => {
      flights[i]?.places.set(p, 3 * frame);
      flights[i]?.turns.set(q, 4 * frame);
    });
    for (let i = 0; i < KEEP; i++) step(bodies, felt);
  }
  return flights.map((flight, i) => ({ ...flight, rest: straight(bodies[i]?.q ?? [0, 0, 0, 1]) }));
}

function launch({ at, turned }: Start, felt: Felt, seed: number, i: number): Body {
  const chance = (k: number): number => 2 * hash(seed * 31 + i, k) - 1;
  const middle = (felt.left + felt.right) / 2;
  const far = felt.top - at[1];
  return {
    p: [...at],
    v: [(middle - at[0]) * 1.1 + chance(1) * 4, far * 2.6 + chance(2) * 3, 11 + 3 * chance(3)],
    q: turned,
    w: [24 + 6 * chance(4), 12 * chance(5), 9 * chance(6)],
  };
}

function step(bodies: Body[], felt: Felt): void {
  const s = 1 / RATE;
  for (const body of bodies) {
    const { p, v, w } = body;
    v[2] = (v[2] ?? 0) - GRAVITY * s;
    for (let k = 0; k < 3; k++) p[k] = (p[k] ?? 0) + (v[k] ?? 0) * s;
    const [wx = 0, wy = 0, wz = 0] = w;
    const spin = times([wx, wy, wz, 0], body.q);
    body.q = norm([body.q[0] + (spin[0] * s) / 2, body.q[1] + (spin[1] * s) / 2, body.q[2] + (spin[2] * s) / 2, body.q[3] + (spin[3] * s) / 2]);
    strikeFelt(body, felt);
  }
  for (let i = 0; i < bodies.length; i++)
    for (let j = i + 1; j < bodies.length; j++) {
      const [one, other] = [bodies[i], bodies[j]];
      if (one && other) strikeDie(one, other);
    }
}

function strikeFelt(body: Body, felt: Felt): void {
  const { p } = body;
  const [x = 0, y = 0, z = 0] = p;
  if (z > 0.9 && x > felt.left + 0.9 && x < felt.right - 0.9 && y > felt.top + 0.9 && y < felt.bottom - 0.9) return;
  for (const corner of CORNERS) {
    const arm = turn(body.q, corner);
    strike(body, arm, [0, 0, 1], -((p[2] ?? 0) + arm[2]));
    strike(body, arm, [1, 0, 0], felt.left - ((p[0] ?? 0) + arm[0]));
    strike(body, arm, [-1, 0, 0], (p[0] ?? 0) + arm[0] - felt.right);
    strike(body, arm, [0, 1, 0], felt.top - ((p[1] ?? 0) + arm[1]));
  }
}

/** Apply an impulse at the end of an arm to the die's velocity and spin. */
function push({ v, w }: Body, [rx, ry, rz]: Vec, [x, y, z]: Vec): void {
  v[0] = (v[0] ?? 0) + x;
  v[1] = (v[1] ?? 0) + y;
  v[2] = (v[2] ?? 0) + z;
  w[0] = (w[0] ?? 0) + (ry * z - rz * y) / INERTIA;
  w[1] = (w[1] ?? 0) + (rz * x - rx * z) / INERTIA;
  w[2] = (w[2] ?? 0) + (rx * y - ry * x) / INERTIA;
}

function speed({ v, w }: Body, [rx, ry, rz]: Vec): Vec {
  const [a = 0, b = 0, c = 0] = w;
  return [(v[0] ?? 0) + b * rz - c * ry, (v[1] ?? 0) + c * rx - a * rz, (v[2] ?? 0) + a * ry - b * rx];
}

/** Collide a corner with something fixed, with friction. */
function strike(body: Body, arm: Vec, out: Vec, deep: number): void {
  if (deep <= 0) return;
  const u = speed(body, arm);
  const into = u[0] * out[0] + u[1] * out[1] + u[2] * out[2];
  for (let k = 0; k < 3; k++) body.p[k] = (body.p[k] ?? 0) + (out[k] ?? 0) * deep * 0.4;
  if (into >= 0) return;
  const lever = [arm[1] * out[2] - arm[2] * out[1], arm[2] * out[0] - arm[0] * out[2], arm[0] * out[1] - arm[1] * out[0]];
  const heavy = 1 + lever.reduce((sum, each) => sum + each * each, 0) / INERTIA;
  const hard = (-(1 + (into < -2 ? BOUNCE : 0)) * into) / heavy;
  const slide: Vec = [u[0] - into * out[0], u[1] - into * out[1], u[2] - into * out[2]];
  const fast = Math.hypot(...slide) || 1;
  const grip = Math.min(GRIP * hard, fast / heavy) / fast;
  push(body, arm, [out[0] * hard - slide[0] * grip, out[1] * hard - slide[1] * grip, out[2] * hard - slide[2] * grip]);
}

function strikeDie(one: Body, other: Body): void {
  const gap = [0, 1, 2].map((k) => (one.p[k] ?? 0) - (other.p[k] ?? 0));
  const far = Math.hypot(...gap);
  const deep = 2 * ROUND - far;
  if (deep <= 0 || far === 0) return;
  const [x = 0, y = 0, z = 0] = gap.map((each) => each / far);
  for (let k = 0; k < 3; k++) {
    const part = ([x, y, z][k] ?? 0) * deep * 0.25;
    one.p[k] = (one.p[k] ?? 0) + part;
    other.p[k] = (other.p[k] ?? 0) - part;
  }
  const arm: Vec = [-x * ROUND, -y * ROUND, -z * ROUND];
  const against: Vec = [x * ROUND, y * ROUND, z * ROUND];
  const [a, b] = [speed(one, arm), speed(other, against)];
  const u: Vec = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const into = u[0] * x + u[1] * y + u[2] * z;
  if (into >= 0) return;
  const hard = (-(1 + BOUNCE) * into) / 2;
  const rub = 0.12;
  const force: Vec = [x * hard - (u[0] - into * x) * rub, y * hard - (u[1] - into * y) * rub, z * hard - (u[2] - into * z) * rub];
  push(one, arm, force);
  push(other, against, [-force[0], -force[1], -force[2]]);
}

const smooth = (from: number, to: number, at: number): number => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** Where a die is this many milliseconds into its throw; towards the end it is drawn to its slot. */
export function pose({ places, turns, rest }: Flight, ms: number, slot: Vec): Pose {
  const at = Math.min(FRAMES - 1, Math.max(0, (ms / 1000) * (RATE / KEEP)));
  const low = Math.min(FRAMES - 2, Math.floor(at));
  const part = at - low;
  const near = (list: Float32Array, size: number, k: number): number => {
    const from = list[size * low + k] ?? 0;
    return from + ((list[size * (low + 1) + k] ?? 0) - from) * part;
  };
  const turnAt = (frame: number): Quat => [turns[4 * frame] ?? 0, turns[4 * frame + 1] ?? 0, turns[4 * frame + 2] ?? 0, turns[4 * frame + 3] ?? 1];
  const home = smooth(HOME, REST, ms);
  const hop = 0.9 * Math.sin(Math.PI * home) * (1 - 0.4 * home);
  const place = [0, 1, 2].map((k) => near(places, 3, k) * (1 - home) + (slot[k] ?? 0) * home);
  const flown = towards(turnAt(low), turnAt(low + 1), part);
  const lies = smooth(STRAIGHT, HOME, ms);
  return { at: [place[0] ?? 0, place[1] ?? 0, (place[2] ?? 0) + hop], turned: towards(flown, rest, lies), lies };
}
