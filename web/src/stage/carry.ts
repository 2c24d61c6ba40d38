/** Carrying beside tapping: a thing follows the pointer and is let go over what takes it. A tap stays a tap. */

const SLACK = 8; // px a finger moves when it only taps

type Press = Pick<PointerEvent, "pointerId" | "clientX" | "clientY">;

/** A point of the screen, and how far it is from where it was pressed. */
export interface Where {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export interface Ends<T> {
  /** What a press here would pick up; null: nothing. */
  readonly take: (event: PointerEvent) => T | null;
  /** It leaves its place. */
  readonly lift?: (held: T, pointer: number) => void;
  readonly move: (held: T, at: Where) => void;
  /** It was let go here; null: it was called off. */
  readonly drop: (held: T, at: Where | null) => void;
}

export class Carry<T> {
  private held: { readonly what: T; readonly from: Press } | null = null;
  private moved = false;

  constructor(private readonly ends: Ends<T>) {}

  readonly press = (event: PointerEvent): void => {
    if (event.button !== 0 || this.held !== null) return;
    this.moved = false;
    const what = this.ends.take(event);
    if (what !== null) this.held = { what, from: event };
  };

  readonly move = (event: Press): void => {
    const { held } = this;
    if (held === null || event.pointerId !== held.from.pointerId) return;
    const at = where(held.from, event);
    if (!this.moved && Math.hypot(at.dx, at.dy) < SLACK) return;
    if (!this.moved) this.ends.lift?.(held.what, event.pointerId);
    this.moved = true;
    this.ends.move(held.what, at);
  };

  readonly release = (event: Press): void => this.end(event, (from) => where(from, event));
  readonly cancel = (event: Press): void => this.end(event, () => null);

  /** A carry ends with a click of its own, which nobody meant. */
  readonly click = (event: Pick<MouseEvent, "stopImmediatePropagation" | "preventDefault">): void => {
    if (!this.moved) return;
    this.moved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  /** Whatever is picked up within this node. */
  readonly within = (node: HTMLElement): (() => void) => {
    node.addEventListener("pointerdown", this.press);
    node.addEventListener("click", this.click, { capture: true });
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.release);
    addEventListener("pointercancel", this.cancel);
    return () => {
      node.removeEventListener("pointerdown", this.press);
      node.removeEventListener("click", this.click, { capture: true });
      removeEventListener("pointermove", this.move);
      removeEventListener("pointerup", this.release);
      removeEventListener("pointercancel", this.cancel);
    };
  };

  private end(event: Press, at: (from: Press) => Where | null): void {
    const { held } = this;
    if (held === null || event.pointerId !== held.from.pointerId) return;
    this.held = null;
    if (this.moved) this.ends.drop(held.what, at(held.from));
  }
}

const where = (from: Press, { clientX: x, clientY: y }: Press): Where => ({ x, y, dx: x - from.clientX, dy: y - from.clientY });
