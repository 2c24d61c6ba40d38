/**
 * Geometry of the sand in the hourglass. Two flat chambers meet in a neck, and a surface area of sand is
 * exactly an amount of time, so nothing is lost from one to the other. Every surface is a straight line,
 * placed so that the area below it is right: at any angle, hollow where sand runs out, heaped where it
 * falls.
 *
 * In the truck's frame the neck is the origin and the cab is towards +x. Lengths are in units of the
 * truck's drawing.
 */

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

export const HALF = 50; // half the width of a chamber
export const NECK = 2.5; // half the width of the neck
export const FUNNEL = 60;
export const LENGTH = 166; // of a chamber
export const ALL = 12_600; // area of all the sand

/** The tank is the chamber towards the cab; the other one takes what has run out. */
export const TANK: Polygon = [[0, -NECK], [FUNNEL, -HALF], [LENGTH, -HALF], [LENGTH, HALF], [FUNNEL, HALF], [0, NECK]];
export const SPENT: Polygon = TANK.map(([x, y]) => [-x, -y]);

export const areaOf = (level: number, capacity: number): number =>
  (ALL * Math.min(Math.max(level, 0), capacity)) / capacity;

/** Twice the signed area; the sign is the direction of the corners. */
function twice(polygon: Polygon): number {
  let sum = 0;
  let [px, py] = polygon[polygon.length - 1] ?? [0, 0];
  for (const [x, y] of polygon) {
    sum += px * y - x * py;
    [px, py] = [x, y];
  }
  return sum;
}

export const area = (polygon: Polygon): number => Math.abs(twice(polygon)) / 2;

/** The part of a polygon that lies no further than `far` in a direction. */
export function below(polygon: Polygon, [dx, dy]: Point, far: number): Polygon {
  const kept: Point[] = [];
  let last = polygon[polygon.length - 1];
  for (const point of polygon) {
    if (last) {
      const from = last[0] * dx + last[1] * dy - far;
      const to = point[0] * dx + point[1] * dy - far;
      if (from <= 0 !== to <= 0) {
        const part = from / (from - to);
        kept.push([last[0] + part * (point[0] - last[0]), last[1] + part * (point[1] - last[1])]);
      }
      if (to <= 0) kept.push(point);
    }
    last = point;
  }
  return kept;
}

/** Bisect 24 times, which is precise enough to draw. */
function bisect(low: number, high: number, tooLow: (at: number) => boolean): number {
  for (let i = 0; i < 24; i++) {
    const at = (low + high) / 2;
    if (tooLow(at)) low = at;
    else high = at;
  }
  return high;
}

/** The lowest part of a chamber that has this area, if `up` is up. */
export function settle(chamber: Polygon, up: Point, wanted: number): Polygon {
  const heights = chamber.map(([x, y]) => x * up[0] + y * up[1]);
  const far = bisect(Math.min(...heights), Math.max(...heights), (at) => area(below(chamber, up, at)) < wanted);
  return below(chamber, up, far);
}

/**
 * Sand in a chamber that stands more or less on end: hollow (`slope` < 0) or heaped (> 0) around the
 * middle, where its two halves meet.
 */
export function pile(chamber: Polygon, up: Point, wanted: number, slope: number): readonly [Polygon, Polygon] {
  const halves = [below(chamber, [0, -1], 0), below(chamber, [0, 1], 0)] as const;
  const ways = [[up[0], up[1] + slope], [up[0], up[1] - slope]] as const;
  const heights = halves.flatMap((half, i) => half.map(([x, y]) => x * (ways[i]?.[0] ?? 0) + y * (ways[i]?.[1] ?? 0)));
  const cut = (far: number): readonly [Polygon, Polygon] => [below(halves[0], ways[0], far), below(halves[1], ways[1], far)];
  const far = bisect(Math.min(...heights), Math.max(...heights), (at) => {
    const [one, other] = cut(at);
    return area(one) + area(other) < wanted;
  });
  return cut(far);
}

/** Where the sand of a half ends on the middle line. */
export function middle(half: Polygon, up: Point): number {
  const on = half.filter(([, y]) => Math.abs(y) < 0.01).map(([x]) => x);
  return on.length === 0 ? 0 : up[0] > 0 ? Math.max(...on) : Math.min(...on);
}

/** Height of level sand above the neck, in a chamber standing on its neck. */
export function height(wanted: number): number {
  const funnel = (HALF + NECK) * FUNNEL;
  if (wanted > funnel) return FUNNEL + (wanted - funnel) / (2 * HALF);
  const wide = HALF - NECK;
  return (FUNNEL / wide) * (Math.sqrt(NECK * NECK + (wide * wanted) / FUNNEL) - NECK);
}

export const CRATER = 0.32;
const HEAP = 0.62;

/** The slope of a heap: as steep as sand can lie, and flatter near the neck. */
export function heapSlope(wanted: number): number {
  const head = height((HALF + NECK) * FUNNEL + 2 * HALF * (LENGTH - FUNNEL) - wanted);
  return HEAP * Math.min(1, Math.max(0, (head - 14) / 50));
}

/** Deterministic pseudo-random number from 0 to 1. */
export function hash(i: number, k: number): number {
  let n = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(k + 1, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 2 ** 32;
}

const START = 60; // speed at which a grain leaves the neck, and its acceleration a second
const PULL = 1400;

/** Seconds a grain takes to fall. */
export const fall = (drop: number): number => (Math.sqrt(START * START + 2 * PULL * Math.max(drop, 0)) - START) / PULL;

/**
 * Positions of the grains in the stream at a time in seconds, as pairs of distance fallen and offset to
 * the side. A function of time without state, so that pausing, replaying and fast forward are free. Beyond
 * the first `share` of the grains, none is drawn.
 */
export function stream(time: number, drop: number, count: number, share = 1): Float32Array {
  const lasts = fall(drop);
  const out = new Float32Array(2 * Math.ceil(count * Math.min(1, Math.max(0, share))));
  if (lasts <= 0) return out;
  for (let i = 0; 2 * i < out.length; i++) {
    const turns = time / lasts + i / count;
    const turn = Math.floor(turns);
    const since = lasts * (turns - turn);
    out[2 * i] = START * since + (PULL * since * since) / 2;
    out[2 * i + 1] = 0.8 * NECK * (2 * hash(i, turn) - 1);
  }
  return out;
}

const HOP = 0.18;

/** Positions of grains hopping off the top of the heap, as pairs of height and offset to the side. */
export function hops(time: number, count: number): Float32Array {
  const out = new Float32Array(2 * count);
  for (let i = 0; i < count; i++) {
    const turns = time / HOP + i / count;
    const turn = Math.floor(turns);
    const part = turns - turn;
    const aside = 2 * hash(i + 97, turn) - 1;
    out[2 * i] = (5 + 7 * hash(i, turn)) * 4 * part * (1 - part) - 9 * Math.abs(aside) * part;
    out[2 * i + 1] = aside * 14 * part;
  }
  return out;
}
