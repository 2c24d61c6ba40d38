/** Whoever turned a page inside the app goes on where the new one begins, not at the browser's frame. */
import { turned } from "./route.svelte";

/** An attachment for a heading or a room: it takes the focus nobody has. */
export function landing(node: HTMLElement): void {
  if (!turned() || document.activeElement !== document.body) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
