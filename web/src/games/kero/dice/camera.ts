/** Camera projection: the felt seen from above, tilted a little, so that dice show their fronts. */
import type { Vec } from "./quat";

const LEAN = (17 * Math.PI) / 180;
export const SIN = Math.sin(LEAN);
export const COS = Math.cos(LEAN);

/** Distance of the eye, for a felt of this size. */
export const eye = (width: number, height: number): number => 3.4 * Math.max(width, height);

/** Unproject: the place at this height seen at a point. Both are measured from the middle of the felt. */
export function under(sx: number, sy: number, z: number, far: number): Vec {
  const y = (sy * (far - z * COS) + far * z * SIN) / (far * COS + sy * SIN);
  return [(sx * (far - y * SIN - z * COS)) / far, y, z];
}

/** Project: where on the screen a place is seen. */
export function seen([x, y, z]: Vec, far: number): readonly [number, number] {
  const near = far / (far - y * SIN - z * COS);
  return [x * near, (y * COS - z * SIN) * near];
}
