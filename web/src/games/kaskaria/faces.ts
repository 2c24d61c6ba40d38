/** Faces of the bots, on a field of 100, in the style of a storybook. */
import { INK } from "../../art/picture";

const drawn = (ground: string, figure: string): string =>
  `${ground}<g stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${figure}</g>`;
const field = (...colours: readonly [string, string]): string =>
  `<rect width="100" height="100" fill="${colours[0]}"/><path d="M0 62q26-9 50-2t50-4v44H0Z" fill="${colours[1]}"/>`;
const eyes = (y: number, left: number, right: number, r = 3): string =>
  [left, right].map((x) => `<g stroke="none"><circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/><circle cx="${x + 1}" cy="${y - 1}" r="${r * 0.34}" fill="#fff"/></g>`).join("");
const blush = (y: number, left: number, right: number, colour: string): string =>
  `<g stroke="none" fill="${colour}" opacity=".55"><ellipse cx="${left}" cy="${y}" rx="5" ry="3.400"/><ellipse cx="${right}" cy="${y}" rx="5" ry="3.400"/></g>`;

/** Bruma: mist, a grey shawl, and more cards than a hand can hold. */
const bruma = drawn(
  field("#bfe0e0", "#8cbcc4") + '<path d="M0 26q20-8 40 0t60-4v10q-30 8-60 2T0 36ZM0 50q30-6 50 1t50-5v8q-30 8-52 2T0 60Z" fill="#fff" opacity=".5"/>',
  '<path d="M62 70 88 44l12 8v30L76 92Z" fill="#e05a4f"/><path d="M58 76 74 42l14 5-12 38Z" fill="#ffcf57"/><path d="M54 82 60 46l15 1-6 38Z" fill="#fff8e6"/><path d="m65 56 4 6-5 5-4-6Z" fill="#4b79c9" stroke-width="2"/>' +
    '<path d="M4 100C2 74 12 62 22 58 12 26 28 8 47 8s35 16 27 50c12 6 14 22 12 42Z" fill="#6f7f9c"/><path d="M22 58C14 30 30 14 47 14s32 14 26 44q-4 14-13 20-14 6-26 0-9-6-12-20Z" fill="#566682"/>' +
    '<path d="M29 44q0-20 19-20t19 20q0 26-19 28-19-2-19-28Z" fill="#f6d2b2"/><path d="M28 46q-2-24 20-25 22 1 20 25-2-11-10-14-12 4-20 0-8 4-10 14Z" fill="#eef1f6"/>' +
    '<path d="M34 44q4-4 8 0M54 44q4-4 8 0" fill="none" stroke-width="3"/><path d="m47 46-2 7h5" fill="none" stroke-width="2.400"/><path d="M39 60q9 6 18 0" fill="none"/>' +
    blush(54, 35, 61, "#e8877a") +
    '<path d="M20 86q10-12 28-12t28 12l4 14H16Z" fill="#8494b3"/><circle cx="48" cy="82" r="5.500" fill="#ffd86b"/>',
);

/** Piko: wind in the hair, always ahead of somebody. */
const piko = drawn(
  field("#ffe7a3", "#8fc25c") + '<path d="M0 22h22M0 40h13M4 56h16" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/>',
  '<path d="M10 100q2-24 28-26h26q24 2 26 26Z" fill="#2f8f8a"/><path d="M38 66h24v14q-12 8-24 0Z" fill="#e9a86f"/>' +
    '<path d="M27 44C16 46 6 38 3 28c8 4 13 4 17 2C12 26 9 18 10 10c8 6 15 8 21 6C45 4 72 6 78 26c4 9 2 18-3 24Z" fill="#d9612a"/>' +
    '<path d="M27 48q0-26 25-26t25 26q-1 28-25 28T27 48Z" fill="#f4bd85"/><path d="M26 46q-1-18 14-24 20-6 32 6 6 8 5 16-10-2-15-10-10 10-36 12Z" fill="#ee7b34"/>' +
    '<path d="M25 42q26 4 53-8l1 8Q54 54 25 49Z" fill="#e3f0ff"/><path d="M26 44 8 50q5 3 9 2-4 3-4 7 9-1 15-9Z" fill="#e3f0ff"/>' +
    eyes(55, 43, 63, 3.300) +
    '<path d="M38 49q4-3 8-1M60 48q5-2 8 1" fill="none" stroke-width="2.600"/><path d="M42 63q11 4 21-1-1 10-10 10t-11-9Z" fill="#fff"/>' +
    '<g stroke="none" fill="#c9743a"><circle cx="36" cy="61" r="1.300"/><circle cx="39" cy="64" r="1.300"/><circle cx="69" cy="61" r="1.300"/><circle cx="67" cy="64" r="1.300"/></g><path d="m52 57-1 4h3" fill="none" stroke-width="2.200"/>',
);

/** Orin: a beard like a hoard, and an eye for gold. */
const orin = drawn(
  field("#5a3f78", "#3e2a57") + '<g fill="#ffd34f"><circle cx="13" cy="20" r="4"/><circle cx="88" cy="14" r="3"/><circle cx="90" cy="42" r="4.500"/><circle cx="9" cy="50" r="3"/></g><path d="M8 78q14-10 24 2t30 0 30-2v22H8Z" fill="#e8a92c"/>',
  '<path d="M6 100q4-24 30-26h28q26 2 30 26Z" fill="#8c2f3f"/><path d="M24 46q-2-24 26-24t26 24q2 12-4 20H28q-6-8-4-20Z" fill="#e8a77c"/>' +
    '<path d="M18 36q4-6 8-4 2-18 24-20 20 2 24 20 5-2 8 4-32 10-64 0Z" fill="#c23f4b"/><path d="M18 36q32 10 64 0l1 7q-33 10-66 0Z" fill="#ffd34f"/><path d="M50 12q-4-10 6-12 4 6 1 12Z" fill="#3fa06a"/>' +
    '<path d="M22 54q2 10 10 10 8-6 18-4 10-2 18 4 8 0 10-10 6 22-6 34-12 12-22 12t-22-12Q16 76 22 54Z" fill="#f0bf55"/><path d="M36 82q-6-8-3-16M50 92V74M64 82q6-8 3-16" fill="none" stroke="#a8701c" stroke-width="2.400"/>' +
    '<path d="M50 62q-10-6-17 3 8 4 17 1 9 3 17-1-7-9-17-3Z" fill="#ffda85"/><path d="M43 71q7 5 14 0-2 6-7 6t-7-6Z" fill="#7c2530" stroke-width="2.400"/>' +
    '<path d="M50 49q8 0 7 7-1 5-7 5t-7-5q-1-7 7-7Z" fill="#dd8a63"/>' + eyes(50, 37, 63, 2.800) +
    '<circle cx="63" cy="50" r="8.500" fill="#fff6c9" fill-opacity=".35" stroke="#ffd34f" stroke-width="4.500"/><circle cx="63" cy="50" r="10.500" fill="none" stroke-width="2"/><path d="M30 44q6-4 12 0" fill="none"/><path d="M73 54q4 12-2 22" fill="none" stroke="#ffd34f" stroke-width="2.400"/>',
);

/** Sefira: a hood like a griffin's head, at home on steep ground. */
const sefira = drawn(
  '<rect width="100" height="100" fill="#8ec9ee"/><circle cx="80" cy="22" r="13" fill="#fff0a8"/><path d="M0 78q16-12 30-4 12-10 26 0 18-12 44 2v24H0Z" fill="#fff" opacity=".85"/>',
  '<path d="M8 100q0-24 26-28h32q26 4 26 28Z" fill="#c7772b"/><path d="M20 88q6-12 14-14M80 88q-6-12-14-14" fill="none" stroke="#ffe0a3" stroke-width="4"/>' +
    '<path d="M20 54C10 24 26 6 50 6s40 18 30 48q-2 14-10 24H30q-8-10-10-24Z" fill="#e9b45d"/>' +
    '<path d="M22 30 8 10q16 0 24 8ZM78 30 92 10q-16 0-24 8Z" fill="#fff3d6"/><path d="M50 6q16 0 24 12l-11 4-13 14-13-14-11-4Q34 6 50 6Z" fill="#fff3d6"/><path d="M43 22h14q-1 14-7 20-6-6-7-20Z" fill="#f2a32c"/>' +
    eyes(18, 38, 62, 2.400) +
    '<path d="M28 54q0-14 10-20 6 4 12 10 6-6 12-10 10 6 10 20 0 26-22 26T28 54Z" fill="#8f5b3a"/><path d="M30 44q10 2 20-2 10 4 20 2-4-8-8-10-6 4-12 10-6-6-12-10-4 2-8 10Z" fill="#2c2430"/>' +
    '<path d="M35 52q4-4 9-1M65 52q-4-4-9-1" fill="none" stroke-width="2.400"/>' + eyes(57, 40, 60, 3.200) +
    '<path d="M41 68q9 6 18 0" fill="none" stroke="#fbe3d0" stroke-width="3.200"/>' + blush(64, 34, 66, "#d56d4f") + '<path d="m50 59-1.500 4h3" fill="none" stroke-width="2"/><path d="m28 70 4 8-6 2ZM72 70l-4 8 6 2Z" fill="#ffd86b" stroke-width="2"/>',
);

export const FACES: Readonly<Record<string, string>> = { bruma, piko, orin, sefira };
