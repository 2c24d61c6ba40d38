/** Taps in haste: what was tapped is gone, something else has come under the finger, and is not meant. */
const BLOCKED = 500; // milliseconds

let blockedUntil = 0;

/** Something else has come: for a moment no tap counts. */
export const blockTaps = (): void => {
  blockedUntil = performance.now() + BLOCKED;
};

/** For the window, before anybody hears of a tap; a key is meant for what has the focus. */
export function guardTaps(event: MouseEvent): void {
  if (performance.now() > blockedUntil || event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
}
