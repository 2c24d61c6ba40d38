/** Sprite sheet: all sides of all dice, drawn once from the game's pictures. */
import { PICTURES } from "../pictures";
import { type Colour, face, type Sides } from "./die";
import { SHEET } from "./gl";

export const ROWS: readonly Colour[] = ["white", "green", "yellow", "blue"];

function spriteSheetSvg(sides: Sides): string {
  const cell = (inside: string, x: number, y: number): string => `<svg x="${x * 100}" y="${y * 100}" width="100" height="100" viewBox="0 0 100 100">${inside}</svg>`;
  const cells = ROWS.flatMap((colour, y) => [
    ...sides[colour].map((side, x) => cell(face(colour, side, PICTURES), x, y)),
    cell(face(colour, undefined, PICTURES), 6, y),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 800 400">${cells.join("")}</svg>`;
}

export async function spriteSheet(sides: Sides): Promise<HTMLImageElement> {
  const image = new Image(SHEET.width, SHEET.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(spriteSheetSvg(sides))}`;
  await image.decode();
  return image;
}
