/** Log icons: the picture of each event. */
import type { EventInfo } from "../../protocol/wire";

const SIGNS: Readonly<Record<string, string>> = {
  "character-taken": "option-characters", "round-begins": "sun", "got-up": "up", "phase-ended": "end",
  moved: "walk", "phase-begins": "turn", "beast-moved": "beast", "beast-fights": "beast", "beast-won": "beast",
  "combat-begins": "club", "combat-won": "win", rolled: "die", "beast-rolled": "die", "dice-added": "die",
  "value-added": "plus", passed: "pass", hurt: "hurt", "beast-hurt": "hurt", stunned: "stun",
  "trophy-won": "trophy", "trophy-taken": "trophy", "robbery-declined": "leave", "card-robbed": "rob",
  warmed: "fire", frozen: "snow", rested: "fire", "card-drawn": "card", "nothing-to-draw": "none", "deck-remade": "shuffle",
  "card-played": "play", "card-played-on": "play", countered: "counter", cancelled: "cancel",
  picked: "pick", hunted: "hunt", "prey-escaped": "flee", "prey-appears": "paw", climbed: "die", "climb-rewarded": "mountain",
  realised: "point", "idea-appears": "idea", "game-won": "chief", "game-capped": "sun",
};

/** An event in a place gets the picture of the place; goods that change hands get their own. */
export function sign({ key, args }: Pick<EventInfo, "key" | "args">): string | null {
  const event = key.replace(/^krom-/, "").replace(/-known$/, "");
  if (event === "moved" || event === "phase-begins") return String(args["place"] ?? SIGNS[event]);
  return SIGNS[event] ?? /^(?:gained|lost|handed)-(.+)$/.exec(event)?.[1] ?? null;
}
