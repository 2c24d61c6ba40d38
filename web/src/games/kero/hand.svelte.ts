/** UI state of the player: what is lifted, kept, picked up and pinned, and how it becomes a choice. */
import type { RoomProps } from "../../stage/room";
import { shake } from "../../stage/shake";
import type { Throw } from "./dice/die";
import { bill, cardOf, choices, diceIn, frame, kindOf, maskOf, paidFor, purse, rollKey, verbOf, WHITES, type Choices } from "./model";
import type { Cost, KeroView, Lifted, Pack } from "./types";

type Costs = Partial<Readonly<Record<Cost, number>>>;

const MOST_PINS = 2;

export class Hand {
  lifted = $state.raw<Lifted | null>(null);
  /** Dice that stay where they are; the others are rolled. */
  kept = $state.raw<ReadonlySet<number>>(new Set());
  /** Coloured dice picked up but not paid for yet; fuel can still be changed until the truck is tipped. */
  staged = $state.raw<readonly number[]>([]);
  pins = $state.raw<ReadonlySet<string>>(new Set());
  /** The territory an Explorer is about to leave. */
  from = $state<number | null>(null);
  throwing = $state.raw<Throw | null>(null);
  /** Optimistic payment: what was paid, and how much there was, until the table accepts or refuses it. */
  private paying = $state.raw<{ readonly cost: Costs; readonly had: number; readonly step: number } | null>(null);
  /** The player has been warned that something is left to spend. */
  sure = $state(false);
  private waiting: string[] = [];
  private throws = 0;
  private thrownAt = -1;

  constructor(private readonly props: () => RoomProps<KeroView, Pack>) {}

  get choices(): Choices {
    const { game, question } = this.props();
    return choices(game, question?.options ?? []);
  }

  /** Make a choice, or have the rules say why not. The table keeps an early choice for a moment. */
  choose(key: string, node?: HTMLElement): boolean {
    const { question, act, why, sound, reduced } = this.props();
    const known = this.choices;
    const number = known.number(key);
    if (number === null) return false;
    if (question !== null && !known.may(key)) {
      shake(node, reduced);
      why(number);
      return false;
    }
    sound("tap");
    this.paying = { cost: this.due, had: this.wealth, step: this.props().view.step };
    this.putDown();
    act(number);
    return true;
  }

  /** Give or withdraw a standing order, which answers no question; null if neither is open. */
  get order(): "whole always" | "withdraw" | null {
    const { game, free } = this.props();
    const open = choices(game, free);
    return open.may("withdraw") ? "withdraw" : open.may("whole always") ? "whole always" : null;
  }

  changeOrder(): void {
    const { act, sound } = this.props();
    const number = this.order === null ? null : this.choices.number(this.order);
    if (number === null) return;
    sound("tap");
    act(number);
  }

  private get purse(): Readonly<Record<Cost, number>> {
    const { view } = this.props();
    return purse(view, view.seat >= 0 ? view.seat : view.turn);
  }

  private get wealth(): number {
    return Object.values(this.purse).reduce((sum, held) => sum + held, 0);
  }

  /** What the lifted thing would cost, or the choice just made. */
  get due(): Costs {
    const { lifted, paying } = this;
    const { view, game } = this.props();
    if (lifted === null && paying !== null && paying.had === this.wealth) return paying.cost;
    if (lifted === null) return this.staged.length > 0 ? { jerrycan: this.price(this.staged) } : {};
    const card = lifted.kind === "card" ? cardOf(game.pack, view.row[lifted.space - 1] ?? "") : undefined;
    if (card && bill(card, this.purse).every(({ missing }) => missing === 0)) return card.cost;
    const { hire } = game.pack.prices;
    return lifted.kind === "hire" && this.purse.jerrycan >= hire ? { jerrycan: hire } : {};
  }

  putDown(): void {
    this.lifted = null;
    this.from = null;
    this.sure = false;
  }

  lift(thing: Lifted): void {
    this.props().sound("tap");
    this.from = null;
    this.sure = false;
    this.lifted = thing;
  }

  /** The first tap lifts a card, the second takes it. */
  tapCard(space: number, node: HTMLElement): void {
    const top = frame(this.props().view);
    const again = this.lifted?.kind === "card" && this.lifted.space === space;
    if (top === "scorching" && this.props().question !== null) this.choose(`scorch ${space}`, node);
    else if (again && this.choices.may(`take ${space}`)) this.choose(`take ${space}`, node);
    else if (again) this.putDown();
    else this.lift({ kind: "card", space });
  }

  tapLand(key: string, node: HTMLElement): void {
    const { view, question } = this.props();
    const top = frame(view);
    const space = Number(key);
    if (question !== null && (top === "moving" || (this.lifted?.kind === "tuarek" && this.lifted.which === "move"))) return this.move(space, node);
    if (this.lifted?.kind === "tuarek" && this.lifted.which === "expel") return void this.choose(`send home ${key}`, node);
    if (question !== null && top === "tying") return void this.choose(`win tie ${key}`, node);
    if (question !== null && top === "placing") return void this.choose(`explore ${key}`, node);
    const thing: Lifted = key === "single" || key === "double" ? { kind: "final", which: key } : { kind: "land", space };
    const verb = verbOf(thing, top) ?? "";
    const { lifted } = this;
    const again = lifted !== null && lifted.kind === thing.kind && verbOf(lifted, top) === verb;
    if (again && this.choices.may(verb)) this.choose(verb, node);
    else if (again) this.putDown();
    else this.lift(thing);
  }

  /** Choose where an Explorer leaves, then where it goes. */
  private move(space: number, node: HTMLElement): void {
    const leaves = this.choices.rest("move").some((pair) => pair.startsWith(`${space} `));
    if (this.from === null && leaves) this.from = space;
    else if (this.from === space) this.from = null;
    else if (this.from !== null) this.choose(`move ${this.from} ${space}`, node);
    else this.choose(`move ${space} ${space === 1 ? 2 : 1}`, node);
  }

  tapTile(thing: Lifted, node: HTMLElement): void {
    const { lifted } = this;
    const verb = verbOf(thing, frame(this.props().view));
    const again = lifted !== null && lifted.kind === thing.kind && ("which" in lifted ? "which" in thing && lifted.which === thing.which : true);
    if (again && verb !== null && this.choices.may(verb)) this.choose(verb, node);
    else if (again) this.putDown();
    else this.lift(thing);
  }

  /** Before rolling, pick up a coloured die or put it back; while rolling, keep a die or free it. */
  toggle(die: number): void {
    const { view, question, sound, why } = this.props();
    const top = frame(view);
    if (top === "rolling") {
      if (!diceIn(view.live).includes(die)) {
        const number = this.choices.number(rollKey([die]));
        if (question !== null && number !== null) why(number);
        return;
      }
      sound("tap");
      this.kept = new Set(this.kept.has(die) ? [...this.kept].filter((other) => other !== die) : [...this.kept, die]);
    } else if ((top === "start" || top === "prepare") && die >= WHITES && !diceIn(view.chosen).includes(die)) {
      if (this.staged.includes(die)) this.staged = this.staged.filter((other) => other !== die);
      else if (this.choices.may(`add ${kindOf(die)}`) && this.price([...this.staged, die]) <= this.jerrycans) this.staged = [...this.staged, die];
      else return void this.choose(`add ${kindOf(die)}`);
      sound("tap");
    }
  }

  private get jerrycans(): number {
    const { view } = this.props();
    return view.clans[view.turn]?.jerrycans ?? 0;
  }

  /** Jerrycans that these dice cost. */
  price(dice: readonly number[]): number {
    const { dice_prices } = this.props().view;
    return dice.reduce((sum, die) => sum + (dice_prices[die - WHITES] ?? 0), 0);
  }

  /** Put back dice that can no longer be paid for, because Jerrycans were spent or a die came otherwise. */
  putBack(): void {
    const kept = paidFor(this.props().view, this.staged);
    if (kept.length < this.staged.length) this.staged = kept;
  }

  /** Pay for the dice picked up, in order, then tip the truck. */
  tip(): void {
    const { view } = this.props();
    this.waiting = [...this.staged.map((die) => `add ${kindOf(die)}`), "tip"];
    this.announce([...diceIn(view.chosen), ...this.staged]);
    this.staged = [];
    this.putDown();
    this.next();
  }

  /** Dice that would be rolled now. */
  get loose(): number[] {
    return diceIn(this.props().view.live).filter((die) => !this.kept.has(die));
  }

  roll(dice: readonly number[] = this.loose): void {
    const { explain, act } = this.props();
    const number = this.choices.number(rollKey(dice));
    if (dice.length === 0 || number === null) return explain("web-kero-nothing-loose");
    this.announce(dice);
    act(number);
  }

  flat(): void {
    this.kept = new Set();
    this.choose("lay flat");
  }

  fuelRoll(): void {
    const { view } = this.props();
    this.announce(diceIn(view.live));
    this.choose("throw");
  }

  /** Send the next waiting choice, one for each question. */
  next(): void {
    const [key] = this.waiting;
    if (key === undefined || this.props().question === null) return;
    const known = this.choices;
    const number = known.number(key);
    this.waiting = known.may(key) ? this.waiting.slice(1) : [];
    if (number !== null && known.may(key)) return this.props().act(number);
    this.throwing = null;
    if (number !== null) this.props().why(number);
  }

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  /** The player's own dice are thrown at once; the server says later what they show. */
  private announce(dice: readonly number[]): void {
    this.throws += 1;
    this.thrownAt = this.props().view.step;
    this.throwing = { key: this.throws, dice, answered: false };
  }

  /** Dice were thrown, by either player. */
  threw(dice: readonly number[]): void {
    const { throwing } = this;
    if (throwing !== null && !throwing.answered && maskOf(throwing.dice) === maskOf(dice)) {
      this.throwing = { ...throwing, answered: true };
      return;
    }
    this.throws += 1;
    this.throwing = { key: this.throws, dice, answered: true };
  }

  /** The table has answered: sides are known, or the roll was refused. */
  settle(): void {
    const { view, question } = this.props();
    const { throwing, paying } = this;
    if (paying !== null && (question !== null || view.step !== paying.step)) this.paying = null;
    if (throwing === null || throwing.answered || this.busy) return;
    const top = frame(view);
    if (view.step !== this.thrownAt && top !== "start" && top !== "prepare") this.throwing = { ...throwing, answered: true };
    else if (question !== null && view.step === this.thrownAt) this.throwing = null;
  }

  pin(id: string): void {
    const others = [...this.pins].filter((other) => other !== id);
    this.pins = new Set(this.pins.has(id) ? others : [...others.slice(1 - MOST_PINS), id]);
  }

  /** Something was dropped there: a card in the camp, an Explorer on a territory or off it. */
  drop(what: string, where: string, node: HTMLElement): void {
    const [thing = "", place = ""] = what.split(" ");
    const land = /^(?:[1-4]|single|double)$/.test(where);
    if (thing === "card" && (where === "camp" || where === `seat-${this.props().seat}`)) this.choose(`take ${place}`, node);
    else if (thing === "explorer" && land) this.choose(`explore ${where}`, node);
    else if (thing === "own" && land && where !== place) this.choose(`move ${place} ${where}`, node);
    else if (thing === "rival" && where !== place) this.choose(`send home ${place}`, node);
  }

  /** Whether this may be dragged now. */
  carries(what: string): boolean {
    const { view, question } = this.props();
    if (question === null) return false;
    const top = frame(view);
    const plays = (tuarek: string): boolean => this.lifted?.kind === "tuarek" && this.lifted.which === tuarek;
    switch (what.split(" ")[0]) {
      case "card":
        return top === "camp";
      case "explorer":
        return top === "camp" || top === "placing";
      case "own":
        return top === "moving" || plays("move");
      default:
        return plays("expel");
    }
  }

  /** Something can still be bought with what is lost at the end of the turn. */
  get unspent(): boolean {
    return ["take", "explore", "trade"].some((verb) => this.choices.rest(verb).length > 0);
  }

  /** Something besides ending the turn can be done. */
  get more(): boolean {
    return (this.props().question?.options.length ?? 0) > 1;
  }

  /** End the turn. With something left to spend, the button must be held or tapped twice. */
  end(held = false): void {
    if (this.unspent && !this.sure && !held) {
      this.putDown();
      this.sure = true;
      return;
    }
    this.choose("end turn");
  }
}
