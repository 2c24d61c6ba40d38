/** Format milliseconds as m:ss, rounded up, so that 0:00 is shown only when time is over. */
export function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
