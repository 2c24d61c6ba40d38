/** Spring physics of a truck and its sand while it turns, in fixed time steps. */
import type { Point } from "./sand";

export type Posture = "up" | "flat" | "down";

const ANGLE: Readonly<Record<Posture, number>> = { up: 90, flat: 0, down: -90 };
/** Stiffness and damping of each turn: a lurch upright, a thud down, a slow tip on the nose. */
const SPRINGS: Readonly<Record<Posture, readonly [number, number]>> = { up: [13.5, 0.66], flat: [18, 0.92], down: [9.5, 0.82] };
const SAND = 14; // critically damped
const REPOSE = 30; // degrees: the steepest slope at which sand rests
const GROW = 600; // ms until hollow and heap have their shape
const LAND = 260; // ms until sand in the air has fallen
const STEP = 4;

/** All that moves. Angles are in degrees, 90 with the cab up. */
export class Motion {
  angle: number;
  /** Direction of up for the sand, in degrees of the truck's frame. */
  surface: number;
  /** 0 to 1: how far hollow and heap have grown. */
  grown = 0;
  /** 1 while KERO flows; falls to 0 when it stops, as sand in the air lands. */
  flow = 0;
  private turning = 0;
  private sliding = 0;

  constructor(posture: Posture) {
    this.angle = ANGLE[posture];
    this.surface = posture === "flat" ? upOf(0) + 9 : upOf(this.angle);
    this.grown = posture === "flat" ? 0 : 1;
  }

  /** Up, as a vector in the truck's frame. */
  get up(): Point {
    const turn = (this.surface * Math.PI) / 180;
    return [Math.cos(turn), Math.sin(turn)];
  }

  /** It stands on either end, enough for KERO to run. */
  get onEnd(): boolean {
    return Math.abs(this.angle) > 70;
  }

  /** Advance by this many milliseconds. Returns whether it still moves. */
  pass(ms: number, posture: Posture, flowing: boolean): boolean {
    for (let left = Math.min(ms, 250); left > 0; left -= STEP) this.step(Math.min(STEP, left) / 1000, posture, flowing);
    if (this.stands(posture)) [this.angle, this.turning] = [ANGLE[posture], 0]; // a spring alone would never quite rest
    return flowing || this.flow > 0 || !this.calm(posture);
  }

  /** Jump to a posture. */
  jump(posture: Posture): void {
    Object.assign(this, new Motion(posture));
  }

  private calm(posture: Posture): boolean {
    return this.stands(posture) && Math.abs(this.sliding) < 0.5;
  }

  private stands(posture: Posture): boolean {
    return Math.abs(this.angle - ANGLE[posture]) < 0.05 && Math.abs(this.turning) < 0.5;
  }

  private step(s: number, posture: Posture, flowing: boolean): void {
    const [stiff, damped] = SPRINGS[posture];
    this.turning += (stiff * stiff * (ANGLE[posture] - this.angle) - 2 * damped * stiff * this.turning) * s;
    this.angle += this.turning * s;
    const off = nearest(this.surface - upOf(this.angle));
    const kept = posture === "flat" ? Math.min(REPOSE, Math.max(-REPOSE, off)) : 0;
    this.sliding += (SAND * SAND * (kept - off) - 2 * SAND * this.sliding) * s;
    this.surface += this.sliding * s;
    const stands = this.onEnd && posture !== "flat";
    this.flow = flowing && stands ? 1 : Math.max(0, this.flow - (s * 1000) / LAND);
    const growing = stands ? (flowing ? 1 : 0) : -6;
    this.grown = Math.min(1, Math.max(0, this.grown + (growing * s * 1000) / GROW));
  }
}

/** The direction of up in the frame of a truck at this angle. */
const upOf = (angle: number): number => angle - 90;

const nearest = (angle: number): number => angle - 360 * Math.round(angle / 360);
