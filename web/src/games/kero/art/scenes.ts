/** The picture of each card and territory: light, ground, and what stands on it. */
import { BUILDING, FIGURE, GROUND, LIGHT, THING } from "./motifs";

/** Light, ground, then buildings, things and figures from back to front. */
const CARDS: Readonly<Record<string, string>> = {
  "gatekeepers-1": "noon dune gate old",
  "gatekeepers-2": "dust salt gate twins",
  "gatekeepers-3": "dusk canyon gate cannon",
  "gatekeepers-4": "noon ruin gate hooded",
  "gatekeepers-5": "dusk mesa gate dog",
  "scout-tower": "noon mesa tower flag",
  "jerry-dump": "dust dune cans",
  "roadside-pump": "dusk salt pump",
  "tin-roof": "noon dune shed",
  "tea-tent": "dusk dune tent teapot",
  "well-of-plenty": "noon terrace well",
  "spare-parts": "dust ruin gears",
  kiln: "fire dune kiln",
  terraces: "noon terrace sacks old",
  elder: "fire ruin bonfire old",
  "bakers-oven": "dusk dune oven",
  "green-workshop": "noon terrace shed sacks",
  "yellow-workshop": "dust dune shed smith",
  "blue-workshop": "fire mesa shed lamp",
  scrapyard: "dust salt gears cannon",
  "drill-ground": "noon salt posts helmeted",
  still: "fire canyon still",
  caravan: "dusk dune caravan",
  lookouts: "noon canyon tower twins",
  "signal-fire": "fire mesa bonfire",
  "wind-wheel": "noon dune wheel",
  "tanker-depot": "dust salt depot",
  "oil-seep": "dusk canyon seep",
  "drum-circle": "fire dune drum drummer",
  greenhouse: "noon terrace glass",
  "long-patrol": "dusk salt helmeted flag",
  bazaar: "noon ruin stalls",
  "moot-hall": "dusk ruin hall",
  outpost: "dust salt tower radio",
  "great-wall": "noon mesa wall",
  "sky-engine": "dusk salt plane",
};

const LANDS: Readonly<Record<string, string>> = {
  "green-valley": "noon terrace",
  "brown-mesa": "dust mesa",
  "red-canyon": "dusk canyon",
  "grey-flats": "noon salt",
  "market-ruins": "dust ruin",
  "rainbow-springs": "noon dune",
  "four-pillars": "dusk ruin",
  crossroads: "dust dune",
  oasis: "noon dune",
  "refinery-wreck": "dusk salt",
  "nomad-camp": "fire dune",
  "fuel-cache": "dust canyon",
};

/** What is added to a territory's ground, by what it scores for. */
const LANDMARK: Readonly<Record<string, string>> = {
  trios: `<g fill="#8a7a62" stroke="#33241c" stroke-width="2"><path d="M30 62q0-12 10-12t10 12ZM50 62q0-12 10-12t10 12ZM40 48q0-12 10-12t10 12Z"/></g>`,
  "every-colour": `<g stroke-width="4" fill="none"><path d="M22 62q2-30 28-30t28 30" stroke="#4b7a2f"/><path d="M28 62q2-24 22-24t22 24" stroke="#8a5a33"/><path d="M34 62q2-18 16-18t16 18" stroke="#b23a2a"/><path d="M40 62q2-12 10-12t10 12" stroke="#6b6f73"/></g>`,
  "four-alike": `<g fill="#e8dcc0" stroke="#33241c" stroke-width="2"><path d="M22 64V26h8v38ZM38 64V22h8v42ZM54 64V22h8v42ZM70 64V26h8v38Z"/></g>`,
  territories: `<g fill="none" stroke="#8a5a33" stroke-width="7"><path d="M10 70 46 40l40-22M14 26l34 16 40 26"/></g><path d="M50 46V14m0 2h18l5 5-5 5H50m0 4H34l-5 5 5 5h16" fill="#f3e2bd" stroke="#33241c" stroke-width="2"/>`,
};
const PLAIN: Readonly<Record<string, string>> = {
  oasis: `<g stroke="#33241c" stroke-width="2"><path d="M24 64q26-12 54 0Z" fill="#3cc4b9"/><path d="M48 60q-2-20 4-34" fill="none" stroke-width="4" stroke="#7a5634"/><path d="M52 26q-18-8-24 8 14-6 24-8ZM52 26q4-18 22-12-14 4-22 12ZM52 26q18-2 22 14-12-10-22-14ZM52 26q-12 2-14 18 10-8 14-18Z" fill="#5f9a3c"/></g>`,
  "refinery-wreck": `<g stroke="#33241c" stroke-width="2"><path d="M20 64V34q14-8 28 0v30ZM56 64 62 22h8l4 42Z" fill="#8a8f92"/><path d="M20 44h28M60 40h12" stroke="#b5341f" stroke-width="4"/><path d="M48 46h10" stroke-width="5" stroke="#5d564c"/></g>`,
  "nomad-camp": `<g stroke="#33241c" stroke-width="2"><path d="M28 34 46 64H10ZM72 34 90 64H54Z" fill="#c9573a"/><path d="M28 34 34 64H22ZM72 34 78 64H66Z" fill="#f3e2bd"/></g>`,
  "fuel-cache": THING["cans"] ?? "",
};

/** A territory that counts a colour shows something in the shape of its symbol. */
const SYMBOLS: Readonly<Record<string, string>> = {
  "green-valley": `<g stroke="#33241c" stroke-width="2" stroke-linejoin="round"><path d="M47 64 49 44h4l2 20Z" fill="#7a5634"/><g fill="#4b7a2f"><circle cx="51" cy="22" r="11"/><circle cx="40" cy="37" r="11"/><circle cx="62" cy="37" r="11"/></g></g>`,
  "brown-mesa": `<g stroke="#33241c" stroke-width="2" stroke-linejoin="round"><path d="M30 64V26h40v38Z" fill="#8a5a33"/><path d="M30 38h40M30 50h40M44 26v12M58 38v12M42 50v14" fill="none" stroke="#5a3a26"/></g>`,
  "red-canyon": `<g stroke="#33241c" stroke-width="2" stroke-linejoin="round"><path d="M50 16 78 66H22Z" fill="#b23a2a"/><path d="m38 37 7 5 5-5 6 6 6-6M30 52l10 5 8-6 10 7 12-7" fill="none" stroke="#7a1f14"/></g>`,
  "grey-flats": `<g stroke="#33241c" stroke-width="2"><circle cx="50" cy="42" r="23" fill="#6b6f73"/><path d="M36 34q5-9 15-9M60 56q6-5 7-12" fill="none" stroke="#a9aeb2" stroke-width="3" stroke-linecap="round"/><circle cx="46" cy="48" r="3" fill="#565a5e"/><circle cx="58" cy="38" r="2.500" fill="#565a5e"/></g>`,
};

const PARTS = [LIGHT, GROUND, BUILDING, THING, FIGURE];
/** For third-party packs: the same name always gets the same picture. */
const SOME = ["noon dune tent", "dust salt shed", "dusk mesa tower", "noon ruin barrel", "fire canyon lamp", "dust terrace sacks"];

function drawn(words: string): string {
  return words.split(" ").map((word) => PARTS.map((part) => part[word] ?? "").join("")).join("");
}

function some(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return SOME[sum % SOME.length] ?? "";
}

/** The final spaces, in the evening. */
export const FINAL = drawn("dusk dune");

const cards = new Map<string, string>();

export function cardScene(id: string): string {
  const known = cards.get(id) ?? drawn(CARDS[id] ?? some(id));
  cards.set(id, known);
  return known;
}

export function landScene(id: string, kind: string): string {
  return drawn(LANDS[id] ?? some(id)) + (LANDMARK[kind] ?? SYMBOLS[id] ?? PLAIN[id] ?? "");
}
