/** Tilt control as the room uses it: the user turns it on with a tap and calibrates it once. */
import { recall, remember } from "../../../stage/memory";
import { angles, buzz, jolts, permission } from "./sensor";
import { calibrate, type Limits, type Moment, type Mood, Shake, Tilt } from "./tilt";

export interface Hooks {
  moment(): Moment;
  tip(): void;
  flat(): void;
  roll(): void;
}

/** off, asking for permission, holding still to calibrate, on, or why it is unavailable. */
type State = "off" | "asking" | "holding" | "on" | "denied" | "insecure" | "missing" | "low";

const KEPT = "kero-tilt";
const LEFT = "kero-left";
const HOLD = 2000;

export class TiltControl {
  state = $state<State>("off");
  mood = $state<Mood>("loose");
  leaning = $state(0);
  shakes = $state(false);
  /** Left-handed: the main buttons are on the left. */
  left = $state(recall(LEFT) === "yes");
  private tilt: Tilt | null = null;
  private stops: (() => void)[] = [];

  constructor(private readonly hooks: Hooks) {}

  /** Resume as last time, if that needs no permission from a tap. */
  resume(): void {
    const kept = lastTime();
    if (!kept || !window.isSecureContext || !("ondeviceorientation" in window)) return;
    if ("requestPermission" in DeviceOrientationEvent) return;
    this.shakes = kept.shakes;
    this.begin(kept.limits);
  }

  /** Must be called from a tap. */
  async ask(): Promise<void> {
    this.state = "asking";
    const answer = await permission();
    if (answer !== "granted") this.state = answer;
    else this.calibrate();
  }

  /** Calibrate: average two seconds of readings while the phone is held as in play. */
  calibrate(): void {
    this.stop();
    this.state = "holding";
    const felt: number[] = [];
    const quiet = angles((angle) => felt.push(angle));
    const timer = setTimeout(() => {
      quiet();
      const limits = calibrate(felt);
      if (limits) this.begin(limits);
      else this.state = felt.length === 0 ? "missing" : "low";
    }, HOLD);
    this.stops.push(quiet, () => clearTimeout(timer));
  }

  shake(on: boolean): void {
    this.shakes = on;
    const kept = lastTime();
    if (kept) keep({ ...kept, shakes: on });
  }

  inLeft(left: boolean): void {
    this.left = left;
    remember(LEFT, left ? "yes" : null);
  }

  /** A card was touched: the phone is being read, so tilting must not tip the truck. */
  loosen(): void {
    this.tilt?.loosen();
    this.mood = "loose";
  }

  off(): void {
    this.stop();
    this.state = "off";
    keep(null);
  }

  stop(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.tilt = null;
    this.mood = "loose";
    this.leaning = 0;
  }

  private begin(limits: Limits): void {
    this.stop();
    this.state = "on";
    keep({ limits, shakes: this.shakes });
    const tilt = new Tilt(limits, (what) => {
      buzz(what === "lean" ? 15 : 30);
      if (what === "tip") this.hooks.tip();
      if (what === "flat") this.hooks.flat();
    });
    this.tilt = tilt;
    const shake = new Shake();
    const turned = (): void => tilt.spare(performance.now());
    const hidden = (): void => this.loosen();
    screen.orientation?.addEventListener("change", turned);
    document.addEventListener("visibilitychange", hidden);
    this.stops.push(
      angles((angle, now) => {
        tilt.feel(angle, now, this.hooks.moment());
        if (tilt.mood !== this.mood) this.mood = tilt.mood;
        if (tilt.leaning !== this.leaning) this.leaning = tilt.leaning;
      }),
      jolts((x, y, z, now) => {
        if (!this.shakes || this.hooks.moment().may !== "flat" || !shake.feel(x, y, z, now)) return;
        tilt.spare(now);
        this.hooks.roll();
      }),
      () => screen.orientation?.removeEventListener("change", turned),
      () => document.removeEventListener("visibilitychange", hidden),
    );
  }
}

interface Kept {
  readonly limits: Limits;
  readonly shakes: boolean;
}

function lastTime(): Kept | null {
  try {
    const stored: unknown = JSON.parse(recall(KEPT) ?? "null");
    return typeof stored === "object" && stored !== null && "limits" in stored ? (stored as Kept) : null;
  } catch {
    return null;
  }
}

const keep = (kept: Kept | null): void => remember(KEPT, kept && JSON.stringify(kept));
