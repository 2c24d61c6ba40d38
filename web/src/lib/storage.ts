/** What this browser remembers. A browser that remembers nothing works all the same. */
const PREFIX = "kaboodle-";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** null: it is forgotten. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

/** A table this browser has a seat at. */
export interface Place {
  id: string;
  game: string;
  token: string;
  /** Given up for good: the key is kept, but nobody is led back. */
  resigned?: boolean;
}

export function places(): Place[] {
  try {
    const found: unknown = JSON.parse(recall("places") ?? "[]");
    return Array.isArray(found) ? found.filter(isPlace) : [];
  } catch {
    return [];
  }
}

export function keepPlace(place: Place): void {
  const all = places();
  const known = all.find(({ id }) => id === place.id);
  const others = all.filter((other) => other !== known);
  remember("places", JSON.stringify([{ ...known, ...place }, ...others].slice(0, 12)));
}

export function dropPlace(id: string): void {
  remember("places", JSON.stringify(places().filter((place) => place.id !== id)));
}

export function resignPlace(id: string): void {
  const all = places();
  const place = all.find((each) => each.id === id);
  if (!place || place.resigned) return;
  place.resigned = true;
  remember("places", JSON.stringify(all));
}

export function token(id: string): string | null {
  return places().find((place) => place.id === id)?.token ?? null;
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  const place = value as Record<string, unknown>;
  return ["id", "game", "token"].every((name) => typeof place[name] === "string");
}
