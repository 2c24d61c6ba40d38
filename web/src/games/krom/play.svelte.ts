/** UI state of the player: what is lifted, loosened or armed, and what choice it makes. */
import type { Args, TableTime } from "../../protocol/game";
import type { RoomProps } from "../../stage/room";
import { shake } from "../../stage/shake";
import { harmDone } from "./harm";
import type { Losses } from "./losses";
import { bonus, ground, numbers, pile, reached, reroll, rewarded } from "./model";
import { same } from "./same";
import { PLACE, type Bundle, type KromView, type Pack } from "./types";

/** How long a pass is armed: until a total changes, or to the end of the fight. */
type Armed = "" | "now" | "end";

/** The stone, the one big button. */
export interface Stone {
  /** The key it chooses; null while there is nothing to choose. */
  readonly key: string | null;
  /** The message on it, and a smaller one below. */
  readonly words: string;
  readonly args?: Args;
  readonly under?: string;
  /** It may be pressed, but something better can be done. */
  readonly pale?: boolean;
  /** It chooses nothing, but leads back to where a choice is made. */
  readonly back?: boolean;
}

/** Standing orders and the keys that give them. Giving one does not change what is lifted. */
export const ORDERS = [
  ["ask", "withdraw"],
  ["round", "allow round"],
  ["others", "allow others"],
] as const;

export class Play {
  /** The key of the lifted choice, not made yet; for an aimed card, without its target. */
  lifted = $state<string | null>(null);
  /** Dice bought for a hunt. */
  extra = $state(0);
  /** Dice on the Mountain to be thrown again, from 0. */
  loose = $state.raw<ReadonlySet<number>>(new Set());
  armed = $state<Armed>("");
  /** Optimistic update: the last choice, and the view on which it was made. */
  private sent = $state.raw<{ readonly key: string; readonly view: KromView } | null>(null);
  /** Why the lifted choice cannot be made, from the rules. */
  reason = $state("");
  /** Looking at the bonus cards while a place is to be chosen. */
  looking = $state(false);
  /** What others have taken since this seat last chose. */
  losses = $state.raw<Losses>({});
  /** The lifted thing follows the pointer. */
  dragging = $state(false);

  /** The number of the last event that has been read. */
  private read = $state(-1);

  constructor(private readonly given: () => RoomProps<KromView, Pack>) {
    this.heard();
  }

  private readonly keys = $derived.by(() => numbers(this.given().game));
  private readonly open = $derived.by(() => new Set([...(this.given().question?.options ?? []), ...this.given().free]));

  get view(): KromView {
    return this.given().view;
  }
  get pack(): Pack {
    return this.given().game.pack;
  }
  get names(): readonly string[] {
    return this.given().names;
  }
  get waiting(): readonly number[] {
    return this.given().waiting;
  }
  get reduced(): boolean {
    return this.given().reduced;
  }
  /** The seat that plays here; null for a spectator. */
  get me(): number | null {
    return this.given().seat !== null && this.view.seat >= 0 ? this.view.seat : null;
  }
  get asked(): boolean {
    return this.given().question !== null;
  }
  /** A standing order will answer the question, unless the player does first. */
  get ordered(): boolean {
    return this.given().question?.ordered === true;
  }
  /** The time left in the window in which everyone is asked. */
  get window(): TableTime["window"] {
    return this.given().time.window;
  }
  /** Duration factor for animations. */
  get pace(): number {
    return this.given().stage.pace;
  }
  get glacial(): boolean {
    return this.pack.rules.includes("glacial");
  }

  readonly t = (key: string, args?: Args): string => this.given().t(key, args);
  readonly name = (seat: number): string => this.t("web-krom-name", { seat });
  readonly who = (who: number): string => (who === 6 ? this.t("web-krom-beast") : who === this.me ? this.t("web-krom-you") : this.name(who));
  readonly words = (bundle: Bundle): string => (Object.keys(bundle).length === 0 ? this.t("web-krom-nothing") : this.t("web-krom-goods", bundle));
  readonly sound = (name: string): void => this.given().sound(name);

  /** Harm done to this seat since it last chose. */
  readonly harms = $derived.by(() => (this.me === null ? [] : harmDone(this.given().events ?? [], this.me).filter(({ n }) => n > this.read)));
  readonly heard = (): void => {
    this.read = this.given().events?.at(-1)?.n ?? this.read;
  };

  /** Whether this may be chosen now. */
  readonly can = (key: string): boolean => this.open.has(this.keys.get(key) ?? -1);

  /** Choose. If it is not allowed, the rules say why. */
  readonly do = (key: string, node?: Element | null): void => {
    const number = this.keys.get(key);
    if (number === undefined || this.me === null) return;
    if (this.asked && !this.can(key)) return this.refuse(key, node);
    this.sent = { key, view: this.view };
    if (!ORDERS.some(([, order]) => order === key)) this.lay(key !== "allow");
    this.given().act(number);
  };

  /** Put down what was lifted. Making a choice also marks all harm as read. */
  private lay(chosen: boolean): void {
    this.lifted = null;
    this.loose = new Set();
    if (!chosen) return;
    this.losses = {};
    this.heard();
  }

  /** This was chosen, and the result has not arrived yet. */
  readonly chose = (key: string): boolean => !this.asked && this.sent?.key === key && same(key, this.sent.view, this.view);

  /** This seat's destination, laid or on its way. */
  readonly going = $derived.by((): string => {
    const base = ground(this.view);
    if (base?.ask !== "destination" || this.me === null) return "";
    return PLACE.find((place) => this.chose(`go ${place}`)) ?? base.sealed[this.me] ?? "";
  });

  /** Shake the element that cannot be chosen, and ask the rules why. */
  readonly refuse = (key: string, node?: Element | null): void => {
    const number = this.keys.get(key);
    shake(node, this.reduced);
    if (number !== undefined && this.me !== null) this.given().why(number);
  };

  /** Lift a thing; choose it if it was already lifted. */
  readonly hold = (key: string, node?: Element | null): void => {
    if (this.lifted === key && this.final !== null) return this.do(this.final, node);
    if (this.lifted === key) return this.drop();
    this.sound("tap");
    this.lifted = key;
    this.reason = "";
    this.extra = 0;
  };

  /** Lift a thing to drag it. */
  readonly take = (key: string): void => {
    this.lifted = key;
    this.reason = "";
    this.extra = 0;
    this.dragging = true;
  };

  readonly drop = (): void => {
    this.lifted = null;
    this.reason = "";
    this.dragging = false;
  };

  /** The lifted bonus card. */
  readonly card = $derived.by(() => (this.lifted?.startsWith("play ") === true ? this.lifted.slice(5) : null));
  readonly aims = $derived.by(() => {
    return this.card !== null && bonus(this.pack, this.card)?.aimed === true;
  });
  readonly targets = $derived.by(() => (this.aims ? this.view.life.map((_, seat) => seat).filter((seat) => this.can(`play ${this.card} on ${seat}`)) : []));

  /** The key the lifted thing would choose; null if it still needs a target, or nothing is lifted. */
  readonly final = $derived.by(() => {
    const { lifted } = this;
    if (lifted === null || this.aims) return null;
    return lifted.startsWith("hunt ") ? `${lifted} +${this.extra}` : lifted;
  });

  /** The dice on the Mountain give nothing. */
  readonly empty = $derived.by((): boolean => {
    const base = ground(this.view);
    const made = base?.ask === "phase" ? reached(this.pack, base.dice) : null;
    return made !== null && rewarded(this.pack, this.view, made).every((reward) => Object.keys(reward).length === 0);
  });

  /** A warning if ending the phase now would waste something; else null. */
  readonly unused = $derived.by((): string | null => {
    const base = ground(this.view);
    if (base?.ask !== "phase" || base.seat !== this.me) return null;
    if (this.view.ideas.some((_, space) => this.can(`realise ${space + 1}`))) return "web-krom-unused-idea";
    return base.stage === "fresh" && this.offered ? "web-krom-unused-place" : null;
  });

  /** The current place still offers something. */
  private readonly offered = $derived.by(() => ["rest", "pick", "hunt 1 +0", "climb"].some((key) => this.can(key)));

  readonly stone = $derived.by((): Stone => {
    const base = ground(this.view);
    const { final, lifted } = this;
    if (lifted === "end" && this.can("end")) return { key: "end", words: "web-krom-end-anyway", under: this.unused ?? "" };
    if (final !== null && this.can(final)) return { key: final, ...(face(final) ?? this.caption(final)) };
    if (this.aims && this.targets.length > 0) return { key: null, words: "web-krom-whom" };
    if (this.can("pass")) return { key: "pass", words: "web-krom-pass" };
    if (this.can("allow")) return { key: "allow", words: "web-krom-allow" };
    if (this.loose.size > 0 && this.can(reroll(this.loose))) return { key: reroll(this.loose), words: "web-krom-reroll", args: { dice: this.loose.size } };
    if (this.can("take 2")) return { key: null, words: "web-krom-which" };
    if (this.can("take 1")) return { key: "take 1", words: this.empty ? "web-krom-take-nothing" : "web-krom-take" };
    if (this.can("end")) return { key: "end", words: "web-krom-end", under: this.unused ?? "", pale: this.unused !== null || this.offered };
    if (this.can("rob nothing")) return { key: "rob nothing", words: "web-krom-leave-it", pale: true };
    if (base?.ask === "destination" && pile(this.view).length === 0 && this.me !== null) {
      return { key: null, words: this.going === "" ? "web-krom-choose" : "web-krom-laid", back: this.looking };
    }
    if (base?.ask === "character" && base.seat === this.me) return { key: null, words: "web-krom-who-you" };
    return { key: null, words: this.view.ending === "running" ? "web-krom-wait" : "web-krom-over" };
  });

  /** The stone is pressed. Some choices need a second press. */
  readonly press = (): void => {
    const { key, back } = this.stone;
    if (back === true) this.looking = false;
    if (key === null) return this.given().stage.finish();
    const sure = this.lifted === key || this.final === key;
    if (!sure && (key === "rob nothing" || (key === "end" && this.unused !== null))) {
      this.lifted = key;
      return;
    }
    this.do(key);
  };

  /** What the catalogue calls a choice. */
  private caption(key: string): Pick<Stone, "words" | "args"> {
    const caption = this.given().game.catalogue.words[this.keys.get(key) ?? -1];
    return caption === undefined ? { words: "web-krom-wait" } : { words: caption.key, args: caption.args };
  }

  readonly loosen = (die: number): void => {
    const next = new Set(this.loose);
    if (!next.delete(die)) next.add(die);
    this.loose = next;
    this.sound("tap");
  };
}

/** Short labels for frequent choices; the catalogue has one for every choice. */
function face(key: string): Pick<Stone, "words" | "args"> | null {
  const [verb = "", what = ""] = key.split(" ");
  if (verb === "go") return { words: "web-krom-lay", args: { place: what } };
  if (verb === "be") return { words: "web-krom-be", args: { character: what } };
  if (verb === "play") return { words: "web-krom-play" };
  if (verb === "hunt") return { words: "web-krom-throw" };
  if (verb === "realise") return { words: "web-krom-realise" };
  if (verb === "rob") return { words: what === "nothing" ? "web-krom-leave-sure" : "web-krom-take-it" };
  return null;
}
