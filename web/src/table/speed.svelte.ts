/** Animation speed, for every table and replay. */
import { recall, remember } from "../lib/storage";
import { SPEEDS, type Speed } from "../stage/director";

export const CHOICES = Object.keys(SPEEDS) as Speed[];

let wanted = $state<Speed>(CHOICES.find((each) => each === recall("speed")) ?? "normal");

export const speed = (): Speed => wanted;

export function setSpeed(next: Speed): void {
  wanted = next;
  remember("speed", next);
}
