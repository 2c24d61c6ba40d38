/** The masks of the eight Tuareks, on a field of 24: leather, paint, and what each one carries. */
import { INK as ink } from "../../../art/picture";

const FACE = "M12 2.200q8 0 8 8.300 0 7-4 10-2 1.600-4 1.600t-4-1.600q-4-3-4-10 0-8.300 8-8.300Z";

const mask = (skin: string, marks: string): string =>
  `<path d="${FACE}" fill="${skin}" stroke="${ink}" stroke-width="1.500"/>${marks}`;

const eyes = (y: number, fill = "#fff7e3"): string =>
  `<path d="M6.500 ${y}q2.200-2 4.200 0-2 1.800-4.200 0ZM13.300 ${y}q2-2 4.200 0-2.200 1.800-4.200 0Z" fill="${fill}" stroke="${ink}" stroke-width=".8"/><circle cx="8.700" cy="${y}" r=".9" fill="${ink}"/><circle cx="15.400" cy="${y}" r=".9" fill="${ink}"/>`;

export const MASKS: Readonly<Record<string, string>> = {
  "tuarek-dice": mask("#c98f52", `${eyes(10)}<path d="M5 6q7-5 14 0" fill="none" stroke="#7a3b1e" stroke-width="2"/><g stroke="${ink}" stroke-width=".9"><rect x="6" y="13.500" width="5.400" height="5.400" rx="1.200" fill="#fff7e3" transform="rotate(-10 8.700 16)"/><rect x="12.600" y="13.500" width="5.400" height="5.400" rx="1.200" fill="#3cc4b9" transform="rotate(10 15.300 16)"/></g><circle cx="8.700" cy="16.200" r=".9"/><circle cx="14.500" cy="15.300" r=".8"/><circle cx="16.100" cy="17.100" r=".8"/>`),
  "tuarek-reroll": mask("#9c4524", `${eyes(9, "#ffd34f")}<path d="M12 11.500q.5 2.500 2.600 4t.4 4.500a4 3 0 0 1-6 0q-1.400-2.400.6-4.300.2 1.600 1 1.700-.4-3.400 1.400-5.900Z" fill="#ffb02e" stroke="${ink}" stroke-width=".9"/><path d="M6 5.500l2 1.500M18 5.500 16 7" stroke="#ffd34f" stroke-width="1.500" stroke-linecap="round"/>`),
  "tuarek-thin": mask("#7d8a6a", `${eyes(9)}<path d="M7 5.800l3.500 1.200M17 5.800 13.500 7" stroke="${ink}" stroke-width="1.300" stroke-linecap="round"/><path d="M8 14.500h8v4q-4 2.400-8 0Z" fill="#e9b98c" stroke="${ink}" stroke-width=".9"/><path d="M10 14.500v4M12 14.500v5M14 14.500v4" stroke="${ink}" stroke-width=".8"/>`),
  "tuarek-move": mask("#d9b26b", `${eyes(8.500)}<path d="M12 3v3M5 12q7 2.500 14 0" fill="none" stroke="#0f6f6b" stroke-width="1.500"/><g fill="#0f6f6b"><ellipse cx="9.500" cy="16" rx="1.500" ry="2.200" transform="rotate(-14 9.500 16)"/><ellipse cx="14.300" cy="18" rx="1.500" ry="2.200" transform="rotate(10 14.300 18)"/></g>`),
  "tuarek-resources": mask("#b98a5c", `${eyes(9)}<path d="M12 12.500v7M7 14h10" stroke="${ink}" stroke-width="1.200"/><path d="M5.300 17.500a2 1.600 0 0 0 4 0L7.300 14ZM14.700 17.500a2 1.600 0 0 0 4 0l-2-3.500Z" fill="#ffd34f" stroke="${ink}" stroke-width=".8"/><path d="M6 5q6-3 12 0" fill="none" stroke="#4b7a2f" stroke-width="2"/>`),
  "tuarek-fuel": mask("#3f9c95", `${eyes(8.500)}<path d="M8.500 12.500h5v7.500h-5Z" fill="#fff7e3" stroke="${ink}" stroke-width=".9"/><path d="M9.800 14h2.400v2H9.800ZM13.500 14q3 0 3 2.500V19" fill="#7a3b1e" stroke="${ink}" stroke-width=".9"/><path d="M6 5.300q6-3 12 0" fill="none" stroke="#fff7e3" stroke-width="1.600"/>`),
  "tuarek-expel": mask("#4a3b36", `<path d="M4.500 7q7.500-3 15 0v4.500q-7.500-3-15 0Z" fill="#9c2f28" stroke="${ink}" stroke-width=".9"/>${eyes(9)}<path d="m12 12.500 1.600 2v4.500h-3.200v-4.500Z" fill="#cfd8dc" stroke="${ink}" stroke-width=".8"/><path d="M9 19h6M12 19v2.500" stroke="#f2c65a" stroke-width="1.400"/>`),
  "tuarek-scorch": mask("#8a5a33", `${eyes(10)}<path d="M11.200 14h1.600v7h-1.600Z" fill="#3f2a1c"/><path d="M12 10.500q.5 1.800 1.800 2.600t-.1 3.200q-1.700 1.200-3.400 0-1.300-1.800.3-2.900Q11.600 12.500 12 10.500Z" fill="#f0642a" stroke="${ink}" stroke-width=".7"/><path d="M5.500 6.500 8 5l2 1.500L12 4.500l2 2L16 5l2.500 1.500" fill="none" stroke="#f2a81d" stroke-width="1.500"/>`),
};
