/** Arrow keys go to whatever lies in their direction: all of a table can be reached from a sofa. */

interface Side {
  readonly x: number;
  readonly y: number;
}

const SIDES: Readonly<Record<string, Side>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const REACHED = "button, a[href], input, select, textarea, summary, [tabindex]";

/** The best of several boxes in a direction: near, and not far aside. Null where there is none. */
export function nearest(from: DOMRectReadOnly, boxes: readonly DOMRectReadOnly[], { x, y }: Side): number | null {
  let [best, least] = [null as number | null, Infinity];
  boxes.forEach((box, i) => {
    const [dx, dy] = [middle(box).x - middle(from).x, middle(box).y - middle(from).y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (along < 4 || aside > along * 4) return;
    const far = along + aside * 2;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

function middle(box: DOMRectReadOnly): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Moves the focus, unless somebody else has use for the key. */
export function walk(event: KeyboardEvent): void {
  const side = SIDES[event.key];
  if (side === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const here = event.target instanceof HTMLElement ? event.target : document.body;
  if (keeps(here, side)) return;
  const page = document.querySelector<HTMLElement>("dialog:modal") ?? document.body;
  const all = [...page.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one !== here && !one.matches(":disabled, [inert] *") && one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 1,
  );
  const lost = here === document.body || here instanceof HTMLDialogElement;
  const first = page.querySelector<HTMLElement>("main .glow, main button");
  const found = lost ? (first ?? all[0]) : all[nearest(here.getBoundingClientRect(), all.map((one) => one.getBoundingClientRect()), side) ?? -1];
  if (found === undefined) return;
  found.focus();
  found.scrollIntoView({ block: "nearest" });
  event.preventDefault();
}

/** Fields move their own cursor, lists scroll until their end. */
function keeps(node: HTMLElement, { x, y }: Side): boolean {
  if (node instanceof HTMLTextAreaElement) return true;
  if (node instanceof HTMLSelectElement) return y !== 0;
  if (node instanceof HTMLInputElement) return !["checkbox", "radio"].includes(node.type) && (x !== 0 || node.type === "range");
  if (y === 0 || node.scrollHeight <= node.clientHeight || getComputedStyle(node).overflowY !== "auto") return false;
  return y < 0 ? node.scrollTop > 0 : node.scrollTop + node.clientHeight < node.scrollHeight - 1;
}
