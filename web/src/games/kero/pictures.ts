/** Small pictures in a box of 24: what KERO counts and its log tells of. */
import { INK as ink } from "../../art/picture";

export const PICTURES: Readonly<Record<string, string>> = {
  jerrycan: `<path d="M4 6h10l6 4v12H4Z" fill="#1f8f8a" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M6 6V2.500h6V6M15 6.500l2-3 3 2-2 3" fill="none" stroke="${ink}" stroke-width="1.800"/><path d="m7 11 10 8M17 11 7 19" stroke="#b8efe9" stroke-width="1.800"/>`,
  brick: `<path d="M2 8 7 4h15v11l-5 5H2Z" fill="#c8613c" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M2 8h15v12M17 8l5-4" fill="none" stroke="${ink}" stroke-width="1.600"/><path d="M5 12h4M11 16h4" stroke="#f2a27e" stroke-width="1.600"/>`,
  wheat: `<path d="M12 22V8" stroke="${ink}" stroke-width="2"/><path d="M12 2q3 3 0 7-3-4 0-7ZM12 9q5-3 6-6-5 0-6 6ZM12 9Q7 6 6 3q5 0 6 6ZM12 14q5-2 7-6-6 0-7 6ZM12 14q-5-2-7-6 6 0 7 6ZM12 19q5-2 7-6-6 0-7 6ZM12 19q-5-2-7-6 6 0 7 6Z" fill="#f0bd3a" stroke="${ink}" stroke-width="1.100" stroke-linejoin="round"/>`,
  metal: `<path d="M3 17 7 8h10l4 9v4H3Z" fill="#9fb0bd" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M3 17h18M8.500 10.500h7" stroke="#e9f2f7" stroke-width="1.600"/>`,
  recruit: `<circle cx="12" cy="7.500" r="5" fill="#e9b98c" stroke="${ink}" stroke-width="1.600"/><path d="M6.500 7Q7 1.500 12 1.500T17.500 7Z" fill="#7d6a3d" stroke="${ink}" stroke-width="1.600"/><path d="M3 22q0-9 9-9t9 9Z" fill="#b5923f" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/>`,
  fire: `<path d="M12 1.500q1 5 4.500 8T20 16a8 6.800 0 0 1-16 0q0-4 3-6.500.3 3 2 3.500Q8 6 12 1.500Z" fill="#f0642a" stroke="${ink}" stroke-width="1.600" stroke-linejoin="round"/><path d="M12 11q3.500 4 3.500 7a3.500 3.500 0 0 1-7 0q0-2 3.500-7Z" fill="#ffd34f"/>`,
};
