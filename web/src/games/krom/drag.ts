/** Dragging beside tapping: a thing follows the finger and is let go over what takes it. */
import type { Play } from "./play.svelte";

const START = 8; // pixels: less is a tap

/** What is chosen by letting this go here; null where nobody takes it. */
export function dropped(play: Pick<Play, "me" | "aims">, held: string, over: readonly string[]): string | null {
  const [verb = "", what = ""] = held.split(" ");
  if (verb === "go") return over.includes(`place-${what}`) || over.includes("stage") ? held : null;
  if (verb === "rob") return over.includes(`seat-${play.me}`) || over.includes("hand") ? held : null;
  if (!play.aims) return over.includes("stage") ? held : null;
  const seat = over.map((anchor) => /^(?:seat|fighter)-(\d)$/.exec(anchor)?.[1]).find((found) => found !== undefined);
  return seat === undefined ? null : `${held} on ${seat}`;
}

/** Everything with a name under a point of the screen. */
function under(x: number, y: number): string[] {
  return document.elementsFromPoint(x, y).flatMap((node) => {
    const anchor = node.closest<HTMLElement>("[data-anchor]")?.dataset["anchor"];
    return anchor === undefined ? [] : [anchor];
  });
}

/** Lets a button be dragged as well as tapped. */
export function drag(play: Play, key: string): (node: HTMLElement) => () => void {
  return (node) => {
    let from: PointerEvent | null = null;
    let moved = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || play.me === null) return;
      from = event;
      moved = false;
    };
    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointerId) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!moved && Math.hypot(x, y) < START) return;
      if (!moved) {
        moved = true;
        node.setPointerCapture(event.pointerId);
        node.style.zIndex = "20";
        node.style.pointerEvents = "none"; // what lies under it is what counts
        play.take(key);
      }
      node.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 14))}deg)`;
    };
    const up = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointerId) return;
      from = null;
      node.style.zIndex = node.style.pointerEvents = node.style.transform = "";
      if (!moved) return;
      const choice = event.type === "pointerup" ? dropped(play, key, under(event.clientX, event.clientY)) : null;
      play.dragging = false;
      if (choice === null) play.drop();
      else play.do(choice, node);
    };
    /** A drag ends with a click of its own. */
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      moved = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
