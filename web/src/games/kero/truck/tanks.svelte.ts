/** The drawn levels of both tanks, from the smoothed table time. */
import type { RoomProps } from "../../../stage/room";
import { tankOf } from "../model";
import type { KeroView, Pack } from "../types";
import { levelAt, Meter, Slewed } from "./level";

const BEAT = 250; // ms between updates of the seconds

export class Tanks {
  /** KERO runs with time, not with rolls. */
  readonly flows = $derived.by(() => !this.paced && this.props().time.running && this.props().view.since >= 0);
  readonly levels = $derived.by(() => [this.level(0), this.level(1)] as const);
  readonly seconds = $derived.by(() => {
    void this.beat;
    return this.levels.map((level) => Math.ceil(level() / 1000));
  });
  private beat = $state(0);
  private readonly slewed = new Slewed();
  private readonly meters = [new Meter(), new Meter()];

  constructor(private readonly props: () => RoomProps<KeroView, Pack>) {
    $effect(() => {
      if (!this.flows) return;
      const timer = setInterval(() => (this.beat += 1), BEAT);
      return () => clearInterval(timer);
    });
  }

  get paced(): boolean {
    return this.props().game.pack.clock.roll > 0;
  }

  /** The smoothed table time. */
  now(): number {
    const { time } = this.props();
    return time.exact ? time.now() : this.slewed.at(performance.now(), time.now(), time.running);
  }

  /** Return a function for a truck's level, to be called in every frame. */
  of(seat: number): () => number {
    return this.levels[seat as 0 | 1];
  }

  private level(seat: number): () => number {
    const { view, game, time } = this.props();
    const held = view.clans[seat]?.level ?? 0;
    if (this.paced) return () => held;
    const tank = tankOf(view, game.pack.clock, seat);
    if (time.exact) return () => levelAt(tank, this.now());
    // What the server will not compensate is subtracted from one's own tank at once.
    const lost = seat === view.seat && this.props().seat !== null ? time.lost : 0;
    return () => this.meters[seat]?.read(tank, this.now(), lost) ?? held;
  }
}
