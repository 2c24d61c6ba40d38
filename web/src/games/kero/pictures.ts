/** Pictures on a field of 24: what KERO counts, and icons for its log. */
import { INK as ink } from "../../art/picture";
import { MASKS } from "./art/masks";

const GOODS: Readonly<Record<string, string>> = {
  jerrycan: `<path d="M4 6h10l6 4v12H4Z" fill="#1f8f8a" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M6 6V2.500h6V6M15 6.500l2-3 3 2-2 3" fill="none" stroke="${ink}" stroke-width="1.800"/><path d="m7 11 10 8M17 11 7 19" stroke="#b8efe9" stroke-width="1.800"/>`,
  brick: `<path d="M2 8 7 4h15v11l-5 5H2Z" fill="#c8613c" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M2 8h15v12M17 8l5-4" fill="none" stroke="${ink}" stroke-width="1.600"/><path d="M5 12h4M11 16h4" stroke="#f2a27e" stroke-width="1.600"/>`,
  wheat: `<path d="M12 22V8" stroke="${ink}" stroke-width="2"/><path d="M12 2q3 3 0 7-3-4 0-7ZM12 9q5-3 6-6-5 0-6 6ZM12 9Q7 6 6 3q5 0 6 6ZM12 14q5-2 7-6-6 0-7 6ZM12 14q-5-2-7-6 6 0 7 6ZM12 19q5-2 7-6-6 0-7 6ZM12 19q-5-2-7-6 6 0 7 6Z" fill="#f0bd3a" stroke="${ink}" stroke-width="1.100" stroke-linejoin="round"/>`,
  metal: `<path d="M3 17 7 8h10l4 9v4H3Z" fill="#9fb0bd" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M3 17h18M8.500 10.500h7" stroke="#e9f2f7" stroke-width="1.600"/>`,
  recruit: `<circle cx="12" cy="7.500" r="5" fill="#e9b98c" stroke="${ink}" stroke-width="1.600"/><path d="M6.500 7Q7 1.500 12 1.500T17.500 7Z" fill="#7d6a3d" stroke="${ink}" stroke-width="1.600"/><path d="M3 22q0-9 9-9t9 9Z" fill="#b5923f" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/>`,
  fire: `<path d="M12 1.500q1 5 4.500 8T20 16a8 6.800 0 0 1-16 0q0-4 3-6.500.3 3 2 3.500Q8 6 12 1.500Z" fill="#f0642a" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M12 11q3.500 4 3.500 7a3.500 3.500 0 0 1-7 0q0-2 3.500-7Z" fill="#ffd34f"/>`,
  explorer: `<path d="M12 1.500 16.500 8 20 22H4L7.500 8Z" fill="#d9b26b" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M9 9.500q3-3 6 0v3q-3 2.600-6 0Z" fill="#5a3a26" stroke="${ink}" stroke-width="1"/><path d="M17.500 21V5M17.500 5l5 2-5 2.500" fill="#3cc4b9" stroke="${ink}" stroke-width="1.300" stroke-linejoin="round"/>`,
  tuarek: `<path d="M12 2.200q8 0 8 8.300 0 7-4 10-2 1.600-4 1.600t-4-1.600q-4-3-4-10 0-8.300 8-8.300Z" fill="#c98f52" stroke="${ink}" stroke-width="1.600"/><path d="M6.500 9.500q2.200-2 4.200 0-2 1.800-4.200 0ZM13.300 9.500q2-2 4.200 0-2.200 1.800-4.200 0Z" fill="#fff7e3" stroke="${ink}" stroke-width=".8"/><path d="M12 10v4M8.500 17.500q3.500 2 7 0" fill="none" stroke="${ink}" stroke-width="1.300"/><path d="M4.500 6.500q7.500-4 15 0" fill="none" stroke="#0f6f6b" stroke-width="2"/>`,
};

const plate = (inside: string): string =>
  `<rect x="1.500" y="1.500" width="21" height="21" rx="4.500" fill="#f3e2bd" stroke="${ink}" stroke-width="1.500"/><rect x="3.200" y="3.200" width="17.600" height="17.600" rx="3" fill="none" stroke="#0f6f6b" stroke-width="1.200"/>${inside}`;
const small = (what: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;
const cube = (fill: string): string =>
  plate(`<path d="m12 5 6 3v7.500l-6 3.500-6-3.500V8Z" fill="${fill}" stroke="${ink}" stroke-width="1.300" stroke-linejoin="round"/><path d="m6 8 6 3.200L18 8M12 11.200V19" fill="none" stroke="${ink}" stroke-width="1.200"/>`);
const more = (name: string): string =>
  plate(`${small(GOODS[name] ?? "", 7, 7, 0.58)}<path d="M5 9.500h5M7.500 7v5" stroke="#b5341f" stroke-width="1.900" stroke-linecap="round"/>`);

const ABILITIES: Readonly<Record<string, string>> = {
  "ability-green-die": cube("#5f9a3c"),
  "ability-yellow-die": cube("#f2b72e"),
  "ability-blue-die": cube("#4a86c9"),
  "ability-brick": more("brick"),
  "ability-wheat": more("wheat"),
  "ability-metal": more("metal"),
  "ability-recruit": more("recruit"),
  "ability-jerrycan": more("jerrycan"),
  "ability-trade": plate(`${small(GOODS["wheat"] ?? "", 3.500, 4, 0.42)}${small(GOODS["jerrycan"] ?? "", 11, 10, 0.42)}<path d="M13 6.500h4v3M11 17.500H7v-3" fill="none" stroke="#b5341f" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round"/>`),
  "ability-tie": plate(`<path d="M12 5v13M7 18.500h10M5.500 8.500h13" stroke="${ink}" stroke-width="1.500" stroke-linecap="round"/><path d="M3.500 13.500a2.500 2 0 0 0 5 0L6 8.500ZM15.500 13.500a2.500 2 0 0 0 5 0L18 8.500Z" fill="#f2a81d" stroke="${ink}" stroke-width="1"/>`),
};

const GLASS = `<path d="M6 2h12M6 22h12M7.500 2q0 6 4.500 10-4.500 4-4.500 10M16.500 2q0 6-4.500 10 4.500 4 4.500 10" fill="#bfe0d6" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M8.500 21q.5-4 3.500-6 3 2 3.500 6Z" fill="#3cc4b9"/>`;
const FLAG = `<path d="M5 22.500V2" stroke="${ink}" stroke-width="2.600" stroke-linecap="round"/><path d="M5 2.500 21 8 5 13.500Z" fill="#e2502f" stroke="${ink}" stroke-width="1.800" stroke-linejoin="round"/>`;
const ENDLESS = "M12 19.500q-3-3.300-5.500-3.300a3.300 3.300 0 0 0 0 6.600q2.500 0 5.500-3.300t5.500-3.300a3.300 3.300 0 0 1 0 6.600q-2.500 0-5.500-3.300";

export const PICTURES: Readonly<Record<string, string>> = {
  ...GOODS,
  ...ABILITIES,
  ...MASKS,
  pump: `<path d="M4 3h10v19H4Z" fill="#b5341f" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M6.500 6h5v4.500h-5Z" fill="#bfe0d6" stroke="${ink}" stroke-width="1.200"/><path d="M14 9q5 0 5 4v4q0 2-1.500 2T16 17v-3" fill="none" stroke="${ink}" stroke-width="1.800"/><path d="M2.500 22h13" stroke="${ink}" stroke-width="2"/>`,
  truck: `<path d="M1.500 8h12v9h-12Z" fill="#3cc4b9" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M13.500 10h5l4 4v3h-9Z" fill="#c9663a" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M7.500 8v4M15.500 12h2.500l2 2.200" fill="none" stroke="${ink}" stroke-width="1.300"/><circle cx="5.500" cy="18.500" r="2.600" fill="#3f3a38" stroke="${ink}" stroke-width="1.200"/><circle cx="17.500" cy="18.500" r="2.600" fill="#3f3a38" stroke="${ink}" stroke-width="1.200"/>`,
  tipped: `<path d="M8 1.500h8v12H8Z" fill="#3cc4b9" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M8 13.500h8v4l-2 5H8Z" fill="#c9663a" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M3 20V5m0 0L1 8.500M3 5l2 3.500" fill="none" stroke="#b5341f" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/><circle cx="18" cy="5" r="2" fill="#3f3a38"/><circle cx="18" cy="17" r="2" fill="#3f3a38"/>`,
  dice: `<rect x="2" y="8" width="12" height="12" rx="3" fill="#fff7e3" stroke="${ink}" stroke-width="1.600" transform="rotate(-8 8 14)"/><rect x="11" y="3" width="11" height="11" rx="3" fill="#f2b72e" stroke="${ink}" stroke-width="1.600" transform="rotate(12 16 8)"/><path d="M8 10q.6 2 2 3t-.1 3.600a2.600 2.200 0 0 1-3.800 0q-1.200-2 .4-3.300.2 1 .7 1.100Q6.800 12 8 10Z" fill="#f0642a"/><circle cx="16.500" cy="8.500" r="1.700" fill="${ink}"/>`,
  outage: `<path d="M8 1.500h8v12H8Z" fill="#cfc3ad" stroke="${ink}" stroke-width="1.600"/><path d="M8 13.500h8v4l-2 5H8Z" fill="#8a7a6a" stroke="${ink}" stroke-width="1.600"/><path d="m2.500 3.500 19 17m0-17-19 17" stroke="#b5341f" stroke-width="2.600" stroke-linecap="round"/>`,
  card: `<rect x="4.500" y="1.500" width="15" height="21" rx="2.600" fill="#f3e2bd" stroke="${ink}" stroke-width="1.600"/><path d="M4.500 4q0-2.500 2.600-2.500h9.800q2.600 0 2.600 2.500v3h-15Z" fill="#9c4524" stroke="${ink}" stroke-width="1.300"/><path d="M6.500 17q3-5 5-1.500t5.500-2.500v4.500h-10.500Z" fill="#d9a95a"/><circle cx="15" cy="10.500" r="1.800" fill="#f2a81d"/>`,
  burnt: `<path d="M4.500 1.500h15V14l-3 2.500-2-2-3 5-2.500-3-2 2-2.500-3Z" fill="#d9bd8a" stroke="${ink}" stroke-width="1.500" stroke-linejoin="round"/><path d="M12 9q.7 3 2.800 4.500t.1 5.600a4.400 3.600 0 0 1-6 0q-1.700-3.200.7-5 .2 1.700 1.200 2Q10 12 12 9Z" fill="#f0642a" stroke="${ink}" stroke-width="1"/>`,
  land: `<path d="m3 5 4-2 3 1.500L14 3l3.500 2L21 4v14l-3.500 2-3-1.500L10 20.500 6.500 19 3 20.500Z" fill="#e8c98d" stroke="${ink}" stroke-width="1.500" stroke-linejoin="round"/><path d="M6 15q3-4 6 0t6-2" fill="none" stroke="#9c4524" stroke-width="1.600"/><path d="M12 12V6l4 1.500-4 1.800" fill="#3cc4b9" stroke="${ink}" stroke-width="1.100"/>`,
  first: FLAG,
  claim: `<path d="M5 22V2" stroke="${ink}" stroke-width="2.400" stroke-linecap="round"/><path d="M5 3h15l-4 5 4 5H5Z" fill="#f2a81d" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M9 8h5M11.500 5.500v5" stroke="#7a3b1e" stroke-width="1.800" stroke-linecap="round"/>`,
  star: `<path d="m12 1.500 3.200 6.600 7.300 1-5.300 5 1.300 7.200L12 17.800l-6.500 3.500 1.300-7.200-5.300-5 7.300-1Z" fill="#ffd34f" stroke="${ink}" stroke-width="1.500" stroke-linejoin="round"/>`,
  shall: `<path d="M2.500 22V9l3-3.500h13l3 3.500v13h-6v-7q0-3.500-3.500-3.500T8.500 15v7Z" fill="#9a6b45" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M12 2v3.500M9 3.700h6M2.500 13h5M16.500 13h5" stroke="${ink}" stroke-width="1.500"/>`,
  final: `<circle cx="12" cy="12" r="10" fill="#e8c98d" stroke="${ink}" stroke-width="1.500"/><path d="M12 4.500 14 10h5.500l-4.500 3.300 1.700 5.500L12 15.500l-4.700 3.300L9 13.300 4.500 10H10Z" fill="#9c4524"/>`,
  "option-clock": GLASS,
  "option-longer_time": `${small(GLASS, -2.500, 0, 1)}<path d="M19 11v8M15 15h8" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><path d="M19 11v8M15 15h8" stroke="#ffd34f" stroke-width="2.400" stroke-linecap="round"/>`,
  "option-first": FLAG,
  "option-endless_supply": `${small(GOODS["jerrycan"] ?? "", 3.500, 0, 0.72)}<path d="${ENDLESS}" fill="none" stroke="${ink}" stroke-width="4.400"/><path d="${ENDLESS}" fill="none" stroke="#ffd34f" stroke-width="2"/>`,
};
