/** How much a truck holds at a moment, and a table's time that runs smoothly towards the truth. */

/** What the view tells of one truck, and how its KERO moves. */
export interface Tank {
  /** Milliseconds it held when it was last still. */
  readonly tank: number;
  /** Since when it has been moving, on the table's time; null while it lies. */
  readonly since: number | null;
  /** Which way it moves: out while it stands, in while it is filled. */
  readonly filling: boolean;
  readonly capacity: number;
  /** How much a hundred milliseconds of filling are worth. */
  readonly percent: number;
}

/** To the millisecond what the rules say. */
export function levelAt({ tank, since, filling, capacity, percent }: Tank, now: number): number {
  if (since === null) return tank;
  const gone = Math.max(0, now - since);
  return filling ? Math.min(capacity, tank + Math.floor((gone * percent) / 100)) : Math.max(0, tank - gone);
}

const SAMPLES = 8;
const CATCH_UP = 400; // ms in which a small error would be gone
const FASTEST = 1; // how much faster, and how much slower than real the time may run
const SLOWEST = -0.5;
const SNAP = 1500; // beyond this a link was away: the truth at once

/**
 * The table's time as it is drawn. What the server says arrives late by the way it took, never early:
 * of the last few samples the greatest is the nearest to the truth. The drawn time slides there, at
 * no less than half and no more than double speed, so that it never jumps and never runs back.
 */
export class Slewed {
  private offsets: number[] = [];
  private offset = NaN;
  private drawn = NaN;
  private asked = NaN;
  private wasRunning = false;

  /** `said` is the table's time as far as it is known at the local time `local`. */
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

/** A level as it is drawn: within one run it only falls, within one filling it only rises. */
export class Meter {
  private run: number | null = null;
  private filling = false;
  private shown = 0;

  /** `lost` is what the server will not make good: gone from the glass already. */
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
