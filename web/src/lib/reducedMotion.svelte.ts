/** Whether this reader wants things to hold still. */
const query = matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(query.matches);
query.addEventListener("change", () => (still = query.matches));

export const reduced = (): boolean => still;
