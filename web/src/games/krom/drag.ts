/** Drag and drop in KROM: cards, places and loot. */
import { Carry } from "../../stage/carry";
import type { Play } from "./play.svelte";

/** The choice made by dropping this here; null if nothing takes it. */
export function dropped(play: Pick<Play, "me" | "aims">, held: string, over: readonly string[]): string | null {
  const [verb = "", what = ""] = held.split(" ");
  if (verb === "go") return over.includes(`place-${what}`) || over.includes("stage") ? held : null;
  if (verb === "rob") return over.includes(`seat-${play.me}`) || over.includes("hand") ? held : null;
  if (!play.aims) return over.includes("stage") ? held : null;
  const seat = over.map((anchor) => /^(?:seat|fighter)-(\d)$/.exec(anchor)?.[1]).find((digit) => digit !== undefined);
  return seat === undefined ? null : `${held} on ${seat}`;
}

/** All named elements under a point of the screen, by name. */
function under(x: number, y: number): string[] {
  return document.elementsFromPoint(x, y).flatMap((node) => {
    const anchor = node.closest<HTMLElement>("[data-anchor]")?.dataset["anchor"];
    return anchor === undefined ? [] : [anchor];
  });
}

/** Attachment: lets a button be dragged as well as tapped. */
export function drag(play: Play, key: string): (node: HTMLElement) => () => void {
  return (node) =>
    new Carry<string>({
      take: () => (play.me === null ? null : key),
      lift: (_, pointer) => {
        node.setPointerCapture(pointer);
        node.style.zIndex = "20";
        node.style.pointerEvents = "none"; // so that the element below is found
        play.take(key);
      },
      move: (_, { dx, dy }) => {
        node.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 14))}deg)`;
      },
      drop: (_, at) => {
        node.style.zIndex = node.style.pointerEvents = node.style.transform = "";
        const choice = at && dropped(play, key, under(at.x, at.y));
        play.dragging = false;
        if (choice === null) play.drop();
        else play.do(choice, node);
      },
    }).within(node);
}
