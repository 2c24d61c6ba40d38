/** Moves keyboard focus when the thing that had it is gone, or the page has changed. */
import { tick } from "svelte";

import { hasNavigated } from "./route.svelte";

/** Where the thing that had the focus is gone, the keyboard goes on from here. */
export async function restoreFocus(node: () => HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) node()?.focus({ preventScroll: true });
}

/** An attachment for a heading or a room: it takes the focus nobody has. */
export function focusPage(node: HTMLElement): void {
  if (!hasNavigated() || document.activeElement !== document.body) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
