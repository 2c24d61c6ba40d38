/** Colours of the cards, in addition to their symbols. A third-party pack brings its own. */
const KNOWN: Readonly<Record<string, string>> = { green: "#4b7a2f", brown: "#8a5a33", red: "#b23a2a", grey: "#6b6f73" };
const OTHERS = ["#5d4b8a", "#0f6f6b", "#7a5200", "#7d1450"];

export function cardColour(names: readonly { readonly name: string }[], name: string): string {
  const place = names.findIndex((colour) => colour.name === name);
  return KNOWN[name] ?? OTHERS[Math.max(0, place) % OTHERS.length] ?? "#33241c";
}
