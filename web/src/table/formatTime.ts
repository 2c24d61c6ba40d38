/** Milliseconds as a clock shows them: minutes and seconds, and never 0:00 before it is over. */
export function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
