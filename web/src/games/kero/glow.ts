/** Which territories and tiles to highlight, given the options of the question and what is picked up. */
import type { Hand } from "./hand.svelte";
import { ALONE, type Choices } from "./model";
import type { Frame } from "./types";

export function glowsLand({ choices: may, lifted, from }: Pick<Hand, "choices" | "lifted" | "from">, top: Frame, key: string): boolean {
  const plays = (tuarek: string): boolean => lifted?.kind === "tuarek" && lifted.which === tuarek;
  if (top === "moving" || plays("move")) return from === null ? may.rest("move").some((pair) => pair.startsWith(`${key} `)) : may.may(`move ${from} ${key}`);
  if (plays("expel")) return may.may(`send home ${key}`);
  return may.may(`explore ${key}`) || may.may(`win tie ${key}`);
}

const VERBS: Readonly<Record<string, string>> = { dice: "call", move: "move", resources: "gift", expel: "send home" };

export function glowsTile(may: Choices, top: Frame, kind: "tuarek" | "ability" | "hire", which: string): boolean {
  if (kind === "hire") return may.may("hire");
  if (kind === "ability") return which === "trade" && may.rest("trade").length > 0;
  if (top === "moving") return false;
  return may.may(ALONE[which] ?? "") || may.rest(VERBS[which] ?? "-").length > 0;
}
