/** Faces of the bots, on a field of 100: sun, sand, rust and kerosene in 2471. */
const INK = "#33241c";

const drawn = (sky: string, sand: string, figure: string): string =>
  `<rect width="100" height="100" fill="${sky}"/><path d="M0 58q30-12 56-3t44-4v49H0Z" fill="${sand}"/><g stroke="${INK}" stroke-width="3.200" stroke-linejoin="round" stroke-linecap="round">${figure}</g>`;
const eyes = (y: number, left: number, right: number, r = 3): string =>
  [left, right].map((x) => `<g stroke="none"><circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/><circle cx="${x + 1}" cy="${y - 1}" r="${r * 0.34}" fill="#fff"/></g>`).join("");
/** A highlight from above. */
const sun = (d: string): string => `<path d="${d}" fill="#fff" opacity=".32" stroke="none"/>`;
const dim = (d: string): string => `<path d="${d}" fill="${INK}" opacity=".18" stroke="none"/>`;

/** Sahra: a veil of teal and a compass; there is always more land behind the dunes. */
const sahra = drawn(
  "#cfe6dc",
  "#e3b56d",
  '<g stroke="none"><circle cx="84" cy="18" r="10" fill="#fff3c4"/><path d="m0 62 24-16 14 12 18-10 44 18v6H0Z" fill="#c98a4a"/></g>' +
    '<path d="M6 104C2 76 14 66 24 62 14 26 28 8 50 8s36 18 26 54c10 4 22 14 18 42Z" fill="#0f7f7a"/>' + dim("M66 14q18 14 10 48 14 6 18 42H74Q84 60 66 14Z") +
    '<path d="M28 50q0-22 22-22t22 22q0 28-22 30-22-2-22-30Z" fill="#b97a4d"/><path d="M26 50Q24 20 50 18t24 32q-4-14-10-18-14 4-28 0-6 4-10 18Z" fill="#14958e"/>' + sun("M32 34q2-12 18-14-10 4-12 14Z") +
    '<path d="M27 40q23-14 46 0" fill="none" stroke="#ffd37a" stroke-width="4"/><path d="m50 30 5 5-5 6-5-6Z" fill="#e85d2f" stroke-width="2.200"/>' +
    '<path d="M34 50q5-5 11 0M55 50q5-5 11 0" fill="none" stroke-width="2.800"/>' + eyes(54.500, 40, 60, 3.200) +
    '<path d="m50 56-2 6h4" fill="none" stroke-width="2.200"/><path d="M26 62q24 12 48 0 2 16-8 24-16 6-32 0-10-8-8-24Z" fill="#1aa39b"/><path d="M34 74q16 8 32 0M38 82q12 5 24 0" fill="none" stroke="#0b615d" stroke-width="2.400"/>' +
    '<path d="M64 58v8M68 57v6" stroke="#5b3420" stroke-width="2.200"/><circle cx="50" cy="94" r="8" fill="#ffd37a"/><path d="m50 88 2.500 6-2.500 6-2.500-6Z" fill="#b5342a" stroke="none"/>',
);

/** Bazo: buys what you have, sells what you need. */
const bazo = drawn(
  "#f4d9a4",
  "#c9773f",
  '<path d="M0 0h100v16q-8 10-16 0-8 10-17 0-8 10-17 0-8 10-17 0-8 10-17 0-8 10-16 0Z" fill="#a83f2a"/><path d="M17 0h16v16q-8 10-16 0ZM50 0h17v16q-8 10-17 0ZM84 0h16v16q-8 10-16 0Z" fill="#fbeccb"/>' +
    '<path d="M0 104q4-26 30-30h40q26 4 30 30Z" fill="#6c4a7a"/><path d="M36 76 50 92l14-16" fill="none" stroke="#f0c766" stroke-width="4"/>' +
    '<path d="M22 52q-2-24 28-24t28 24q2 32-28 34-30-2-28-34Z" fill="#d99a63"/>' + dim("M66 32q12 6 12 20 0 26-18 33 16-24 6-53Z") +
    '<path d="M24 40q-1-20 26-21 27 1 26 21-26-9-52 0Z" fill="#0f7f7a"/><path d="M23 41q27-10 54 0l1 7q-28-9-56 0Z" fill="#f0c766"/><path d="M42 20h16v12H42Z" fill="#e85d2f" stroke-width="2.400"/><path d="M45 24h4M45 28h9" fill="none" stroke-width="1.800"/>' + sun("M29 36q3-10 11-13-5 6-5 12Z") +
    '<path d="M30 52q6-5 12-1" fill="none" stroke-width="3.400"/><path d="M58 47q7-6 13 1" fill="none" stroke-width="3.400"/>' + eyes(57, 38, 63, 3) +
    '<path d="M50 54q9 3 8 9-2 5-8 5t-8-5q-1-6 8-9Z" fill="#c67c4a"/><path d="M50 67q-8-4-14 1-8 6-15-1 2 13 15 12 9-1 14-6 5 5 14 6 13 1 15-12-7 7-15 1-6-5-14-1Z" fill="#3b2620"/>' +
    '<path d="M42 79q8 4 16 0-2 6-8 6t-8-6Z" fill="#fff"/><path d="M50 80.500h4v4h-4Z" fill="#ffcc3d" stroke-width="1.200"/><circle cx="21" cy="68" r="4.500" fill="none" stroke="#f0c766" stroke-width="3.400"/>',
);

/** Nilo: looks twice at the gauge, and fills up all the same. */
const nilo = drawn(
  "#bcdcd6",
  "#dcb877",
  '<path d="M80 52h20v40H80Z" fill="#b5342a"/><path d="M84 52v-7h10v7" fill="none"/><path d="m84 60 12 24M96 60 84 84" fill="none" stroke="#7c1f18" stroke-width="2.600"/>' +
    '<path d="M2 104q4-26 28-30h38q24 4 28 30Z" fill="#4d6f52"/><path d="M24 50q0-26 26-26t26 26q0 34-26 36-26-2-26-36Z" fill="#f0c39a"/>' + dim("M66 32q10 6 10 18 0 28-18 35 16-24 8-53Z") +
    '<path d="M24 46Q20 12 50 11t26 35q-6-8-10-9-16 4-32 0-4 1-10 9Z" fill="#d98b2b"/><path d="M22 42q28-12 56 0l-1 8q-27-11-54 0Z" fill="#f3c26b"/><path d="M32 39v7M41 36v7M50 35v7M59 36v7M68 39v7" stroke="#b06a17" stroke-width="2.200"/><circle cx="50" cy="9" r="5.500" fill="#f7e6c0"/>' + sun("M30 34q2-12 12-17-6 8-6 16Z") +
    '<g fill="#e8fbff" fill-opacity=".75"><circle cx="38" cy="57" r="10.500"/><circle cx="63" cy="57" r="10.500"/></g><path d="M48.500 56q2-2 4 0M27.500 55l-4-2M73.500 55l3-2" fill="none"/>' + eyes(58, 39.500, 61.500, 3.200) +
    '<path d="M31 45q6-5 12-2M70 45q-6-5-12-2" fill="none" stroke="#8b5a24" stroke-width="3"/><path d="m50 64-2 5h4" fill="none" stroke-width="2.200"/><path d="M43 76q7 3 13-1" fill="none" stroke-width="2.800"/>' +
    '<path d="M22 80q28 12 56 0l4 10q-32 14-64 0Z" fill="#c7472f"/><path d="M66 86l12 2 2 16H66Z" fill="#c7472f"/><path d="M68 96h10" stroke="#f3c26b" stroke-width="3"/><path d="M28 86q22 8 36 2" fill="none" stroke="#f3c26b" stroke-width="2.600"/>' +
    '<path d="M79 34q5 6 0 9-5-3 0-9Z" fill="#7cc7ea" stroke-width="2"/>',
);

/** Jaxa: one more roll; it always works, nearly always. */
const jaxa = drawn(
  "#ffc46b",
  "#d9622b",
  '<g stroke="none" fill="#fff0b8"><path d="M50 50 0 4v-4h14ZM50 50 40 0h18ZM50 50 88 0h12v8ZM50 50l50-14v16Z"/></g>' +
    '<path d="M4 104q2-26 28-30h36q26 4 28 30Z" fill="#3c4a55"/><path d="M34 78h32l-6 14H40Z" fill="#5d6d78"/>' +
    '<path d="M18 62C4 56 4 40 8 32l8 4C10 22 16 12 22 6l6 8C34 2 48-2 54 0l-2 8C64 0 76 4 82 10l-8 4c12 2 20 14 20 24l-8-2c6 14 2 24-6 30Z" fill="#b5301c"/>' +
    '<path d="M25 52q0-24 25-24t25 24q0 32-25 34-25-2-25-34Z" fill="#8f5a3a"/>' + dim("M64 32q11 6 11 20 0 26-18 33 16-26 7-53Z") +
    '<path d="M24 44q-2-22 26-22t26 22q-10-8-16-8l-6 6-4-8-8 8-2-6q-8 2-16 8Z" fill="#d2452a"/>' +
    '<path d="M20 34q30-14 60 0l-2 6q-28-12-56 0Z" fill="#5b3a22"/><g fill="#5fd0c5"><circle cx="38" cy="31" r="9.500"/><circle cx="62" cy="31" r="9.500"/></g><g fill="none" stroke="#ffd37a" stroke-width="2.600"><circle cx="38" cy="31" r="7.200"/><circle cx="62" cy="31" r="7.200"/></g>' + sun("M33 30q2-5 7-5l-5 8ZM57 30q2-5 7-5l-5 8Z") +
    '<path d="M33 47l10 2M67 45l-10 3" fill="none" stroke-width="3.600"/><g stroke-width="2.400" fill="#fffaf0"><circle cx="39" cy="55" r="5.600"/><circle cx="61" cy="55" r="5.600"/></g>' + eyes(55, 40, 61, 2.800) +
    '<path d="m50 58-2 6h4" fill="none" stroke-width="2.400"/><path d="M34 66q17 5 33-3-2 17-16 17-13 0-17-14Z" fill="#fff"/><path d="M36 70q15 4 29-2M50 70v8M43 70v7M57 69v7" fill="none" stroke-width="1.800"/><path d="M50 70.500h6.500v5.500H50Z" fill="#5b1d18" stroke-width="1"/>' +
    '<g stroke="none" fill="#2c1a14" opacity=".55"><path d="M66 62l9-4 1 6-8 4Z"/><path d="m28 60 6 3-2 4-5-2Z"/></g><path d="m76 70 9 2-2 9-9-2Z" fill="#fff8e6" stroke-width="2.400"/><g stroke="none"><circle cx="77.500" cy="73.500" r="1.300" fill="#b5301c"/><circle cx="81.500" cy="78" r="1.300" fill="#b5301c"/></g>',
);

export const FACES: Readonly<Record<string, string>> = { sahra, bazo, nilo, jaxa };
