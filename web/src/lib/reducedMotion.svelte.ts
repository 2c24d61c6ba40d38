/** Whether the user prefers reduced motion. */
const query = matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(query.matches);
query.addEventListener("change", () => (still = query.matches));

export const reduced = (): boolean => still;
