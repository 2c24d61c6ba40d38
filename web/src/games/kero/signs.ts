/** Log icons: the picture of each event. */
import type { EventInfo } from "../../protocol/wire";

const SIGNS: Readonly<Record<string, string>> = {
  "kero-turn-begins": "truck",
  "kero-last-turn": "final",
  "kero-jerrycans": "jerrycan",
  "kero-tuarek-drawn": "tuarek",
  "kero-tuareks-shuffled": "tuarek",
  "kero-tank-is-full": "pump",
  "kero-fuelling-begins": "pump",
  "kero-fuelling-roll": "dice",
  "kero-fuelled": "pump",
  "kero-tipped": "tipped",
  "kero-rolled": "dice",
  "web-kero-run": "dice",
  "web-kero-fuel-run": "dice",
  "kero-laid-flat": "truck",
  "kero-outage": "outage",
  "kero-collected": "dice",
  "kero-explored": "explorer",
  "kero-explored-final": "final",
  "kero-card-taken": "card",
  "kero-hired": "tuarek",
  "kero-traded": "ability-trade",
  "kero-explorer-moved": "explorer",
  "kero-sent-home": "explorer",
  "kero-card-burnt": "burnt",
  "kero-space-filled": "card",
  "kero-claim": "claim",
  "kero-land-won": "land",
  "kero-land-lost": "land",
  "kero-land-revealed": "land",
  "kero-game-ended": "star",
};

export function signOf({ key, args }: EventInfo): string | null {
  const { tuarek, ability, die, resource } = args;
  if (typeof tuarek === "string") return `tuarek-${tuarek}`;
  if (typeof ability === "string") return `ability-${ability}`;
  if (typeof die === "string") return `ability-${die}-die`;
  return SIGNS[key] ?? (typeof resource === "string" ? resource : null);
}
