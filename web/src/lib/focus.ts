/** Where the thing that had the focus is gone, the keyboard goes on from here. */
import { tick } from "svelte";

export async function goOnAt(node: () => HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) node()?.focus({ preventScroll: true });
}
