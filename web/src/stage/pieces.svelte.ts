/** What is long to draw is drawn piece by piece: no tap, no key and no picture waits for all of it. */

/** How many pieces may be drawn by now: one more in each turn of the browser, up to `all`. */
export function pieces(all: () => number, first = 0): () => number {
  let drawn = $state(first);
  $effect(() => {
    if (drawn >= all()) return;
    const timer = setTimeout(() => (drawn += 1));
    return () => clearTimeout(timer);
  });
  return () => drawn;
}
