/** Local storage. The app also works in a browser that stores nothing. */
const PREFIX = "kaboodle-";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Store a value; null removes it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

/** A table at which this browser has a seat. */
interface SavedSeat {
  id: string;
  game: string;
  token: string;
  /** Resigned: the token is kept, but the shelf does not offer the table. */
  resigned?: boolean;
}

export function savedSeats(): SavedSeat[] {
  try {
    const stored: unknown = JSON.parse(recall("places") ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSavedSeat) : [];
  } catch {
    return [];
  }
}

export function saveSeat(place: SavedSeat): void {
  const all = savedSeats();
  const known = all.find(({ id }) => id === place.id);
  const others = all.filter((other) => other !== known);
  remember("places", JSON.stringify([{ ...known, ...place }, ...others].slice(0, 12)));
}

export function forgetSeat(id: string): void {
  remember("places", JSON.stringify(savedSeats().filter((place) => place.id !== id)));
}

export function markResigned(id: string): void {
  const all = savedSeats();
  const place = all.find((each) => each.id === id);
  if (!place || place.resigned) return;
  place.resigned = true;
  remember("places", JSON.stringify(all));
}

export function token(id: string): string | null {
  return savedSeats().find((place) => place.id === id)?.token ?? null;
}

function isSavedSeat(value: unknown): value is SavedSeat {
  if (typeof value !== "object" || value === null) return false;
  const place = value as Record<string, unknown>;
  return ["id", "game", "token"].every((name) => typeof place[name] === "string");
}
