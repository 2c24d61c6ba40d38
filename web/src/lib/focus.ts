/** Focus management: restores keyboard focus that was lost, and sets it after navigation. */
import { tick } from "svelte";

import { hasNavigated } from "./route.svelte";

/** Focus this node if the element that had the focus is gone. */
export async function restoreFocus(node: () => HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) node()?.focus({ preventScroll: true });
}

/** An attachment for a heading or a room: focuses it after navigation, unless something else has the focus. */
export function focusPage(node: HTMLElement): void {
  if (!hasNavigated() || document.activeElement !== document.body) return;
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}
