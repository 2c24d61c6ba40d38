/**
 * Event reducer: the view after an event, for what is shown between two steps. The step's own view
 * replaces it at the end.
 */
import { cardOf, frame, STILL } from "./model";
import { RESOURCE, TUAREK, type Ability, type Cost, type EventInfo, type KeroView, type Pack } from "./types";

type Clan = KeroView["clans"][number];

export const whole = ({ args }: EventInfo, name: string): number => Number(args[name] ?? 0);
export const text = ({ args }: EventInfo, name: string): string => String(args[name] ?? "");

function clan(view: KeroView, seat: number, change: (clan: Clan) => Partial<Clan>): KeroView {
  return { ...view, clans: view.clans.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)) };
}

const put = <T>(list: readonly T[], place: number, what: T): T[] => list.map((each, i) => (i === place ? what : each));
const step = (list: readonly number[], place: number, by: number): number[] => list.map((each, i) => (i === place ? each + by : each));

const pays = (view: KeroView, seat: number, many: number): KeroView => clan(view, seat, ({ jerrycans }) => ({ jerrycans: jerrycans - many }));

/** A clan gains or loses a Tuarek. Only the clan knows which one it draws; everyone sees which one it uses. */
function tuarek(view: KeroView, event: EventInfo, by: number): KeroView {
  const seat = whole(event, "seat");
  const kind = TUAREK.find((each) => each === text(event, "tuarek"));
  const counted = clan(view, seat, ({ tuareks }) => ({ tuareks: Math.max(0, tuareks + by) }));
  if (kind === undefined || seat !== view.seat) return counted;
  return { ...counted, tuareks: { ...view.tuareks, [kind]: Math.max(0, view.tuareks[kind] + by) } };
}

function paid(view: KeroView, pack: Pack, event: EventInfo): KeroView {
  const cost: Partial<Readonly<Record<Cost, number>>> = cardOf(pack, text(event, "card"))?.cost ?? {};
  const resources = { ...view.resources };
  for (const good of RESOURCE) resources[good] -= cost[good] ?? 0;
  const taken = clan(view, whole(event, "seat"), ({ cards, jerrycans }) => ({ cards: [...cards, text(event, "card")], jerrycans: jerrycans - (cost.jerrycan ?? 0) }));
  return { ...taken, resources, row: put(view.row, whole(event, "space") - 1, "") };
}

/** The truck is laid flat and keeps its level, so that no sand runs during the following animations. */
function lies(view: KeroView, seat: number, level: number): KeroView {
  const below = view.asking.slice(0, -1);
  const asking = frame(view) === "rolling" ? [...below, "camp" as const] : below.length > 0 ? below : ["start" as const];
  return { ...clan(view, seat, () => ({ tank: level, level })), since: STILL, rolled: STILL, asking };
}

/** An Explorer comes or goes; the rest are in camp. */
function walks(view: KeroView, seat: number, place: number, by: number): KeroView {
  return clan(view, seat, ({ explorers, home }) => ({ explorers: step(explorers, place, by), home: home - by }));
}

/** Cards slide right as far as they can, then one is laid on the free space. */
function filled(view: KeroView, event: EventInfo): KeroView {
  const lying = view.row.filter((card) => card !== "");
  const free = view.row.length - lying.length;
  const row = [...view.row.slice(0, free).map(() => ""), ...lying];
  return { ...view, pile: Math.max(0, view.pile - 1), row: put(row, whole(event, "space") - 1, text(event, "card")) };
}

export function after(view: KeroView, event: EventInfo, pack: Pack): KeroView {
  const seat = whole(event, "seat");
  const space = whole(event, "space") - 1;
  switch (event.key) {
    case "kero-jerrycans":
      return clan(view, seat, () => ({ jerrycans: whole(event, "held") }));
    case "kero-tuarek-drawn":
    case "kero-tuarek-drawn-known":
      return { ...tuarek(view, event, 1), tuarek_pile: Math.max(0, view.tuarek_pile - 1) };
    case "kero-tuareks-shuffled":
      return { ...view, tuarek_pile: whole(event, "tiles"), tuarek_used: [] };
    case "kero-tuarek-played":
      return tuarek(view, event, -1);
    case "kero-hired":
      return pays(view, seat, pack.prices.hire);
    case "kero-die-added":
      return pays(view, seat, whole(event, "paid"));
    case "kero-traded":
      return { ...view, resources: { ...view.resources, wheat: view.resources.wheat - whole(event, "wheat") } };
    case "kero-gift-given": {
      const resources = { ...view.resources };
      for (const good of RESOURCE) resources[good] += whole(event, good);
      return { ...view, resources };
    }
    case "kero-tile-taken":
      return clan(view, seat, ({ tiles }) => ({ tiles: [...tiles, text(event, "ability") as Ability] }));
    case "kero-collected": {
      const resources = { ...view.resources };
      for (const good of RESOURCE) resources[good] = whole(event, good);
      return { ...view, resources };
    }
    case "kero-laid-flat":
    case "kero-fuelled":
      return lies(view, seat, whole(event, "level"));
    case "kero-outage":
      return { ...clan(view, seat, () => ({ tank: 0, level: 0 })), since: STILL, rolled: STILL };
    case "kero-card-taken":
      return paid(view, pack, event);
    case "kero-explored":
      return walks(view, seat, space, 1);
    case "kero-explored-final":
      return walks(view, seat, 3 + whole(event, "final"), 1);
    case "kero-explorer-moved":
      return walks(walks(view, seat, whole(event, "from") - 1, -1), seat, whole(event, "to") - 1, 1);
    case "kero-sent-home":
      return pays(walks(pays(view, seat, pack.prices.expel), whole(event, "target"), space, -1), whole(event, "target"), -pack.prices.expel);
    case "kero-card-burnt":
      return { ...view, row: put(view.row, space, ""), discard: [...view.discard, text(event, "card")] };
    case "kero-space-filled":
      return filled(view, event);
    case "kero-claim":
      return { ...view, claims: whole(event, "number") };
    case "kero-land-won":
      return gone(clan(view, seat, ({ territories }) => ({ territories: [...territories, text(event, "land")] })), text(event, "land"));
    case "kero-land-lost":
      return gone(view, text(event, "land"));
    case "kero-land-revealed":
      return { ...view, territories: put(view.territories, space, text(event, "land")) };
    default:
      return view;
  }
}

function gone(view: KeroView, land: string): KeroView {
  const place = view.territories.indexOf(land);
  const left = place < 0 ? view : { ...view, territories: put(view.territories, place, "") };
  return { ...left, clans: left.clans.map((each) => ({ ...each, home: each.home + (each.explorers[place] ?? 0), explorers: put(each.explorers, place, 0) })) };
}
