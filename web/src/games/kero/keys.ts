/** Keyboard shortcuts of the room. Digits are taken by their physical key, so they work in every keyboard layout. */
import type { RoomProps } from "../../stage/room";
import type { Hand } from "./hand.svelte";
import { frame, roller, verbOf, WHITES } from "./model";
import type { KeroView, Pack } from "./types";

interface Room {
  readonly props: () => RoomProps<KeroView, Pack>;
  readonly root: () => HTMLElement | undefined;
  readonly look: (who: number | "discard" | "keys" | null) => void;
  readonly dead: () => boolean;
  /** An outage is being shown; nothing can be done. */
  readonly dried: () => boolean;
  readonly say: (what: "time" | "dice") => void;
}

const COLOURED: Readonly<Record<string, number>> = { KeyG: WHITES, KeyY: WHITES + 1, KeyB: WHITES + 2 };
const ZONES: Readonly<Record<string, string>> = { KeyR: ".card", KeyD: ".land", KeyK: ".tile" };

/** Start listening. The returned function stops it. */
export function keys(hand: Hand, room: Room): () => void {
  const pressed = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
    if (document.querySelector("dialog[open]") !== null) return;
    const native = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement || (target instanceof Element && target.closest("summary") !== null);
    if (native && (event.code === "Space" || event.code === "Enter" || event.code === "NumpadEnter")) return;
    if (event.key === "?") {
      const explains = target instanceof Element && target.closest("[data-about], [data-hold]") !== null; // the element has a tooltip of its own
      return explains ? undefined : room.look("keys");
    }
    if (struck(hand, room, event)) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

function struck(hand: Hand, room: Room, event: KeyboardEvent): boolean {
  const { view, seat } = room.props();
  const top = frame(view);
  const mine = seat !== null && roller(view) === seat && !room.dried();
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1];
  if (digit !== undefined && mine) return hand.toggle(Number(digit) - 1), true;
  const coloured = COLOURED[event.code];
  if (coloured !== undefined && mine) return hand.toggle(coloured), true;
  const zone = ZONES[event.code];
  if (zone !== undefined) return room.root()?.querySelector<HTMLElement>(zone)?.focus(), true;
  if (event.code.startsWith("Arrow")) return along(event.code === "ArrowRight" || event.code === "ArrowDown" ? 1 : -1);
  switch (event.code) {
    case "Escape":
      hand.putDown();
      return true;
    case "KeyA":
      hand.kept = new Set();
      return true;
    case "Space":
      if (!mine || (event.repeat && top !== "fuelling")) return mine;
      if (top === "rolling") room.root()?.querySelector<HTMLElement>("[data-verb=roll] button")?.click();
      else if (top === "fuelling") room.root()?.querySelector<HTMLElement>("[data-verb=throw] button")?.click();
      else if (top === "start" || top === "prepare") room.dead() || hand.tip();
      else return false;
      return true;
    case "Enter":
    case "NumpadEnter":
      return mine && enter(hand, top);
    case "KeyF":
      return mine && (top === "start" || top === "prepare") && (hand.choose(event.shiftKey ? "fuel twice" : "fuel once"), true);
    case "KeyT":
      return room.say("time"), true;
    case "KeyS":
      return room.say("dice"), true;
    case "KeyE":
      return mine && top === "camp" && !room.dead() && (hand.end(), true);
    default:
      return false;
  }
}

function enter(hand: Hand, top: ReturnType<typeof frame>): boolean {
  if (top === "rolling") return hand.flat(), true;
  const verb = hand.lifted === null ? null : verbOf(hand.lifted, top);
  return verb !== null && (hand.choose(verb), true);
}

/** Move the focus within its group. */
function along(step: number): boolean {
  const here = document.activeElement;
  const group = here?.closest("[role=group]");
  if (!(here instanceof HTMLButtonElement) || !group) return false;
  const all = [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  all[(all.indexOf(here) + step + all.length) % all.length]?.focus();
  return true;
}
