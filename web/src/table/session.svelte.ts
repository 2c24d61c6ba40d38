/** One table, live: the model, and the line that feeds it. */
import type { Args } from "../protocol/game";
import type { Phrase } from "../protocol/constants";
import { replay } from "../lib/api";
import { dial, Socket, type Link, type Request } from "../lib/socket";
import { sound } from "../lib/sound.svelte";
import { caughtUp, EMPTY, look, noticed, receive, sent } from "./model";
import type { Model } from "./types";

export class Session {
  model = $state.raw<Model>(EMPTY);
  link = $state<Link>("connecting");
  readonly socket: Socket;

  constructor(
    readonly id: string,
    private readonly token: string | null,
  ) {
    this.socket = new Socket(() => dial(id), token, {
      message: (message) => {
        const before = this.model;
        this.model = receive(before, message, performance.now());
        if (this.model.question && !before.question && before.seq > 0) sound("turn");
        if (message.t === "welcome") void this.catchUp();
        if (message.t === "refused") sound("refused");
        if (message.t === "spoken") sound("say");
      },
      link: (link) => (this.link = link),
      place: () => ({ epoch: this.model.epoch, seen: this.model.seq }),
    });
  }

  /** Opens the line; the answer closes it. */
  open(): () => void {
    const on = (): void => this.socket.online(true);
    const off = (): void => this.socket.online(false);
    addEventListener("online", on);
    addEventListener("offline", off);
    this.socket.open();
    return () => {
      removeEventListener("online", on);
      removeEventListener("offline", off);
      this.socket.close();
    };
  }

  /** After a reload the page learns again what happened before. */
  private async catchUp(): Promise<void> {
    const { epoch, moves, history, seat } = this.model;
    if (moves === 0 || history.length > moves) return;
    try {
      const { steps } = await replay(this.id, seat ?? -1, this.token);
      if (this.model.epoch === epoch) this.model = caughtUp(this.model, steps);
    } catch {
      // The game goes on without its past.
    }
  }

  act(action: number): void {
    const { question } = this.model;
    if (!question || this.model.sent !== null) return;
    const id = this.socket.send({ t: "act", question: question.number, action });
    this.model = sent(this.model, id);
  }

  why(action: number): void {
    this.send({ t: "why", action });
  }

  send(request: Request): void {
    this.model = noticed(this.model, null);
    this.socket.send(request);
  }

  say(phrase: Phrase | null, text = ""): void {
    this.send(phrase ? { t: "say", phrase } : { t: "say", text });
  }

  explain(key: string, args: Args, clause: string): void {
    sound("refused");
    this.model = noticed(this.model, { words: { key, args: { ...args } }, clause: clause || null });
  }

  hush(): void {
    this.model = noticed(this.model, null);
  }

  look(index: number | null): void {
    this.model = look(this.model, index);
  }
}
