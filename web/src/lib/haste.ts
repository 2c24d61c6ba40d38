/** Taps in haste: what was tapped is gone, something else has come under the finger, and is not meant. */
const HASTE = 500; // milliseconds

let deaf = 0;

/** Something else has come: for a moment no tap counts. */
export const changed = (): void => {
  deaf = performance.now() + HASTE;
};

/** For the window, before anybody hears of a tap; a key is meant for what has the focus. */
export function patient(event: MouseEvent): void {
  if (performance.now() > deaf || event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
}
