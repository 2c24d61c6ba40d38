/** Drag and drop by pointer, for things that can also be tapped. A press that hardly moves stays a tap. */

const SLACK = 8; // px that a tapping finger may move

type Press = Pick<PointerEvent, "pointerId" | "clientX" | "clientY">;

/** A point of the screen, and its distance from where the press began. */
export interface Where {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

interface Ends<T> {
  /** What a press here would pick up; null if nothing. */
  readonly take: (event: PointerEvent) => T | null;
  /** The drag begins. */
  readonly lift?: (held: T, pointer: number) => void;
  readonly move: (held: T, at: Where) => void;
  /** It was dropped here; null if the drag was cancelled. */
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

  /** Swallow the click that follows a drag. */
  readonly click = (event: Pick<MouseEvent, "stopImmediatePropagation" | "preventDefault">): void => {
    if (!this.moved) return;
    this.moved = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  /** An attachment: whatever is pressed within this node can be dragged. */
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
