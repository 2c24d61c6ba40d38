/** WebGL renderer of the dice: rounded cubes in the light of a low sun, with soft shadows. */
import { COS, eye, SIN } from "./camera";
import { back, matrix, type Quat, TOP, turn, type Vec } from "./quat";

export interface Cube {
  readonly at: Vec;
  readonly turned: Quat;
  /** The row of the sprite sheet. */
  readonly row: number;
  readonly smear: number;
  readonly blank: boolean;
  /** 1 is a die of the slots' size. */
  readonly size: number;
  /** Brightness. */
  readonly light: number;
}

/** The sprite sheet of sides: a row for each colour, with six sides and a blank. */
export const SHEET = { cell: 128, width: 1024, height: 512 } as const;

const VERTEX = `
attribute vec3 place; attribute vec3 normal; attribute vec2 side;
uniform mat3 turned; uniform vec3 at; uniform float size; uniform vec4 view; uniform float row; uniform float blank;
varying vec2 uv; varying vec3 facing;
void main() {
  vec3 p = turned * (place * size) + at;
  facing = turned * normal;
  float y = p.y * ${COS.toFixed(6)} - p.z * ${SIN.toFixed(6)};
  float z = p.y * ${SIN.toFixed(6)} + p.z * ${COS.toFixed(6)};
  gl_Position = vec4(p.x * view.x, -y * view.y, -z * view.z, view.w - z);
  uv = vec2(blank > 0.5 ? (fract(side.x * 0.999) + 6.0) / 8.0 : side.x / 8.0, (side.y + row) / 4.0);
}`;

const FRAGMENT = `
precision mediump float;
uniform sampler2D sheet; uniform float smear; uniform float light;
varying vec2 uv; varying vec3 facing;
void main() {
  vec3 n = normalize(facing);
  vec3 paint = mix(texture2D(sheet, uv).rgb, texture2D(sheet, uv, 4.5).rgb, smear);
  float sun = max(dot(n, vec3(-0.42, -0.46, 0.78)), 0.0);
  float shine = pow(max(dot(n, normalize(vec3(-0.42, -0.62, 1.66))), 0.0), 42.0);
  gl_FragColor = vec4((paint * (0.50 + 0.62 * sun) + shine * 0.30) * light, 1.0);
}`;

const SHADOW_VERTEX = `
attribute vec2 corner;
uniform vec3 at; uniform float size; uniform vec4 view;
varying vec2 where;
void main() {
  where = corner;
  vec2 p = at.xy + corner * size;
  gl_Position = vec4(p.x * view.x, -p.y * ${COS.toFixed(6)} * view.y, -p.y * ${SIN.toFixed(6)} * view.z, view.w - p.y * ${SIN.toFixed(6)});
}`;

const SHADOW_FRAGMENT = `
precision mediump float;
uniform float dark;
varying vec2 where;
void main() {
  vec2 q = max(abs(where) - 0.42, 0.0);
  gl_FragColor = vec4(0.07, 0.03, 0.0, 1.0) * dark * (1.0 - smoothstep(0.0, 0.58, length(q)));
}`;

const BEVEL = 0.13;
const SOFT = /swiftshader|llvmpipe|software/i; // software rendering

/** A cube with rounded edges: positions, normals, and texture coordinates. */
function mesh(): { points: Float32Array; corners: Uint16Array } {
  const inner = 0.5 - BEVEL;
  const lines = [-0.5, -0.5 + BEVEL * 0.35, -inner, inner, 0.5 - BEVEL * 0.35, 0.5];
  const points: number[] = [];
  const corners: number[] = [];
  TOP.forEach((top, side) => {
    const first = points.length / 8;
    for (const v of lines)
      for (const u of lines) {
        const flat = turn(back(top), [u, v, 0.5]);
        const core = flat.map((each) => Math.min(inner, Math.max(-inner, each)));
        const out = flat.map((each, k) => each - (core[k] ?? 0));
        const long = Math.hypot(...out) || 1;
        const normal = out.map((each) => each / long);
        points.push(...core.map((each, k) => each + BEVEL * (normal[k] ?? 0)), ...normal, side + 0.5 + u * 0.985, 0.5 + v * 0.985);
      }
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 5; x++) {
        const at = first + 6 * y + x;
        corners.push(at, at + 1, at + 6, at + 1, at + 7, at + 6);
      }
  });
  return { points: new Float32Array(points), corners: new Uint16Array(corners) };
}

type Program = { readonly it: WebGLProgram; readonly of: (name: string) => WebGLUniformLocation | null };

export class GlPainter {
  private readonly cube: Program;
  private readonly shadow: Program;
  private readonly count: number;
  private readonly points: WebGLBuffer;
  private readonly quad: WebGLBuffer;

  private constructor(private readonly gl: WebGLRenderingContext) {
    this.cube = program(gl, VERTEX, FRAGMENT, ["place", "normal", "side"]);
    this.shadow = program(gl, SHADOW_VERTEX, SHADOW_FRAGMENT, ["corner"]);
    const { points, corners } = mesh();
    this.count = corners.length;
    this.points = buffer(gl, gl.ARRAY_BUFFER, points);
    buffer(gl, gl.ELEMENT_ARRAY_BUFFER, corners);
    this.quad = buffer(gl, gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]));
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, 1, 1, 0, gl.RGB, gl.UNSIGNED_BYTE, new Uint8Array([244, 234, 210]));
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.depthFunc(gl.LEQUAL);
  }

  /** Null without WebGL, or with software rendering only. */
  static on(canvas: HTMLCanvasElement): GlPainter | null {
    const gl = canvas.getContext("webgl", { alpha: true, antialias: true, premultipliedAlpha: true, powerPreference: "low-power", failIfMajorPerformanceCaveat: true });
    const debug = gl?.getExtension("WEBGL_debug_renderer_info");
    const by: unknown = debug ? gl?.getParameter(debug.UNMASKED_RENDERER_WEBGL) : "";
    if (SOFT.test(String(by))) return null;
    try {
      return gl ? new GlPainter(gl) : null;
    } catch {
      return null;
    }
  }

  /** Upload the sprite sheet once it is drawn. */
  sheet(image: TexImageSource): void {
    const { gl } = this;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  }

  /** `side` is the length of a die in pixels; places are in that unit, from the middle of the felt. */
  draw(cubes: readonly Cube[], width: number, height: number, side: number): void {
    const { gl } = this;
    const far = eye(width, height) / side;
    const view = [(2 * far * side) / width, (2 * far * side) / height, far / 40, far] as const;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.shadows(cubes, view);
    this.cubes(cubes, view);
  }

  private shadows(cubes: readonly Cube[], view: readonly [number, number, number, number]): void {
    const { gl, shadow } = this;
    gl.useProgram(shadow.it);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.quad);
    feed(gl, [[0, 2, 0]], 2);
    gl.disable(gl.DEPTH_TEST);
    gl.enable(gl.BLEND);
    gl.uniform4f(shadow.of("view"), ...view);
    for (const { at, size } of cubes) {
      const high = Math.max(0, at[2] - 0.5);
      gl.uniform3f(shadow.of("at"), at[0] + 0.1 + high * 0.35, at[1] + 0.12 + high * 0.38, 0);
      gl.uniform1f(shadow.of("size"), size * (0.72 + 0.22 * high));
      gl.uniform1f(shadow.of("dark"), 0.55 / (1 + 1.1 * high));
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }
  }

  private cubes(cubes: readonly Cube[], view: readonly [number, number, number, number]): void {
    const { gl, cube } = this;
    gl.useProgram(cube.it);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.points);
    feed(gl, [[0, 3, 0], [1, 3, 12], [2, 2, 24]], 8);
    gl.enable(gl.DEPTH_TEST);
    gl.disable(gl.BLEND);
    gl.uniform4f(cube.of("view"), ...view);
    for (const each of cubes) {
      gl.uniformMatrix3fv(cube.of("turned"), false, matrix(each.turned));
      gl.uniform3f(cube.of("at"), ...each.at);
      gl.uniform1f(cube.of("size"), each.size);
      gl.uniform1f(cube.of("row"), each.row);
      gl.uniform1f(cube.of("smear"), each.smear);
      gl.uniform1f(cube.of("blank"), each.blank ? 1 : 0);
      gl.uniform1f(cube.of("light"), each.light);
      gl.drawElements(gl.TRIANGLES, this.count, gl.UNSIGNED_SHORT, 0);
    }
  }
}

function program(gl: WebGLRenderingContext, vertex: string, fragment: string, names: readonly string[]): Program {
  const it = gl.createProgram();
  for (const [kind, text] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error("no shader");
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(it, shader);
  }
  names.forEach((name, i) => gl.bindAttribLocation(it, i, name));
  gl.linkProgram(it);
  if (!gl.getProgramParameter(it, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(it) ?? "no program");
  const known = new Map<string, WebGLUniformLocation | null>();
  const of = (name: string): WebGLUniformLocation | null => {
    if (!known.has(name)) known.set(name, gl.getUniformLocation(it, name));
    return known.get(name) ?? null;
  };
  return { it, of };
}

function buffer(gl: WebGLRenderingContext, kind: number, data: Float32Array | Uint16Array): WebGLBuffer {
  const made = gl.createBuffer();
  gl.bindBuffer(kind, made);
  gl.bufferData(kind, data as Float32Array<ArrayBuffer>, gl.STATIC_DRAW);
  return made;
}

/** Describe the buffer's attributes: location, size, offset in bytes. */
function feed(gl: WebGLRenderingContext, parts: readonly (readonly [number, number, number])[], stride: number): void {
  for (let i = 0; i < 3; i++) gl.disableVertexAttribArray(i);
  for (const [place, count, from] of parts) {
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, count, gl.FLOAT, false, 4 * stride, from);
  }
}
