/** Whether a choice made on an earlier view still means the same. */
import { ground, pile } from "./model";
import type { KromView } from "./types";

export function same(choice: string, before: KromView, after: KromView): boolean {
  const [verb = "", what = ""] = choice.split(" ");
  const space = Number(what) - 1;
  if (verb === "hunt") return before.prey[space] === after.prey[space];
  if (verb === "realise") return before.ideas[space] === after.ideas[space];
  const pileStands = JSON.stringify(pile(before)) === JSON.stringify(pile(after));
  if (choice === "allow") return pileStands;
  const [was, is] = [ground(before), ground(after)];
  const totalsStand = was?.ask === "combat" && is?.ask === "combat" && was.totals.join() === is.totals.join();
  if (verb === "play") return pileStands && was?.ask === is?.ask && (was?.ask !== "combat" || totalsStand);
  if (verb === "go") return was?.ask === "destination" && is?.ask === "destination" && before.round === after.round;
  if (verb === "pass") return totalsStand;
  if (verb === "rob") return was?.ask === "robbery" && is?.ask === "robbery" && was.victims[0] === is.victims[0];
  if (["pick", "reroll", "take", "end"].includes(verb)) return JSON.stringify(was) === JSON.stringify(is);
  return true;
}
