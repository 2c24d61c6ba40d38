/** Harm done to a seat by others, from the log's events, so that it stays visible until it has been read. */
import type { LoggedEvent } from "../../stage/room";
import { text, whole } from "./after";
import type { EventInfo, Good } from "./types";

interface Harm {
  /** The event's number in the log. */
  readonly n: number;
  /** A message key for the harm. */
  readonly key: string;
  readonly seat: number;
  readonly card: string;
  readonly goods: Partial<Record<Good, number>>;
  readonly picture: string;
}

const THING = /^krom-(lost|handed)-(kroms|wood|stone|bone|life)$/;

export function harmDone(events: readonly LoggedEvent[], me: number): Harm[] {
  const harms: Harm[] = [];
  let acts = -1; // whose phase it is: in one's own phase one pays and trades
  let card: Harm | null = null; // a card aimed at this seat that has not taken effect yet
  for (const { n, event } of events) {
    if (event.key === "krom-phase-begins") acts = whole(event, "seat");
    else if (event.key === "krom-phase-ended" || event.key === "krom-round-begins") acts = -1;
    else if (event.key === "krom-card-played-on") card = at(event, "target") === me ? harm(n, "card", "card", event) : null;
    else if (event.key === "krom-cancelled") card = null;
    const felt = acts === me ? null : feel(n, event, me);
    if (felt === null) continue;
    // Other harm already names who caused it.
    if (card !== null && felt.key === "web-krom-befell-lost") harms.push({ ...card, n });
    card = null;
    harms.push(felt);
  }
  return harms;
}

function feel(n: number, event: EventInfo, me: number): Harm | null {
  const thing = THING.exec(event.key);
  if (thing !== null) {
    const count = whole(event, "count");
    const good = thing[2] as Good;
    if (at(event, "seat") !== me || count === 0 || whole(event, "paid") > 0) return null;
    if (thing[1] === "lost") return harm(n, "lost", good, event, { [good]: count });
    return { ...harm(n, "taken", good, event, { [good]: count }), seat: whole(event, "target") };
  }
  switch (event.key) {
    case "krom-hurt": {
      const points = whole(event, "points");
      return at(event, "seat") === me && points > 0 ? harm(n, "lost", "life", event, { life: points }) : null;
    }
    case "krom-stunned":
      return at(event, "seat") === me ? harm(n, "stunned", "stun", event) : null;
    case "krom-card-robbed-known":
      return at(event, "target") === me ? harm(n, "robbed", "card", event) : null;
    case "krom-trophy-taken":
      return at(event, "target") === me ? harm(n, "trophy", "trophy", event) : null;
    default:
      return null;
  }
}

const at = (event: EventInfo, name: string): number => (name in event.args ? whole(event, name) : -1);

function harm(n: number, words: string, picture: string, event: EventInfo, goods: Harm["goods"] = {}): Harm {
  return { n, key: `web-krom-befell-${words}`, seat: whole(event, "seat"), card: text(event, "card"), goods, picture };
}
