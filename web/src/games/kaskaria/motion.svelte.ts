/** Kaskaria's animations: cards and coins fly, figures walk along their paths. */
import { Mover, type Box } from "../../stage/mover.svelte";
import type { Stage } from "../../stage/room";
import type { Paths } from "./map";
import type { Hands } from "./script";
import type { CardName, KaskariaView } from "./types";

/** What can fly: a card (null if only its back is known), a coin, the amulet. */
export type Thing =
  | { readonly kind: "card"; readonly card: CardName | null }
  | { readonly kind: "coin" }
  | { readonly kind: "amulet" };

const SMALL = 34; // pixels: a card that lands on a hero in the bar

export class Motion implements Hands {
  moment = $state<"waterfall" | "volcano" | null>(null);
  erupting = $state(false);
  crater = $state.raw({ x: 0, y: 0 });
  coming = $state<CardName | null>(null);
  readonly mover: Mover<Thing>;
  private great = false;

  constructor(
    root: () => HTMLElement | undefined,
    private readonly paths: () => Paths,
    private readonly sound: (name: string) => void,
    stage: () => Stage<KaskariaView>,
  ) {
    this.mover = new Mover(root, () => (this.great ? 1 : stage().pace));
  }

  readonly pause = (ms: number): Promise<void> => this.mover.pause(ms);

  readonly expect = (card: CardName | null): void => {
    this.coming = card;
  };

  readonly fly = async (card: CardName | null, turns: boolean, from: string, to: string): Promise<void> => {
    if (!(await this.mover.drawn())) return;
    this.sound("card");
    await this.mover.fly({ kind: "card", card }, this.box(from), this.box(to), { ms: 430, turns });
  };

  readonly lay = async (set: readonly CardName[], seat: number, go: () => void): Promise<void> => {
    const from = set.map((card, i) => this.held(card, i, set) ?? this.box(`seat-${seat}`));
    go();
    if (!(await this.mover.drawn())) return;
    this.sound("play");
    const to = this.box("played");
    await Promise.all(
      from.map((box, i) => {
        const thing: Thing = { kind: "card", card: set[i] ?? null };
        return this.mover.fly(thing, box, shifted(to, i), { ms: 420, wait: i * 60, turns: box.wide === SMALL });
      }),
    );
  };

  readonly clear = async (set: readonly CardName[]): Promise<void> => {
    if (!(await this.mover.drawn())) return;
    const [from, to] = [this.box("played"), this.box("discard")];
    await Promise.all(
      set.map((card, i) => this.mover.fly({ kind: "card", card }, shifted(from, i), to, { ms: 300, wait: i * 40 })),
    );
  };

  readonly walk: Hands["walk"] = async (figure, seat, from, to, go) => {
    const node = this.mover.find(`[data-figure="${figure}-${seat}"]`);
    const start = node?.style.transform ?? "none";
    go();
    if (!(await this.mover.drawn())) return;
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
    const sounds = setInterval(() => this.sound(figure === "runner" ? "step" : "fly"), 420);
    this.sound(figure === "runner" ? "step" : "fly");
    await this.mover.animate(node, frames, (figure === "runner" ? 370 : 480) * (to - from) + 120);
    clearInterval(sounds);
    node.classList.remove("flying");
    node.style.zIndex = "";
  };

  readonly coins = async (pieces: number, seat: number): Promise<void> => {
    const [from, to] = [this.box("treasure"), this.box(`seat-${seat}`)];
    this.sound("gold");
    const count = Math.min(pieces, 8);
    await Promise.all(
      Array.from({ length: count }, (_, i) =>
        this.mover.fly({ kind: "coin" }, { ...from, wide: 30 }, { ...to, wide: 20 }, { ms: 540, wait: i * 110 }),
      ),
    );
  };

  /** Great moments take their full time, however many steps are queued. */
  readonly waterfall = async (): Promise<void> => {
    this.great = true;
    this.sound("waterfall");
    this.moment = "waterfall";
    await this.pause(1700);
    this.calm();
  };

  readonly volcano = async (seat: number): Promise<void> => {
    this.great = true;
    const from = this.box("amulet");
    this.crater = { x: from.x, y: from.y + 20 };
    this.sound("volcano");
    this.moment = "volcano";
    this.erupting = true;
    await this.pause(1500);
    await this.mover.fly({ kind: "amulet" }, from, { ...this.box(`seat-${seat}`), wide: 26 }, { ms: 900 });
    this.calm();
  };

  readonly stop = (): void => {
    this.mover.stop();
    this.calm();
    this.coming = null;
  };

  private calm(): void {
    this.great = false;
    this.moment = null;
    this.erupting = false;
  }

  private box(anchor: string): Box {
    if (anchor === "coming") return this.mover.box(this.mover.find(".hand .coming"));
    return anchor.startsWith("seat-") ? this.mover.anchor(anchor, SMALL) : this.mover.anchor(anchor);
  }

  /** Where the i-th card of a set lies in the player's hand, selected cards first. */
  private held(card: CardName, i: number, set: readonly CardName[]): Box | undefined {
    const copy = set.slice(0, i).filter((other) => other === card).length;
    const node = this.mover.all(`.hand [data-card="${CSS.escape(card)}"]`)[copy];
    return node === undefined ? undefined : this.mover.box(node);
  }
}

/** The cards of a played set lie side by side, starting at the left of its place. */
function shifted(box: Box, i: number): Box {
  return { ...box, x: box.x - i * box.wide * 0.1 };
}
