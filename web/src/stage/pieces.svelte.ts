/** Incremental rendering: draws a large component piece by piece, so that it never blocks input or a frame. */

/** Return how many pieces may be drawn by now: one more in each task of the browser, up to `all`. */
export function pieces(all: () => number, first = 0): () => number {
  let drawn = $state(first);
  $effect(() => {
    if (drawn >= all()) return;
    const timer = setTimeout(() => (drawn += 1));
    return () => clearTimeout(timer);
  });
  return () => drawn;
}
