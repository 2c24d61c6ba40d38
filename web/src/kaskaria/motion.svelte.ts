/** How things move on this screen: cards and coins through the air, figures along their paths. */

import { tick } from "svelte";
import type { Hooks } from "./director";
import type { Paths } from "./map";
import type { CardName } from "./types";
import type { Box, Trip } from "./view/Flight.svelte";

const SMALL = 34; // a card that lands on a hero's plaque

export class Mover {
  trips = $state.raw<readonly Trip[]>([]);
  moment = $state<"waterfall" | "volcano" | null>(null);
  erupting = $state(false);
  crater = $state.raw({ x: 0, y: 0 });
  private next = 0;
  private pace = 1;
  private ends = new Set<() => void>();

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly paths: () => Paths,
    private readonly sound: (name: string) => void,
  ) {}

  readonly hooks: Omit<Hooks, "show" | "busy"> = {
    fly: async (card, turns, from, to) => {
      await tick();
      this.sound("card");
      await this.trip({ kind: "card", card }, turns, this.box(from), this.box(to), 430);
    },

    lay: async (set, seat, after) => {
      const from = set.map((card, i) => this.held(card, i, set) ?? this.box(`hero-${seat}`));
      after();
      await tick();
      this.sound("play");
      const to = this.box("played");
      const flights = set.map((card, i) => this.trip({ kind: "card", card }, from[i]?.wide === SMALL, from[i], shifted(to, i), 420, i * 60));
      await Promise.all(flights);
    },

    clear: async (set) => {
      await tick();
      const [from, to] = [this.box("played"), this.box("discard")];
      await Promise.all(set.map((card, i) => this.trip({ kind: "card", card }, false, shifted(from, i), to, 300, i * 40)));
    },

    walk: async (figure, seat, from, to, go) => {
      const node = this.find(`[data-figure="${figure}-${seat}"]`);
      const start = node?.style.transform ?? "none";
      go();
      await tick();
      if (node === null || to === from) return this.pause(200);
      const line = this.paths()[figure];
      const frames: Keyframe[] = [{ transform: start }];
      const parts = (to - from) * 12;
      for (let i = 1; i < parts; i++) {
        const p = line.at(from + i / 12);
        const hop = figure === "runner" ? Math.abs(Math.sin((i / 12) * Math.PI)) * 24 : Math.sin((i / parts) * Math.PI) * 46;
        frames.push({ transform: `translate(${p.x}px, ${p.y - hop}px)` });
      }
      frames.push({ transform: node.style.transform });
      node.classList.add("flying");
      node.style.zIndex = "900";
      const ms = ((figure === "runner" ? 370 : 480) * (to - from) + 120) * this.pace;
      const sounds = setInterval(() => this.sound(figure === "runner" ? "step" : "fly"), 420);
      this.sound(figure === "runner" ? "step" : "fly");
      const walk = node.animate(frames, { duration: ms, easing: "linear" });
      await this.until(walk.finished, () => walk.cancel());
      clearInterval(sounds);
      node.classList.remove("flying");
      node.style.zIndex = "";
    },

    coins: async (pieces, seat) => {
      const [from, to] = [this.box("treasure"), this.box(`hero-${seat}`)];
      this.sound("gold");
      const count = Math.min(pieces, 8);
      const flights = Array.from({ length: count }, (_, i) =>
        this.trip({ kind: "coin" }, false, { ...from, wide: 30 }, { ...to, wide: 20 }, 540, i * 110),
      );
      await Promise.all(flights);
    },

    waterfall: async () => {
      this.pace = 1;
      this.sound("waterfall");
      this.moment = "waterfall";
      await this.pause(1700);
      this.moment = null;
    },

    volcano: async (seat) => {
      this.pace = 1;
      const from = this.box("amulet");
      this.crater = { x: from.x, y: from.y + 20 };
      this.sound("volcano");
      this.moment = "volcano";
      this.erupting = true;
      await this.pause(1500);
      await this.trip({ kind: "amulet" }, false, from, { ...this.box(`hero-${seat}`), wide: 26 }, 900);
      this.moment = null;
      this.erupting = false;
    },

    pause: (ms) => this.pause(ms),

    hurry: (waiting) => {
      this.pace = 1 / (1 + waiting * 0.6);
    },

    stop: () => {
      for (const end of [...this.ends]) end();
      this.trips = [];
      this.moment = null;
      this.erupting = false;
    },
  };

  private pause(ms: number): Promise<void> {
    let timer = 0;
    return this.until(
      new Promise((done) => {
        timer = window.setTimeout(done, ms * this.pace);
      }),
      () => clearTimeout(timer),
    );
  }

  /** Ends with what is awaited, or when everything is stopped. */
  private until(what: Promise<unknown>, cancel: () => void): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        this.ends.delete(stop);
        done();
      };
      const stop = (): void => {
        cancel();
        end();
      };
      this.ends.add(stop);
      what.then(end, end);
    });
  }

  private trip(thing: Trip["thing"], turns: boolean, from: Box | undefined, to: Box | undefined, ms: number, wait = 0): Promise<void> {
    if (from === undefined || to === undefined) return Promise.resolve();
    this.next += 1;
    const id = this.next;
    return this.until(
      new Promise<void>((done) => {
        this.trips = [...this.trips, { id, thing, turns, from, to, ms: ms * this.pace, wait: wait * this.pace, done }];
      }).then(() => {
        this.trips = this.trips.filter((one) => one.id !== id);
      }),
      () => {
        this.trips = this.trips.filter((one) => one.id !== id);
      },
    );
  }

  private find(selector: string): HTMLElement | null {
    return this.root()?.querySelector<HTMLElement>(selector) ?? null;
  }

  private box(anchor: string): Box {
    const node = anchor === "coming" ? this.find(".hand .coming") : this.find(`[data-anchor="${anchor}"]`);
    return this.measure(node, anchor.startsWith("hero-"));
  }

  private measure(node: HTMLElement | null, small: boolean): Box {
    const frame = this.root()?.getBoundingClientRect();
    const rect = node?.getBoundingClientRect() ?? frame;
    if (frame === undefined || rect === undefined) return { x: 0, y: 0, wide: SMALL };
    const wide = small ? SMALL : Math.min(rect.width, node?.offsetWidth ?? rect.width);
    return { x: rect.left - frame.left + rect.width / 2, y: rect.top - frame.top + rect.height / 2, wide };
  }

  /** Where the i-th card of a set lies in the own hand, the chosen ones first. */
  private held(card: CardName, i: number, set: readonly CardName[]): Box | undefined {
    const copy = set.slice(0, i).filter((other) => other === card).length;
    const all = [...(this.root()?.querySelectorAll<HTMLElement>(`.hand [data-card="${CSS.escape(card)}"]`) ?? [])];
    const node = all[copy];
    return node === undefined ? undefined : this.measure(node, false);
  }
}

/** The cards of a laid set lie side by side, to the left of its corner. */
function shifted(box: Box, i: number): Box {
  return { ...box, x: box.x - i * box.wide * 0.1 };
}
