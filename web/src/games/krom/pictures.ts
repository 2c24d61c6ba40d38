/** Small pictures in a box of 24: what KROM counts and its log tells of. */
import { INK as ink } from "../../art/picture";

export const PICTURES: Readonly<Record<string, string>> = {
  krom: `<path d="M12 2q10 0 10 9t-10 11Q2 20 2 11 2 2 12 2Z" fill="#d9b36a" stroke="${ink}" stroke-width="2"/><path d="M9 7v10M9 12.500 15 7M10.500 11.500 15.500 17" fill="none" stroke="${ink}" stroke-width="2.400" stroke-linecap="round"/>`,
  wood: `<path d="M3 9.500h15v9H3Z" fill="#9a6b3f" stroke="${ink}" stroke-width="1.800"/><ellipse cx="18" cy="14" rx="3.500" ry="4.500" fill="#e6c48d" stroke="${ink}" stroke-width="1.800"/><path d="M5 12.500h7M7 16h6" stroke="${ink}" stroke-width="1.300"/><path d="M8 9.500 6 5l4 1.500 1 3" fill="#7aa34a" stroke="${ink}" stroke-width="1.400" stroke-linejoin="round"/>`,
  stone: `<path d="M2 18 5 9l6-5 7 3 4 8-2 5H4Z" fill="#a8a39b" stroke="${ink}" stroke-width="1.800" stroke-linejoin="round"/><path d="m5 9 6 3 7-5M11 12l1 8" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1.400"/>`,
  bone: `<path d="M7.500 13.500 13.500 7.500a3.200 3.200 0 1 1 4.600-4 3.200 3.200 0 1 1 2.400 5.400 3.200 3.200 0 0 1-4 1.600l-6 6a3.200 3.200 0 1 1-4.600 4 3.200 3.200 0 1 1-2.400-5.400 3.200 3.200 0 0 1 4-1.600Z" fill="#f6ecd4" stroke="${ink}" stroke-width="1.700" stroke-linejoin="round"/>`,
  heart: `<path d="M12 21.500C3 15 1.500 11 1.500 7.800c0-4 3-5.500 5.300-5.500 2.500 0 4.300 1.700 5.200 3.700.9-2 2.700-3.700 5.200-3.700 2.300 0 5.300 1.500 5.300 5.500 0 3.200-1.500 7.200-10.500 13.700Z" fill="#d9343f" stroke="${ink}" stroke-width="1.800" stroke-linejoin="round"/>`,
  die: `<rect x="2.500" y="2.500" width="19" height="19" rx="4.500" fill="#fff9ea" stroke="${ink}" stroke-width="1.800"/><g fill="#a82f25"><circle cx="7.500" cy="7.500" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="16.500" cy="16.500" r="2"/></g>`,
};
