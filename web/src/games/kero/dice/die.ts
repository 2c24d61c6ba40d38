/** A die as it is drawn. The server says which side is up; nothing here is random. */
import type { Die as Colour, Side } from "../../../protocol/kero";

export type { Colour };
export type Sides = Readonly<Record<Colour, readonly Side[]>>;

export interface Die {
  /** The die's number in the rules, 0 to 7; also that of its slot. */
  readonly id: number;
  readonly colour: Colour;
  /** Index of the side that is up; null before the first roll. */
  readonly face: number | null;
  /** A fire keeps it. */
  readonly locked: boolean;
  /** Its player keeps it. */
  readonly kept: boolean;
  /** A fire that keeps nothing: its flame is blue. */
  readonly blue?: boolean;
  /** It lies in the Shack and may be fetched. */
  readonly away?: boolean;
  /** The price to fetch it. */
  readonly tag?: string;
  /** The price is in Jerrycans. */
  readonly cans?: boolean;
  /** It would pay for a pinned card. */
  readonly pin?: boolean;
}

/** A throw; a new key is a new throw. `answered` once the server has sent the sides. */
export interface Throw {
  readonly key: number;
  readonly dice: readonly number[];
  readonly answered: boolean;
}

export const COLOURS: Readonly<Record<Colour, { body: string; edge: string; ink: string }>> = {
  white: { body: "#f4ead2", edge: "#b9a67c", ink: "#33241c" },
  green: { body: "#5f9a3d", edge: "#2f5a1b", ink: "#fff7e3" },
  yellow: { body: "#f0b93a", edge: "#9a6a0c", ink: "#33241c" },
  blue: { body: "#3f7fc4", edge: "#1c4577", ink: "#fff7e3" },
};
export const FIRE = "#b5341f";
const NOTCHES: Readonly<Record<Colour, number>> = { white: 0, green: 1, yellow: 2, blue: 3 };

/** Layout of one to three pictures on a side of 100: centre and size. */
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[50, 50, 66]],
  [[33, 33, 46], [67, 67, 46]],
  [[50, 28, 42], [28, 69, 42], [72, 69, 42]],
];

/** A side as SVG on a field of 100, in the colour of its die. */
export function face(colour: Colour, side: Side | undefined, pictures: Readonly<Record<string, unknown>>): string {
  const { body, edge, ink } = COLOURS[colour];
  const notches = Array.from({ length: NOTCHES[colour] }, (_, i) => `<circle cx="${13 + 9 * i}" cy="13" r="3" fill="${ink}" opacity=".75"/>`).join("");
  const back = side?.fire ? FIRE : body;
  const rim = `<rect width="100" height="100" fill="${back}"/><rect x="5" y="5" width="90" height="90" rx="16" fill="none" stroke="${side?.fire ? "#6d1a0d" : edge}" stroke-width="2.500" opacity=".55"/>`;
  return rim + icons(side, pictures) + notches;
}

function icons(side: Side | undefined, pictures: Readonly<Record<string, unknown>>): string {
  if (!side) return "";
  const [name, count] = side.fire ? ["fire", 1] : (Object.entries(side.gives)[0] ?? ["", 0]);
  const picture = pictures[name];
  if (typeof picture !== "string") return "";
  const larger = side.fire ? 1.15 : 1;
  return (PLACES[count] ?? [])
    .map(([x, y, size]) => `<g transform="translate(${x - (size * larger) / 2} ${y - (size * larger) / 2}) scale(${(size * larger) / 24})">${picture}</g>`)
    .join("");
}
