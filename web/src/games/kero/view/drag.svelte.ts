/** Drag and drop in KERO: from elements with `data-drag` to elements with `data-drop`. */
import { Carry } from "../../../stage/carry";

interface Held {
  readonly what: string;
  readonly node: HTMLElement;
}

interface Hands {
  /** Whether it may be picked up now. */
  readonly may: (what: string) => boolean;
  /** It was dropped; `where` is the place's name, or "" for none. */
  readonly drop: (what: string, where: string, node: HTMLElement) => void;
}

export class Drag {
  carried = $state.raw<{ readonly what: string; readonly x: number; readonly y: number } | null>(null);
  private over: HTMLElement | null = null;
  /** Attachment for the room. */
  readonly within: Carry<Held>["within"];

  constructor(hands: Hands) {
    this.within = new Carry<Held>({
      take: ({ target }) => {
        const node = target instanceof Element ? target.closest<HTMLElement>("[data-drag]") : null;
        const what = node?.dataset["drag"];
        return node && what !== undefined && hands.may(what) ? { what, node } : null;
      },
      move: ({ what }, { x, y }) => {
        this.carried = { what, x, y };
        this.mark(place(x, y));
      },
      drop: ({ what, node }, at) => {
        this.carried = null;
        this.mark(null);
        const where = at && place(at.x, at.y);
        if (at) hands.drop(what, where?.dataset["drop"] ?? "", where ?? node);
      },
    }).within;
  }

  private mark(node: HTMLElement | null): void {
    if (this.over === node) return;
    this.over?.removeAttribute("data-over");
    node?.setAttribute("data-over", "");
    this.over = node;
  }
}

const place = (x: number, y: number): HTMLElement | null => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;
