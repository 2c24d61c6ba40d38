/** KROM's animations: standees walk, tokens and cards fly. */
import { Mover, type Box } from "../../stage/mover.svelte";
import type { Stage } from "../../stage/room";
import type { Hands, Hunt, Thing } from "./script";
import type { KromView } from "./types";

const READ = 700; // milliseconds to read a card; at a live table the server keeps it there longer
const SMALL = 30; // pixels: a thing that lands on a player's board

export class Motion implements Hands {
  hunt = $state.raw<Hunt | null>(null);
  moment = $state<string | null>(null);
  readonly mover: Mover<Thing>;
  private under: Promise<unknown>[] = [];
  private since = 0;

  constructor(
    root: () => HTMLElement | undefined,
    readonly sound: (name: string) => void,
    stage: () => Stage<KromView>,
  ) {
    this.mover = new Mover(root, () => stage().pace);
  }

  readonly pause = (ms: number): Promise<void> => this.mover.pause(ms);

  readonly start = (what: Promise<unknown>): void => {
    this.under.push(what);
  };

  readonly settle = async (): Promise<void> => {
    const waiting = this.under;
    this.under = [];
    await Promise.all(waiting);
  };

  readonly landed = (): void => {
    this.since = performance.now();
  };

  readonly floor = (): Promise<void> => this.pause(Math.max(0, READ - (performance.now() - this.since)));

  readonly clear = (): void => {
    this.hunt = null;
  };

  readonly hunts = (hunt: Hunt | null): void => {
    this.hunt = hunt;
  };

  readonly caught = (caught: boolean): void => {
    if (this.hunt?.caught === null) this.hunt = { ...this.hunt, caught };
  };

  /** Walk every standee from its old place to its new one. */
  readonly walk = async (go: () => void): Promise<void> => {
    const boxes = (): Map<string, DOMRect> => new Map(this.mover.all("[data-standee]").map((node) => [node.dataset["standee"] ?? "", node.getBoundingClientRect()]));
    const from = boxes();
    go();
    if (!(await this.mover.drawn())) return;
    this.sound("step");
    await Promise.all(
      this.mover.all("[data-standee]").map((node) => {
        const was = from.get(node.dataset["standee"] ?? "");
        const is = node.getBoundingClientRect();
        if (was === undefined || Math.hypot(was.x - is.x, was.y - is.y) < 2) return undefined;
        // From foot to foot, scaled from one size to the other.
        const [x, y] = [was.x + was.width / 2 - is.x - is.width / 2, was.bottom - is.bottom];
        const grown = was.height / is.height - 1;
        const frames = Array.from({ length: 13 }, (_, i) => {
          const rest = 1 - i / 12;
          const hop = Math.abs(Math.sin((i / 12) * Math.PI * 4)) * 8;
          return { transform: `translate(${x * rest}px, ${y * rest - hop}px) scale(${1 + grown * rest})`, transformOrigin: "50% 100%", zIndex: "9" };
        });
        return this.mover.animate(node, frames, 850);
      }),
    );
  };

  readonly fly = async (thing: Thing, from: string, to: string, ms: number, count = 1): Promise<void> => {
    if (!(await this.mover.drawn())) return;
    const [a, b] = [this.box(from, thing), this.box(to, thing)];
    await Promise.all(Array.from({ length: Math.min(count, 4) }, (_, i) => this.mover.fly(thing, a, b, { ms, wait: i * 60 })));
  };

  readonly carry = async (card: string, from: string, to: string): Promise<void> => {
    const idea: Thing = { kind: "idea", card };
    if (!(await this.mover.drawn())) return; // after a fight the shelf is not drawn yet
    const [shelf, stage] = [this.mover.anchor(from), this.mover.anchor("stage")];
    const large = { ...stage, wide: Math.max(shelf.wide, stage.wide * 0.28) };
    await this.mover.fly(idea, shelf, large, { ms: 450 });
    await this.mover.fly(idea, large, this.box(to, idea), { ms: 550, wait: 400 });
  };

  /** Show a great moment; everything else waits. */
  readonly great = async (words: string, ms: number): Promise<void> => {
    this.moment = words;
    await this.mover.pause(ms);
    this.moment = null;
  };

  readonly stop = (): void => {
    this.mover.stop();
    this.under = [];
    this.moment = null;
  };

  private box(anchor: string, thing: Thing): Box {
    const wide = thing.kind === "card" || thing.kind === "idea" ? SMALL * 1.6 : SMALL;
    return this.mover.anchor(anchor, wide);
  }
}
