/** Quaternions [x, y, z, w]: the rotations that dice need. */

export type Quat = readonly [number, number, number, number];
export type Vec = readonly [number, number, number];

export const STILL: Quat = [0, 0, 0, 1];

export function times([ax, ay, az, aw]: Quat, [bx, by, bz, bw]: Quat): Quat {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export const back = ([x, y, z, w]: Quat): Quat => [-x, -y, -z, w];

export function about([x, y, z]: Vec, angle: number): Quat {
  const s = Math.sin(angle / 2) / (Math.hypot(x, y, z) || 1);
  return [x * s, y * s, z * s, Math.cos(angle / 2)];
}

export function norm([x, y, z, w]: Quat): Quat {
  const long = Math.hypot(x, y, z, w) || 1;
  return [x / long, y / long, z / long, w / long];
}

export function turn([x, y, z, w]: Quat, [a, b, c]: Vec): Vec {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}

const dot = (a: Quat, b: Quat): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];

/** Interpolate along the short way (nlerp); good enough for small steps. */
export function towards(a: Quat, b: Quat, part: number): Quat {
  const near = dot(a, b) < 0 ? -part : part;
  const rest = 1 - part;
  return norm([a[0] * rest + b[0] * near, a[1] * rest + b[1] * near, a[2] * rest + b[2] * near, a[3] * rest + b[3] * near]);
}

/** The 24 orientations of a cube. */
export const CUBE: readonly Quat[] = (() => {
  const quarter = Math.PI / 2;
  const sides = [STILL, about([1, 0, 0], quarter), about([1, 0, 0], 2 * quarter), about([1, 0, 0], -quarter), about([0, 1, 0], quarter), about([0, 1, 0], -quarter)];
  return sides.flatMap((side) => [0, 1, 2, 3].map((i) => times(about([0, 0, 1], i * quarter), side)));
})();

/** The nearest of the 24 orientations: how the cube would lie if put straight. */
export function straight(q: Quat): Quat {
  return CUBE.reduce((best, each) => (Math.abs(dot(each, q)) > Math.abs(dot(best, q)) ? each : best));
}

/** The rotation matrix, column by column. */
export function matrix([x, y, z, w]: Quat): readonly number[] {
  return [
    1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w),
    2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w),
    2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y),
  ];
}

/** For each side, the rotation that puts it on top with its picture upright. The sixth is opposite the first. */
export const TOP: readonly Quat[] = (() => {
  const quarter = Math.PI / 2;
  return [STILL, about([0, 1, 0], -quarter), about([1, 0, 0], quarter), about([1, 0, 0], -quarter), about([0, 1, 0], quarter), about([1, 0, 0], 2 * quarter)];
})();
