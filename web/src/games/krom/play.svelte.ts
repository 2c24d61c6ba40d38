/** What the hand at this screen is doing: what is lifted, loosened or armed, and what that chooses. */
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

/** The one big button: the plain way on. */
export interface Stone {
  /** What it chooses; null while there is nothing to choose. */
  readonly key: string | null;
  /** A message for its face, and a smaller one under it. */
  readonly words: string;
  readonly args?: Args;
  readonly under?: string;
  /** Something better can be done: it may be pressed, and does not ask for it. */
  readonly pale?: boolean;
  /** Chooses nothing, but leads back to where one chooses. */
  readonly back?: boolean;
}

/** What can be ordered ahead, and the key that orders it: it changes nothing of what is in hand. */
export const ORDERS = [
  ["ask", "withdraw"],
  ["round", "allow round"],
  ["others", "allow others"],
] as const;

export class Play {
  /** The key of a choice that is held up and not made yet; of an aimed card, without its target. */
  lifted = $state<string | null>(null);
  /** Dice bought for a hunt. */
  extra = $state(0);
  /** Dice on the Mountain that shall be thrown again, from 0. */
  loose = $state.raw<ReadonlySet<number>>(new Set());
  armed = $state<Armed>("");
  /** What was chosen last, and on which view. */
  private sent = $state.raw<{ readonly key: string; readonly view: KromView } | null>(null);
  /** Why the lifted thing cannot be chosen, as the rules say it. */
  reason = $state("");
  /** The bonus cards are looked at while a place is to be chosen. */
  looking = $state(false);
  /** What went without this seat's doing since it last chose. */
  losses = $state.raw<Losses>({});
  /** What is lifted follows the finger. */
  dragging = $state(false);

  /** All up to this has been read. */
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
  /** The seat that plays here; null for whoever watches. */
  get me(): number | null {
    return this.given().seat !== null && this.view.seat >= 0 ? this.view.seat : null;
  }
  get asked(): boolean {
    return this.given().question !== null;
  }
  /** A standing order answers what is asked, unless this seat does. */
  get ordered(): boolean {
    return this.given().question?.ordered === true;
  }
  /** What is left of the window everyone is asked in. */
  get window(): TableTime["window"] {
    return this.given().time.window;
  }
  /** How long a second lasts where things are shown one after the other. */
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

  /** What befell this seat since it last chose. */
  readonly harms = $derived.by(() => (this.me === null ? [] : harmDone(this.given().events ?? [], this.me).filter(({ n }) => n > this.read)));
  readonly heard = (): void => {
    this.read = this.given().events?.at(-1)?.n ?? this.read;
  };

  /** This may be chosen now. */
  readonly can = (key: string): boolean => this.open.has(this.keys.get(key) ?? -1);

  /** Chooses; the rules say why it cannot be. */
  readonly do = (key: string, node?: Element | null): void => {
    const number = this.keys.get(key);
    if (number === undefined || this.me === null) return;
    if (this.asked && !this.can(key)) return this.refuse(key, node);
    this.sent = { key, view: this.view };
    if (!ORDERS.some(([, order]) => order === key)) this.lay(key !== "allow");
    this.given().act(number);
  };

  /** What was held is put down; whoever chose for themselves has seen what befell them. */
  private lay(chosen: boolean): void {
    this.lifted = null;
    this.loose = new Set();
    if (!chosen) return;
    this.losses = {};
    this.heard();
  }

  /** This was chosen, and nothing has come of it yet. */
  readonly chose = (key: string): boolean => !this.asked && this.sent?.key === key && same(key, this.sent.view, this.view);

  /** Where this seat's destination leads: laid, or on its way to be. */
  readonly going = $derived.by((): string => {
    const base = ground(this.view);
    if (base?.ask !== "destination" || this.me === null) return "";
    return PLACE.find((place) => this.chose(`go ${place}`)) ?? base.sealed[this.me] ?? "";
  });

  /** The thing itself says no; why, the rules say. */
  readonly refuse = (key: string, node?: Element | null): void => {
    const number = this.keys.get(key);
    shake(node, this.reduced);
    if (number !== undefined && this.me !== null) this.given().why(number);
  };

  /** Lifts a thing; a lifted one is chosen. */
  readonly hold = (key: string, node?: Element | null): void => {
    if (this.lifted === key && this.final !== null) return this.do(this.final, node);
    if (this.lifted === key) return this.drop();
    this.sound("tap");
    this.lifted = key;
    this.reason = "";
    this.extra = 0;
  };

  /** Lifts a thing to carry it somewhere. */
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

  /** What the lifted thing chooses; null while something is to be said yet, or it cannot be. */
  readonly final = $derived.by(() => {
    const { lifted } = this;
    if (lifted === null || this.aims) return null;
    return lifted.startsWith("hunt ") ? `${lifted} +${this.extra}` : lifted;
  });

  /** The dice on the Mountain bring nothing. */
  readonly empty = $derived.by((): boolean => {
    const base = ground(this.view);
    const made = base?.ask === "phase" ? reached(this.pack, base.dice) : null;
    return made !== null && rewarded(this.pack, this.view, made).every((reward) => Object.keys(reward).length === 0);
  });

  /** Ending the phase now would leave something lying there. */
  readonly unused = $derived.by((): string | null => {
    const base = ground(this.view);
    if (base?.ask !== "phase" || base.seat !== this.me) return null;
    if (this.view.ideas.some((_, space) => this.can(`realise ${space + 1}`))) return "web-krom-unused-idea";
    return base.stage === "fresh" && this.offered ? "web-krom-unused-place" : null;
  });

  /** The place one acts in has something yet. */
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

  /** The stone is pressed: some things it asks about once. */
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

/** The short words of what is done often; the catalogue has some for everything. */
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
