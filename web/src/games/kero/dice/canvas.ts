/** 2D canvas renderer of the dice: the same cubes, much cheaper where WebGL is slow or missing. */
import { eye, seen } from "./camera";
import { COLOURS } from "./die";
import { type Cube, SHEET } from "./gl";
import { back, TOP, turn, type Vec } from "./quat";
import { ROWS } from "./spriteSheet";

type Point = readonly [number, number];

const INNER = 0.46; // half of the flat part of a side; the rest is the rounded edge
const ROUND = 22; // corner radius of a side, on the sprite sheet
const SUN: Vec = [-0.42, -0.46, 0.78];
const BLANK = 6; // the blank column of the sprite sheet

/** Each side of an unturned cube: its middle, and the directions to its picture's right and lower edge. */
const SIDES = TOP.map((top) => {
  const to = (v: Vec): Vec => turn(back(top), v);
  return { out: to([0, 0, 1]), right: to([1, 0, 0]), down: to([0, 1, 0]) };
});

const along = (a: Vec, b: Vec, by: number): Vec => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

interface Shown {
  readonly corners: readonly Point[];
  readonly column: number;
  readonly dark: number;
}

export class CanvasPainter {
  private sides: HTMLCanvasElement | null = null;
  private readonly shade = shadow();

  private constructor(private readonly ink: CanvasRenderingContext2D) {}

  static on(canvas: HTMLCanvasElement): CanvasPainter | null {
    const ink = canvas.getContext("2d");
    return ink ? new CanvasPainter(ink) : null;
  }

  /** Take the sprite sheet once it is drawn; corners are rounded off. */
  sheet(image: CanvasImageSource): void {
    const { cell, width, height } = SHEET;
    const cut = document.createElement("canvas");
    [cut.width, cut.height] = [width, height];
    const ink = cut.getContext("2d");
    if (!ink) return;
    ink.beginPath();
    for (let y = 0; y < height; y += cell) for (let x = 0; x < width; x += cell) ink.roundRect(x + 1, y + 1, cell - 2, cell - 2, ROUND);
    ink.clip();
    ink.drawImage(image, 0, 0, width, height);
    this.sides = cut;
  }

  /** Same as `GlPainter.draw`. */
  draw(cubes: readonly Cube[], width: number, height: number, side: number): void {
    const { ink } = this;
    const fine = ink.canvas.width / width;
    const far = eye(width, height) / side;
    const place = (v: Vec): Point => {
      const [x, y] = seen(v, far);
      return [(x * side + width / 2) * fine, (y * side + height / 2) * fine];
    };
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.clearRect(0, 0, ink.canvas.width, ink.canvas.height);
    for (const cube of cubes) this.under(cube, place, side * fine);
    for (const cube of [...cubes].sort((a, b) => a.at[2] + 0.3 * a.at[1] - b.at[2] - 0.3 * b.at[1])) this.cube(cube, place, side * fine);
  }

  private under({ at, size }: Cube, place: (v: Vec) => Point, side: number): void {
    const high = Math.max(0, at[2] - 0.5);
    const [x, y] = place([at[0] + 0.1 + high * 0.35, at[1] + 0.12 + high * 0.38, 0]);
    const wide = side * size * (1.5 + 0.4 * high);
    this.ink.globalAlpha = 0.62 / (1 + 1.1 * high);
    this.ink.drawImage(this.shade, x - wide / 2, y - wide / 2, wide, wide);
    this.ink.globalAlpha = 1;
  }

  private cube(cube: Cube, place: (v: Vec) => Point, side: number): void {
    const { ink } = this;
    const colours = COLOURS[ROWS[cube.row] ?? "white"];
    const shown = SIDES.flatMap(({ out, right, down }, column): Shown[] => {
      const [n, u, v] = [turn(cube.turned, out), turn(cube.turned, right), turn(cube.turned, down)];
      const middle = along(cube.at, n, 0.5 * cube.size);
      const reach = INNER * cube.size;
      const corner = (x: number, y: number): Point => place(along(along(middle, u, x * reach), v, y * reach));
      const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
      const light = 0.5 + 0.62 * Math.max(0, dot(n, SUN));
      return faces(corners) ? [{ corners, column: cube.blank ? BLANK : column, dark: 1 - Math.min(1, light * cube.light) }] : [];
    });
    // the rounded body: its flat sides with a broad round outline
    ink.beginPath();
    for (const { corners } of shown) outline(ink, corners);
    ink.fillStyle = ink.strokeStyle = colours.edge;
    ink.lineJoin = "round";
    ink.lineWidth = side * cube.size * (1 - 2 * INNER) * 0.9;
    ink.fill();
    ink.stroke();
    for (const each of shown) this.side(each, cube, colours.body);
  }

  private side({ corners, column, dark }: Shown, { row, smear, light }: Cube, body: string): void {
    const { ink, sides } = this;
    const [a, b, , d] = corners;
    if (!a || !b || !d) return;
    const { cell } = SHEET;
    // straight from the sheet: the eye is far enough away for a side to stay a parallelogram
    ink.setTransform((b[0] - a[0]) / cell, (b[1] - a[1]) / cell, (d[0] - a[0]) / cell, (d[1] - a[1]) / cell, a[0], a[1]);
    ink.beginPath();
    ink.roundRect(0, 0, cell, cell, ROUND);
    ink.fillStyle = body;
    ink.fill();
    if (sides && smear < 0.95) {
      ink.globalAlpha = 1 - smear;
      ink.drawImage(sides, column * cell, row * cell, cell, cell, 0, 0, cell, cell);
      ink.globalAlpha = 1;
    }
    if (dark > 0.02) {
      ink.fillStyle = `rgb(38 20 8 / ${(dark * (light < 1 ? 1 : 0.9)).toFixed(2)})`;
      ink.fill();
    }
    ink.setTransform(1, 0, 0, 1, 0, 0);
  }
}

/** Whether a side faces the viewer. */
function faces([a, b, c]: readonly Point[]): boolean {
  if (!a || !b || !c) return false;
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;
}

function outline(ink: CanvasRenderingContext2D, corners: readonly Point[]): void {
  corners.forEach(([x, y], i) => (i === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)));
  ink.closePath();
}

/** A soft shadow, drawn once. */
function shadow(): HTMLCanvasElement {
  const spot = document.createElement("canvas");
  spot.width = spot.height = 64;
  const ink = spot.getContext("2d");
  if (!ink) return spot;
  const soft = ink.createRadialGradient(32, 32, 12, 32, 32, 32);
  soft.addColorStop(0, "rgb(18 8 0 / 1)");
  soft.addColorStop(1, "rgb(18 8 0 / 0)");
  ink.fillStyle = soft;
  ink.fillRect(0, 0, 64, 64);
  return spot;
}
