/** Smooth paths through given points, divided into equal steps. Pure geometry. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Path {
  /** The point after this many steps; a fraction lies between two spaces. */
  readonly at: (step: number) => Point;
  readonly spaces: readonly Point[];
  /** The whole line, for an SVG path. */
  readonly d: string;
}

const FINE = 24; // samples between two given points

/** Return a line through all points (Catmull-Rom), `steps` equal steps long. */
export function smooth(points: readonly (readonly [number, number])[], steps: number): Path {
  const line = sample(points.map(([x, y]) => ({ x, y })));
  const lengths = [0];
  for (let i = 1; i < line.length; i++) lengths.push(get(lengths, i - 1) + apart(get(line, i - 1), get(line, i)));
  const total = get(lengths, lengths.length - 1);
  const at = (step: number): Point => {
    const wanted = (Math.min(Math.max(step, 0), steps) / steps) * total;
    let i = 1;
    while (i < lengths.length - 1 && get(lengths, i) < wanted) i++;
    const before = get(lengths, i - 1);
    const part = (wanted - before) / (get(lengths, i) - before || 1);
    return between(get(line, i - 1), get(line, i), part);
  };
  const spaces = Array.from({ length: steps + 1 }, (_, i) => at(i));
  return { at, spaces, d: line.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("") };
}

/** A place for a figure, and the figure's size: 1 for one that stands alone. */
export interface Spot extends Point {
  readonly size: number;
}

/**
 * Return places for figures that share a space: side by side, every second one slightly behind, smaller
 * the more there are.
 */
export function places(count: number, wide: number): Spot[] {
  if (count <= 1) return [{ x: 0, y: 0, size: 1 }];
  const spread = wide * Math.min(1.2, 0.34 + count * 0.2);
  const size = Math.max(0.6, 1.04 - count * 0.09);
  return Array.from({ length: count }, (_, i) => ({
    x: (i / (count - 1) - 0.5) * spread,
    y: count === 2 ? 0 : i % 2 === 0 ? 7 : -11,
    size,
  }));
}

function sample(points: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [get(points, Math.max(i - 1, 0)), get(points, i)];
    const [c, d] = [get(points, i + 1), get(points, Math.min(i + 2, points.length - 1))];
    for (let k = 0; k < FINE; k++) {
      const u = k / FINE;
      line.push({ x: curve(a.x, b.x, c.x, d.x, u), y: curve(a.y, b.y, c.y, d.y, u) });
    }
  }
  line.push(get(points, points.length - 1));
  return line;
}

function curve(a: number, b: number, c: number, d: number, u: number): number {
  return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u);
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function get<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new RangeError(`nothing at ${i}`);
  return item;
}
