/** Frame rate monitor; call `slow` in every frame that draws. */
const SLOW = 24; // ms a frame, the median of the last few
const FEW = 15;

export class FrameMonitor {
  private last = 0;
  private times: number[] = [];

  /** True if the last few frames were too slow: draw less from now on. */
  slow(now: number): boolean {
    if (this.last > 0) this.times.push(now - this.last);
    this.last = now;
    if (this.times.length < FEW) return false;
    const sorted = this.times.splice(0).sort((a, b) => a - b);
    return (sorted[FEW >> 1] ?? 0) > SLOW;
  }

  /** Animation pauses; do not count the gap until the next frame. */
  rest(): void {
    this.last = 0;
  }
}
