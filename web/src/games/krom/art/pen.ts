/** Drawing helpers and colours of KROM: charcoal outlines, flat colour, light from the left. */

export const INK = "#241c17";
export const SOOT = "#3b2e26";
export const BONE = "#f3e6c8";
export const DIM = "#dcc79c";
export const OCHRE = "#d08a2b";
export const DEEP = "#8a5312";
export const CLAY = "#a8402a";
export const GLOW = "#ffd767";
export const FIRE = "#ff9a2e";
export const WOOD = "#9a6b3f";
export const CUT = "#e6c48d";
export const FLINT = "#a7a8a6";
export const SLATE = "#6f7883";
export const LEAF = "#7aa34a";
export const MOSS = "#4d7a3a";
export const SKIN = "#e2a873";
export const TAN = "#c4824f";
export const FUR = "#c9803c";
export const HAIR = "#3b2a20";

/** A shape with an outline. */
export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** A line of charcoal, thinner than an outline. */
export const line = (d: string, width = 2.6, colour = INK): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

/** A patch of colour without an outline. */
export const spot = (fill: string, d: string, opacity = 1): string =>
  `<path fill="${fill}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ""} d="${d}"/>`;

/** The side turned away from the light. */
export const shade = (d: string): string => spot(INK, d, 0.2);

export const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

export const dots = (fill: string, r: number, ...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => `<circle fill="${fill}" stroke="none" cx="${x}" cy="${y}" r="${r}"/>`).join("");

/** A long round thing: a stick, an arm, a rope, a tail. */
export const stick = (d: string, width: number, colour: string): string =>
  line(d, width + 6, INK) + line(d, width, colour);

export const eye = (x: number, y: number, r = 4, look = 1): string =>
  `<circle fill="#fffaf0" stroke-width="2.4" cx="${x}" cy="${y}" r="${r}"/>` + dots(INK, r * 0.45, [x + look, y + 0.4]);

/** Move, turn and scale a drawing. */
export const put = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})">${drawing}</g>`;

/** Where the light falls. */
export const gleam = (d: string): string => spot("#fff", d, 0.3);
