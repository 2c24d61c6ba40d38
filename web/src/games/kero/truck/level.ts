/** How much a truck holds at a moment, and clock smoothing: a drawn table time that slides towards the server's. */

/** What the view says of one tank, and how its KERO moves. */
export interface Tank {
  /** Milliseconds it held when it was last still. */
  readonly tank: number;
  /** Since when it has been moving, on the table's time; null while it lies. */
  readonly since: number | null;
  /** It is being filled, not drained. */
  readonly filling: boolean;
  readonly capacity: number;
  /** Percent of the time spent filling that is gained. */
  readonly percent: number;
}

/** The level at a time, to the millisecond as the rules compute it. */
export function levelAt({ tank, since, filling, capacity, percent }: Tank, now: number): number {
  if (since === null) return tank;
  const gone = Math.max(0, now - since);
  return filling ? Math.min(capacity, tank + Math.floor((gone * percent) / 100)) : Math.max(0, tank - gone);
}

const SAMPLES = 8;
const CATCH_UP = 400; // ms in which a small error is corrected
const FASTEST = 1; // how much faster or slower than real time the drawn time may run
const SLOWEST = -0.5;
const SNAP = 1500; // ms: beyond this the connection was lost, so jump to the truth

/**
 * Smoothed table time. Samples from the server arrive late by the network delay, never early, so the
 * greatest of the last few is nearest to the truth. The drawn time slides there at half to double speed,
 * so that it never jumps and never runs back.
 */
export class Slewed {
  private offsets: number[] = [];
  private offset = NaN;
  private drawn = NaN;
  private asked = NaN;
  private wasRunning = false;

  /** Return the drawn time at local time `local`; `known` is the table's time as the server reported it. */
  at(local: number, known: number, running: boolean): number {
    if (running !== this.wasRunning) this.offsets = [];
    this.wasRunning = running;
    const sample = known - local;
    if (!running) return this.still(local, known);
    const last = this.offsets[this.offsets.length - 1];
    if (last !== undefined && Math.abs(last - sample) > SNAP) this.offsets = [];
    if (last === undefined || Math.abs(last - sample) > 0.5) this.offsets = [...this.offsets, sample].slice(-SAMPLES);
    this.slide(local, Math.max(...this.offsets));
    this.drawn = Math.max(local + this.offset, Number.isNaN(this.drawn) ? -Infinity : this.drawn);
    return this.drawn;
  }

  private still(local: number, known: number): number {
    this.asked = local;
    this.offset = known - local;
    return (this.drawn = known);
  }

  private slide(local: number, wanted: number): void {
    const passed = local - this.asked;
    const wrong = wanted - this.offset;
    this.asked = local;
    if (Number.isNaN(this.offset) || Math.abs(wrong) > SNAP) {
      this.offset = wanted;
      this.drawn = NaN;
      return;
    }
    const pace = Math.min(FASTEST, Math.max(SLOWEST, wrong / CATCH_UP));
    const step = pace * passed;
    this.offset += Math.abs(step) > Math.abs(wrong) ? wrong : step;
  }
}

/** The drawn level: it only falls during a run, and only rises during a filling. */
export class Meter {
  private run: number | null = null;
  private filling = false;
  private shown = 0;

  /** `lost` is the delay the server will not compensate; it is subtracted at once. */
  read(tank: Tank, now: number, lost = 0): number {
    const level = Math.max(0, levelAt(tank, now) - (tank.filling || tank.since === null ? 0 : lost));
    const same = tank.since !== null && tank.since === this.run && tank.filling === this.filling;
    this.run = tank.since;
    this.filling = tank.filling;
    if (!same) this.shown = level;
    else this.shown = tank.filling ? Math.max(this.shown, level) : Math.min(this.shown, level);
    return this.shown;
  }
}
