/** Canvas renderer of the sand inside the glass. */
import { SPENT as DULL, tint } from "./low";
import type { Motion } from "./motion";
import {
  ALL, areaOf, CRATER, FUNNEL, HALF, heapSlope, height, hops, LENGTH, middle, pile, type Point, type Polygon, settle, SPENT, stream, TANK,
} from "./sand";

/** Size of the canvas in units; the neck is its centre. */
export const FIELD = { width: 2 * LENGTH + 8, height: 2 * HALF + 8 } as const;
const LAST = 400; // ms in which the stream thins out
const GRAIN = 1.7;

export interface Scene {
  readonly motion: Motion;
  readonly level: number;
  readonly capacity: number;
  /** Seconds on the table's time. */
  readonly time: number;
  readonly grains: number;
  /** The level at which it was tipped: a chalk line. */
  readonly mark: number | null;
  /** Pixels per unit. */
  readonly fine: number;
}

export function draw(ink: CanvasRenderingContext2D, scene: Scene): void {
  const { motion, level, capacity, fine } = scene;
  ink.setTransform(fine, 0, 0, fine, (FIELD.width / 2) * fine, (FIELD.height / 2) * fine);
  ink.clearRect(-FIELD.width / 2, -FIELD.height / 2, FIELD.width, FIELD.height);
  const full = areaOf(level, capacity);
  const colour = tint(motion.angle > 45 ? level : Infinity);
  const above = motion.angle >= 0 ? 1 : -1; // the tank is the upper chamber
  const tank = sand(motion, TANK, full, above === 1);
  const spent = sand(motion, SPENT, ALL - full, above === -1);
  fill(ink, tank, colour, motion, height(full));
  ink.globalAlpha = 0.35 + 0.65 * Math.min(1, Math.abs(motion.angle) / 90); // while it lies, the sand left in the tank stands out
  fill(ink, spent, DULL, motion, 0);
  ink.globalAlpha = 1;
  if (motion.flow > 0 && motion.onEnd) falling(ink, scene, colour, above === 1 ? spent : tank);
  if (scene.mark !== null && motion.angle > 45) chalk(ink, height(areaOf(scene.mark, capacity)));
}

function sand(motion: Motion, chamber: Polygon, area: number, upper: boolean): readonly Polygon[] {
  if (area <= 0) return [];
  if (!motion.onEnd || motion.grown === 0) return [settle(chamber, motion.up, area)];
  return pile(chamber, motion.up, area, motion.grown * (upper ? -CRATER : heapSlope(area)));
}

function trace(ink: CanvasRenderingContext2D, polygon: Polygon): void {
  polygon.forEach(([x, y], i) => (i === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
  ink.closePath();
}

function fill(ink: CanvasRenderingContext2D, parts: readonly Polygon[], colour: string, motion: Motion, sunk: number): void {
  if (parts.length === 0) return;
  ink.beginPath();
  for (const part of parts) trace(ink, part);
  ink.fillStyle = colour;
  ink.fill();
  const grain = grains(ink);
  if (grain) {
    // grains sink with the surface they belong to
    grain.setTransform(new DOMMatrix().translate(sunk, 0).scale(0.5));
    ink.fillStyle = grain;
    ink.fill();
  }
  crest(ink, parts, motion.up);
}

/** Highlight every edge that faces up. */
function crest(ink: CanvasRenderingContext2D, parts: readonly Polygon[], up: Point): void {
  ink.beginPath();
  for (const part of parts)
    part.forEach(([x, y], i) => {
      const [px, py] = part[(i + part.length - 1) % part.length] ?? [x, y];
      const long = Math.hypot(x - px, y - py);
      const facing = ((y - py) * up[0] - (x - px) * up[1]) / (long || 1);
      const inside = Math.abs(y) > 0.02 || Math.abs(py) > 0.02;
      if (long < 0.5 || !inside || Math.abs(facing) < 0.75 || onWall([x, y], [px, py])) return;
      ink.moveTo(px, py);
      ink.lineTo(x, y);
    });
  ink.strokeStyle = "rgb(255 255 240 / 0.55)";
  ink.lineWidth = 1.6;
  ink.lineCap = "round";
  ink.stroke();
}

function onWall([x, y]: Point, [px, py]: Point): boolean {
  const end = Math.abs(Math.abs(x) - LENGTH) < 0.1 && Math.abs(Math.abs(px) - LENGTH) < 0.1;
  const side = Math.abs(Math.abs(y) - HALF) < 0.1 && Math.abs(Math.abs(py) - HALF) < 0.1;
  const slant = [[x, y], [px, py]].every(([a = 0, b = 0]) => {
    const along = Math.abs(a);
    return along <= FUNNEL + 0.1 && Math.abs(Math.abs(b) - (2.5 + (along * (HALF - 2.5)) / FUNNEL)) < 0.2;
  });
  return end || side || slant;
}

/** The stream, and grains hopping off the heap, in one path. */
function falling(ink: CanvasRenderingContext2D, scene: Scene, colour: string, lower: readonly Polygon[]): void {
  const { motion, time, level } = scene;
  const way = motion.angle >= 0 ? -1 : 1; // down, along the truck
  const [half] = lower;
  const top = half ? Math.abs(middle(half, motion.up)) : LENGTH;
  const share = motion.angle >= 0 ? Math.min(1, level / LAST) : 1;
  const fallen = stream(time, top, scene.grains, share * motion.flow);
  ink.beginPath();
  for (let i = 0; i < fallen.length; i += 2) {
    const far = fallen[i] ?? 0;
    const aside = (fallen[i + 1] ?? 0) * (0.55 + far / 260);
    ink.rect(way * far - 1.6, aside - GRAIN / 2, 3.2, GRAIN);
  }
  if (share > 0.1) {
    const hopping = hops(time, Math.round((scene.grains / 6) * motion.flow));
    for (let i = 0; i < hopping.length; i += 2)
      ink.rect(way * (top - (hopping[i] ?? 0)) - GRAIN / 2, (hopping[i + 1] ?? 0) - GRAIN / 2, GRAIN, GRAIN);
  }
  ink.fillStyle = colour;
  ink.fill();
  ink.fillStyle = "rgb(255 255 240 / 0.35)";
  ink.fill();
}

function chalk(ink: CanvasRenderingContext2D, at: number): void {
  const half = at > FUNNEL ? HALF : 2.5 + (at * (HALF - 2.5)) / FUNNEL;
  ink.beginPath();
  ink.moveTo(at, -half + 2);
  ink.lineTo(at, half - 2);
  ink.setLineDash([5, 4]);
  ink.strokeStyle = "rgb(255 247 227 / 0.75)";
  ink.lineWidth = 1.6;
  ink.stroke();
  ink.setLineDash([]);
}

let tile: HTMLCanvasElement | null = null;

/** Specks of light and shade, for KERO of any colour. */
function grains(ink: CanvasRenderingContext2D): CanvasPattern | null {
  if (!tile) {
    tile = document.createElement("canvas");
    tile.width = tile.height = 96;
    const dots = tile.getContext("2d");
    for (let i = 0; dots && i < 900; i++) {
      const [x, y] = [(i * 61.803) % 96, (i * 37.17 + ((i * i) % 89)) % 96];
      dots.fillStyle = i % 3 === 0 ? "rgb(255 255 235 / 0.30)" : "rgb(10 50 60 / 0.22)";
      dots.fillRect(x, y, 2.2, 2.2);
    }
  }
  return ink.createPattern(tile, "repeat");
}
