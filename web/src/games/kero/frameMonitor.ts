/** Whether a machine keeps up with what moves. Asked once in every frame that draws. */
const SLOW = 24; // ms a frame, the median of the last few
const FEW = 15;

export class FrameMonitor {
  private last = 0;
  private times: number[] = [];

  /** True when the last few frames came too slowly: draw less from now on. */
  slow(now: number): boolean {
    if (this.last > 0) this.times.push(now - this.last);
    this.last = now;
    if (this.times.length < FEW) return false;
    const sorted = this.times.splice(0).sort((a, b) => a - b);
    return (sorted[FEW >> 1] ?? 0) > SLOW;
  }

  /** Nothing moves: the next frame comes when it comes. */
  rest(): void {
    this.last = 0;
  }
}
