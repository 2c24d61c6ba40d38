/** Geometry of the board: both paths, on a field of 800 by 600. */

import { smooth, type Path } from "../../stage/path";
import type { Figure } from "./types";

export const WIDE = 800;
export const HIGH = 600;

const RUNNER = [
  [92, 506],
  [190, 530],
  [300, 512],
  [410, 530],
  [540, 548],
  [668, 520],
  [712, 450],
  [632, 402],
  [530, 384],
  [474, 330],
  [540, 284],
  [622, 258],
  [650, 206],
  [612, 158],
] as const;

const GRIFFIN = [
  [92, 230],
  [118, 162],
  [214, 122],
  [326, 146],
  [424, 112],
  [512, 100],
  [542, 140],
] as const;

export type Paths = Readonly<Record<Figure, Path>>;

export function paths(steps: { readonly runner: number; readonly griffin: number }): Paths {
  return { runner: smooth(RUNNER, steps.runner), griffin: smooth(GRIFFIN, steps.griffin) };
}
