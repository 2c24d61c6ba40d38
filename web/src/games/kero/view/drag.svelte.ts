/** Things carried by a pointer: from what has `data-drag` to what has `data-drop`. A tap stays a tap. */

/** As far as a finger moves when it only taps, in px. */
const SLACK = 8;

export interface Carried {
  readonly what: string;
  readonly x: number;
  readonly y: number;
}

interface Ends {
  /** Whether it may be picked up now. */
  readonly may: (what: string) => boolean;
  /** It was let go: `where` names the place, "" is none. */
  readonly drop: (what: string, where: string, node: HTMLElement) => void;
}

export class Drag {
  carried = $state.raw<Carried | null>(null);
  private held: { readonly what: string; readonly node: HTMLElement; readonly x: number; readonly y: number; readonly pointer: number } | null = null;
  private over: HTMLElement | null = null;

  constructor(private readonly ends: Ends) {}

  readonly press = (event: PointerEvent): void => {
    const node = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
    const what = node?.dataset["drag"];
    if (!node || what === undefined || event.button !== 0 || this.held !== null || !this.ends.may(what)) return;
    this.held = { what, node, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };

  readonly move = (event: PointerEvent): void => {
    const { held } = this;
    if (held === null || event.pointerId !== held.pointer) return;
    const [x, y] = [event.clientX, event.clientY];
    if (this.carried === null && Math.hypot(x - held.x, y - held.y) < SLACK) return;
    this.carried = { what: held.what, x, y };
    this.mark(this.place(x, y));
  };

  readonly lift = (event: PointerEvent): void => {
    const { held, carried } = this;
    if (held === null || event.pointerId !== held.pointer) return;
    const where = this.place(event.clientX, event.clientY);
    this.cancel();
    if (carried !== null) this.ends.drop(held.what, where?.dataset["drop"] ?? "", where ?? held.node);
  };

  readonly cancel = (): void => {
    this.held = null;
    this.carried = null;
    this.mark(null);
  };

  private place(x: number, y: number): HTMLElement | null {
    return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
  }

  private mark(node: HTMLElement | null): void {
    if (this.over === node) return;
    this.over?.removeAttribute("data-over");
    node?.setAttribute("data-over", "");
    this.over = node;
  }
}
