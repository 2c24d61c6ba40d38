/** Descriptions for screen readers: what cards and territories cost, give and score. */
import { bill } from "./model";
import type { Card, Cost, KeroView, Territory } from "./types";

export type Say = (key: string, args?: Readonly<Record<string, unknown>>) => string;

/** Rename the cost "jerrycan" to "jerrycans", as they are called in camp. */
const counted = (amounts: readonly (readonly [Cost, number])[]): Record<string, number> =>
  Object.fromEntries(amounts.map(([good, many]) => [good === "jerrycan" ? "jerrycans" : good, many]));

const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

export function describeCost(card: Pick<Card, "cost">, t: Say): string {
  const cost = Object.entries(card.cost) as [Cost, number][];
  return cost.length > 0 ? t("web-kero-costs", counted(cost)) : "";
}

export function describeMissing(card: Pick<Card, "cost">, have: Readonly<Record<Cost, number>>, t: Say): string {
  const owed = bill(card, have).filter(({ missing }) => missing > 0);
  return owed.length > 0 ? t("web-kero-missing", counted(owed.map(({ good, missing }) => [good, missing]))) : "";
}

type Gifts = Pick<Card, "jerrycans" | "tuareks"> & Partial<Pick<Card, "explorers" | "fuellings">>;

export function describeGifts({ jerrycans, tuareks, explorers = 0, fuellings = 0 }: Gifts, t: Say): string {
  const given = { jerrycans, tuareks, explorers, fuellings };
  return Object.values(given).some((many) => many > 0) ? t("web-kero-gives", given) : "";
}

/** Says nothing for a card whose worth depends on others. */
export const describePoints = ({ points }: Card, t: Say): string => (points > 0 ? t("web-kero-scores-plain", { points }) : "");

/** Everything on a card except its name. */
export function describeCard(card: Card, t: Say): string {
  return sentences(
    describePoints(card, t),
    describeCost(card, t),
    describeGifts(card, t),
    card.ability === "" ? "" : `${t("web-kero-ability", { ability: card.ability })}.`,
    card.none_shall_pass ? t("web-kero-pass-about") : "",
  );
}

/** A card's name, in quotation marks because it may end in a mark of its own, and everything on it. */
export const describeNamed = (card: Card, t: Say): string => sentences(t("web-kero-card-quoted", { card: card.id }), describeCard(card, t));

export const describeScores = ({ kind, points, colour, bonus }: Territory, t: Say): string => t(`web-kero-scores-${kind}`, { points, colour, bonus });

/** How a territory scores, and what its winner receives. */
export function describeLand(land: Territory, t: Say): string {
  return sentences(describeScores(land, t), describeGifts(land, t));
}

/** What an outage costs this seat, and who is next, unless it is the last turn. */
export function describeOutage(dry: number, { me, names, last }: { me: number | null; names: readonly string[]; last: boolean }, t: Say): string {
  const lost = t(me === dry ? "web-kero-outage-own" : "web-kero-outage-they", { name: names[dry] ?? "" });
  const next = t(me === 1 - dry ? "web-kero-outage-you" : "web-kero-outage-next", { rival: names[1 - dry] ?? "" });
  return sentences(lost, last ? "" : next);
}

/** What a clan holds, and whether it went first. */
export function describeCamp(view: KeroView, seat: number, name: string, seconds: number, t: Say): string {
  const clan = view.clans[seat];
  const held = { cards: clan?.cards.length ?? 0, lands: clan?.territories.length ?? 0, jerrycans: clan?.jerrycans ?? 0, tuareks: clan?.tuareks ?? 0 };
  const text = t("web-kero-clan", { name, points: clan?.points ?? 0, seconds, ...held });
  return seat === view.first ? `${text}. ${t("web-kero-first", { name })}` : text;
}
