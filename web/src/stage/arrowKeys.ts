/**
 * Spatial navigation: an arrow key moves the focus to the nearest element in its direction, so that a
 * remote control can reach everything.
 */

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
const REACHED = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';
const ENTRANCES = [`.glow:is(${REACHED})`, `.main:is(${REACHED})`, REACHED];
/** Input types whose value arrow keys change, if the field was focused by Tab or a tap. */
const TURNED = ["range", "number", "radio"];

const ROW = 10_000; // pixels: elements in the same row come before all others

/** Return the index of the best box in a direction: near, and not far to the side. Null if there is none. */
export function nearest(from: DOMRectReadOnly, boxes: readonly DOMRectReadOnly[], { x, y }: Side): number | null {
  let [best, least] = [null as number | null, Infinity];
  boxes.forEach((box, i) => {
    const [dx, dy] = [middle(box).x - middle(from).x, middle(box).y - middle(from).y];
    const along = dx * x + dy * y;
    const [a, b] = x === 0 ? [from.left, from.right] : [from.top, from.bottom];
    const [c, d] = x === 0 ? [box.left, box.right] : [box.top, box.bottom];
    // A box that overlaps ours sideways counts as straight ahead, however wide it is.
    const aside = apart(a, b, c, d);
    if (along < 4 || aside > along * 4) return;
    const off = Math.min(apart((a + b) / 2, (a + b) / 2, c, d), apart(a, b, (c + d) / 2, (c + d) / 2));
    const far = along + aside * 2 + off * 0.2 + Math.abs(dx * y + dy * x) * 0.01 + (x !== 0 && off > 0 ? ROW : 0);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

function middle(box: DOMRectReadOnly): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const apart = (a: number, b: number, c: number, d: number): number => Math.max(0, c - b, a - d);

let walked: Element | null = null;

/** Whether arrow keys moved the focus to where it is; then they also move it on. */
export const movedByArrows = (): boolean => walked !== null && walked === document.activeElement;

/** Handle an arrow key: move the focus, unless another handler or the element itself uses the key. */
export function moveFocus(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const here = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.key === "Enter" && movedByArrows()) return press(event, here);
  const side = SIDES[event.key];
  if (side === undefined || keeps(here, side)) return;
  const page = document.querySelector<HTMLElement>("dialog:modal") ?? document.body;
  const lost = here === document.body || (here.tabIndex < 0 && !here.matches(REACHED));
  if (lost && page.querySelector("[data-reads]") && scrolls(document.documentElement, side)) return;
  const next = lost ? entrance(here, page) : ahead(here, page, side);
  if (next === null) return;
  next.focus();
  walked = next;
  next.scrollIntoView({ block: "nearest" });
  event.preventDefault();
}

const there = (one: HTMLElement): boolean =>
  !one.matches(":disabled, [inert] *") && one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 1;

function ahead(here: HTMLElement, page: HTMLElement, side: Side): HTMLElement | null {
  const all = [...page.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one !== here && there(one));
  const boxes = all.map((one) => one.getBoundingClientRect());
  return all[nearest(here.getBoundingClientRect(), boxes, side) ?? -1] ?? null;
}

/** Where to start if nothing has the focus: with what may be chosen, else the main button, else the first element. */
function entrance(here: HTMLElement, page: HTMLElement): HTMLElement | null {
  const rooms = [here, page.querySelector("main"), page].filter((room) => room !== null && room !== document.body);
  const all = [...rooms, page].flatMap((room) => ENTRANCES.flatMap((way) => [...(room?.querySelectorAll<HTMLElement>(way) ?? [])]));
  return all.find(there) ?? null;
}

/** Enter opens a list or toggles a box, because a remote control has no space bar. */
function press(event: KeyboardEvent, here: HTMLElement): void {
  if (here instanceof HTMLSelectElement && !opened(here)) here.showPicker();
  else if (here instanceof HTMLInputElement && ["checkbox", "radio"].includes(here.type)) here.click();
  else return;
  event.preventDefault();
}

/** Whether the element uses this key itself: fields move their cursor, lists scroll to their end. */
function keeps(node: HTMLElement, side: Side): boolean {
  const { x, y } = side;
  if (node instanceof HTMLTextAreaElement) return true;
  if (node instanceof HTMLSelectElement) return opened(node) || (y !== 0 && !movedByArrows());
  if (node instanceof HTMLInputElement) {
    if (TURNED.includes(node.type) && !movedByArrows()) return true;
    return !["checkbox", "radio", "file"].includes(node.type) && x !== 0;
  }
  return node !== document.body && getComputedStyle(node).overflowY === "auto" && scrolls(node, side);
}

const opened = (list: HTMLElement): boolean => CSS.supports("selector(:open)") && list.matches(":open");

function scrolls(node: HTMLElement, { y }: Side): boolean {
  if (y === 0) return false;
  return y < 0 ? node.scrollTop > 0 : node.scrollTop + node.clientHeight < node.scrollHeight - 1;
}
