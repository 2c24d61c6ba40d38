/** KERO's animations. Great moments run beside the game, so that nobody who has something to do waits for them. */
import { Mover, type Box } from "../../stage/mover.svelte";
import type { Stage } from "../../stage/room";
import { FALL } from "./dice/tumble";
import type { Great, Hands, Thing } from "./script";
import type { KeroView } from "./types";

const SIZES: Readonly<Record<Thing["kind"], number>> = { picture: 30, card: 48, explorer: 34, land: 60 };
const TIMES: Readonly<Record<Thing["kind"], number>> = { picture: 380, card: 360, explorer: 450, land: 450 };
const SOUNDS: Readonly<Record<Thing["kind"], string>> = { picture: "wood", card: "card", explorer: "step", land: "card" };

const SLIDE = 260;
const GONE = 1500; // ms until an outage has taken the dice, and the truck turns

export class Motion implements Hands {
  great = $state.raw<{ readonly what: Great; readonly shown: string; readonly ms: number; readonly lifts?: boolean } | null>(null);
  landing = $state(false);
  readonly mover: Mover<Thing>;
  private moments = 0;

  constructor(
    root: () => HTMLElement | undefined,
    private readonly stage: () => Stage<KeroView>,
    readonly sound: (name: string) => void,
    readonly threw: (dice: readonly number[]) => void,
  ) {
    this.mover = new Mover(root, () => stage().pace);
  }

  readonly fly: Hands["fly"] = async (thing, from, to, count = 0) => {
    if (!(await this.mover.drawn())) return;
    this.sound(SOUNDS[thing.kind]);
    const turns = from === "pile" && thing.kind !== "picture"; // it lay there face down
    await this.mover.fly(thing, this.box(thing, from), this.box(thing, to), {
      ms: TIMES[thing.kind] * (turns ? 1.3 : 1),
      wait: count * 45,
      turns,
    });
  };

  readonly land: Hands["land"] = async () => {
    if (this.mover.find("[data-air=true]") === null) return;
    this.landing = true;
    await this.mover.pause(FALL);
    this.landing = false;
  };

  /** A card of the row burns; for a space below zero, a territory crumbles. */
  readonly burn: Hands["burn"] = async (space) => {
    const node = this.mover.find(space < 0 ? `[data-anchor="land-${-space}"]` : `[data-anchor="row-${space}"] .card`);
    if (node === null) return;
    this.sound(space < 0 ? "thud" : "fire");
    const end = space < 0 ? "scale(.86) rotate(-2deg)" : "translate(14px, -10px) rotate(7deg) scale(.7)";
    await this.mover.animate(
      node,
      [
        { transform: "none", filter: "none", opacity: 1 },
        { filter: "brightness(1.3) sepia(1) saturate(3) hue-rotate(-20deg)", opacity: 1, offset: 0.4 },
        { transform: end, filter: "brightness(.2)", opacity: 0 },
      ],
      space < 0 ? 380 : 560,
    );
  };

  readonly slide: Hands["slide"] = async (show) => {
    const lay = new Map(this.mover.all("[data-card]").map((node) => [node.dataset["card"], node.getBoundingClientRect().left]));
    show();
    if (!(await this.mover.drawn())) return;
    const slides = this.mover.all("[data-card]").flatMap((node) => {
      const by = (lay.get(node.dataset["card"]) ?? NaN) - node.getBoundingClientRect().left;
      return Math.abs(by) > 1 ? [this.mover.animate(node, [{ transform: `translateX(${by}px)` }, { transform: "none" }], SLIDE)] : [];
    });
    if (slides.length > 0) this.sound("card");
    await Promise.all(slides);
  };

  readonly moment: Hands["moment"] = async (what, shown, ms) => {
    this.moments += 1;
    const here = this.moments;
    this.great = { what, shown, ms };
    this.sound(what === "outage" ? "outage" : what === "claim" ? "gong" : what === "last" ? "horn" : "play");
    if (what === "outage") {
      setTimeout(() => this.lift(here, ms - GONE), GONE);
      return this.mover.pause(GONE / Math.max(1, this.stage().pace));
    }
    await this.mover.pause(ms);
    this.over(here);
  };

  /** Let the room be seen again before the moment is over, however slow the machine. */
  private lift(here: number, ms: number): void {
    if (here === this.moments && this.great) this.great = { ...this.great, lifts: true };
    setTimeout(() => this.over(here), ms);
  }

  private over(here: number): void {
    if (here === this.moments) this.great = null;
  }

  readonly stop = (): void => {
    this.mover.stop();
    if (this.great?.what !== "outage") this.great = null;
  };

  private box({ kind }: Thing, anchor: string): Box {
    const die = /^die-(\d)$/.exec(anchor)?.[1];
    const place = die === undefined ? this.mover.anchor(anchor) : this.mover.box(this.mover.find(`[data-slot="${die}"]`));
    const wide = anchor.startsWith("row-") ? this.mover.find("[data-card]")?.offsetWidth : anchor === "pile" && kind === "card" ? this.mover.find(".pile .back")?.offsetWidth : undefined;
    return { ...place, wide: wide ?? SIZES[kind] };
  }
}
