/**
 * WebSocket client of one table. It reconnects, resumes where it left off, and resends what was not
 * answered. Every message has an id, so the server carries it out once.
 */
import { POLICY, SERVER_KINDS } from "../protocol/constants";
import type { ClientMessage, ServerMessage } from "../protocol/wire";
import { backoff } from "./retry";

export type Link = "connecting" | "up" | "lost" | "closed";
type Body = Exclude<ClientMessage, { t: "hello" | "ping" }>;
/** A client message; the socket adds its id. */
export type Request = Body extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** The part of a WebSocket that is used here, so that tests can substitute it. */
export interface Wire {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Hooks {
  message: (message: ServerMessage) => void;
  link: (link: Link) => void;
  /** Where to resume: the last step received. */
  place: () => { epoch: string; seen: number };
  /** The token no longer fits any seat. */
  away: () => void;
}

const OPEN = 1;
const BREATHER = 2; // tries: wait as after this many, about a second
const SILENCE = 7_000; // milliseconds; the server sends a beat every 5 seconds, so a silent one may be a dead node

export class Socket {
  private wire: Wire | null = null;
  private readonly unanswered = new Map<string, string>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private welcomed = false;
  private hurried = false; // the server disconnected us for sending too much; wait a while
  private over = false;

  constructor(
    private readonly make: () => Wire,
    private token: string | null,
    private readonly hooks: Hooks,
  ) {}

  open(): void {
    if (this.over) return;
    clearTimeout(this.retry);
    this.drop();
    this.welcomed = false;
    const wire = this.make();
    this.wire = wire;
    wire.onopen = () => {
      const { epoch, seen } = this.hooks.place();
      wire.send(JSON.stringify({ t: "hello", token: this.token, epoch, seen }));
      this.listen();
    };
    wire.onmessage = (event) => this.hear(wire, event.data);
    wire.onclose = (event) => this.lost(wire, event.code);
    this.listen(); // time out if the server never answers
  }

  /** Send now, or as soon as the connection is back. Returns the request's id, which its answer will carry. */
  send(request: Request): string {
    const id = freshId();
    const text = JSON.stringify({ ...request, id });
    this.unanswered.set(id, text);
    if (this.welcomed && this.wire?.readyState === OPEN) this.wire.send(text);
    return id;
  }

  /** The browser went offline or came back; do not wait for a timeout to notice. */
  online(yes: boolean): void {
    if (yes) {
      this.tries = 0;
      if (!this.welcomed) this.open();
    } else if (this.wire) {
      this.lost(this.wire, 0);
    }
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retry);
    this.drop();
    this.hooks.link("closed");
  }

  private hear(wire: Wire, data: unknown): void {
    if (wire !== this.wire || typeof data !== "string") return;
    this.listen();
    const message = parse(data);
    if (!message) return;
    if (message.t === "beat") {
      wire.send(JSON.stringify({ t: "ping", n: message.n }));
      return;
    }
    if (message.t === "refused" && message.error === "bad-token" && this.token !== null) {
      this.token = null; // removed from the seat, or a token of another table: join as a spectator
      this.hooks.away();
      this.open();
      return;
    }
    if (message.t === "refused" && message.id === "" && message.error === "slow-down") this.hurried = true;
    if (message.t === "done" || message.t === "refused") this.unanswered.delete(message.id);
    this.hooks.message(message);
    if (message.t === "step" && message.done != null) {
      this.unanswered.delete(message.done); // this step answers the request that caused it
      this.hooks.message({ t: "done", id: message.done });
    }
    if (!this.welcomed && (message.t === "welcome" || message.t === "missed" || message.t === "step")) {
      this.welcomed = true;
      this.tries = 0;
      this.hooks.link("up");
      for (const text of this.unanswered.values()) wire.send(text);
    }
  }

  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.wire && this.lost(this.wire, 0), SILENCE);
  }

  private lost(wire: Wire, code: number): void {
    if (wire !== this.wire) return;
    this.drop();
    if (code === POLICY && !this.hurried) {
      this.close();
      return;
    }
    if (this.hurried) {
      this.hurried = false;
      this.tries = Math.max(this.tries, BREATHER);
      // Do not resend questions: all at once they would exceed the rate limit again.
      for (const [id, text] of this.unanswered) if (text.startsWith('{"t":"why"')) this.unanswered.delete(id);
    }
    this.hooks.link("lost");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), backoff(this.tries));
    this.tries += 1;
  }

  private drop(): void {
    clearTimeout(this.watch);
    const wire = this.wire;
    this.wire = null;
    this.welcomed = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}

const KINDS: ReadonlySet<string> = new Set(SERVER_KINDS);

/** Parse and validate at the edge: only messages of a known kind come in. */
export function parse(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("t" in value)) return null;
    return typeof value.t === "string" && KINDS.has(value.t) ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** Return a random id. Unlike `crypto.randomUUID`, this works over plain http too. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

export function dial(id: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const line = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`);
  const wire: Wire = {
    get readyState() {
      return line.readyState;
    },
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => line.send(text),
    close: () => line.close(),
  };
  line.onopen = () => wire.onopen?.();
  line.onmessage = (event: MessageEvent<unknown>) => wire.onmessage?.(event);
  line.onclose = (event) => wire.onclose?.(event);
  return wire;
}
