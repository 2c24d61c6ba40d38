/** Tap guard: ignores taps for a moment after the button under the finger has changed. */
const BLOCKED = 500; // milliseconds

let blockedUntil = 0;

/** Block taps, because something else has appeared under the finger. */
export const blockTaps = (): void => {
  blockedUntil = performance.now() + BLOCKED;
};

/**
 * Click handler for the window, in the capture phase. A key press is never blocked, because it goes to
 * what has the focus.
 */
export function guardTaps(event: MouseEvent): void {
  if (performance.now() > blockedUntil || event.detail === 0) return;
  event.preventDefault();
  event.stopPropagation();
}
