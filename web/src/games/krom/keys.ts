/** Keyboard shortcuts of the room: Space presses the stone, digits pick things on the stage or in the hand. */
import type { Play } from "./play.svelte";

type Sheet = "orders" | "table" | null;
const BUSY = "button, a, input, select, textarea, summary, dialog, [contenteditable]";

export function keyboard(play: Play, root: () => HTMLElement | undefined, show: (sheet: Sheet) => void): () => void {
  const find = (selector: string): HTMLElement | null => root()?.querySelector<HTMLElement>(selector) ?? null;

  function down(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]") !== null) return;
    const at = document.activeElement;
    const field = at !== null && at.matches("input, select, textarea, [contenteditable]");
    if (field) return;
    const free = at === null || !at.matches(BUSY);
    const { key } = event;
    if (key === "Escape") play.drop();
    else if (key === " " && free) play.press();
    else if (key === "Enter" && free && play.lifted !== null) play.press();
    else if (/^[1-9]$/.test(key)) press(Number(key));
    else if (key === "e") find("[data-idea]")?.focus();
    else if (key === "p") document.querySelector<HTMLElement>("[data-anchor=seat-0]")?.focus();
    else if (key === "h") find("[data-anchor=hand] [data-n]")?.focus();
    else if (key === "o") show("orders");
    else if (key === "t" && play.can("take 1")) play.do("take 1");
    else if (key === "T" && play.can("take 2")) play.do("take 2");
    else return;
    event.preventDefault();
  }

  /** Press the n-th thing on the stage, or, if it has none that can be chosen, the n-th card in the hand. */
  function press(n: number): void {
    const handed = find("[data-scene=counter], [data-anchor=hand] [data-go]") !== null || find(".stage [data-n]") === null;
    const where = play.targets.length > 0 ? ".lifted" : handed ? "[data-anchor=hand]" : ".stage";
    find(`${where} [data-n="${n}"]`)?.click();
  }

  addEventListener("keydown", down);
  return () => removeEventListener("keydown", down);
}
