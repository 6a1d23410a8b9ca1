/**
 * The line to the server: one socket for everything. It notices silence, comes back by itself
 * with jitter, follows its tables again from what it has seen, and repeats every wish that was
 * not answered, with the same key: so nothing is lost and nothing is done twice.
 */
import type { FromClient, ToClient } from "./messages";

type Of<Type extends ToClient["type"]> = Extract<ToClient, { type: Type }>;
type Wish = Extract<FromClient, { key: string }>;
export type Answer = Of<"done"> | Of<"refused">;

export interface Follower {
  /** The newest sequence number that this follower has. */
  seen: () => number | null;
  seat: () => number | null;
  invite: string | null;
  hear: (message: ToClient) => void;
}

interface Waiting {
  wish: Wish;
  answer: (answer: Answer) => void;
}

export interface Timing {
  /** After so much silence we ask whether anybody is there. */
  quiet: number;
  /** After so much more the line counts as broken. */
  patience: number;
  first: number;
  longest: number;
}

const TIMING: Timing = { quiet: 1000, patience: 1500, first: 250, longest: 5000 };

export class Line {
  state: "connecting" | "open" | "broken" = $state("connecting");
  /** Tables elsewhere where it is my turn now. */
  onYourTurn: (message: Of<"your-turn">) => void = () => {};
  /** Server time minus ours, in milliseconds. */
  ahead = 0;
  #socket: WebSocket | null = null;
  #followers = new Map<string, Follower>();
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #heard = 0;
  #pulse = 0;
  #beaten = 0;
  #again = 0;
  #address: string;
  #timing: Timing;

  constructor(address: string, timing: Timing = TIMING) {
    this.#address = address;
    this.#timing = timing;
  }

  open(): void {
    clearTimeout(this.#again);
    this.#drop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heard = this.#beaten = Date.now();
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#pulse);
    this.#pulse = window.setInterval(() => this.#beat(), this.#timing.quiet / 2);
  }

  /** Forget this socket and come back as whoever we are now. */
  reopen(): void {
    this.#tries = 0;
    this.open();
  }

  close(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#again);
    this.#drop();
  }

  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    if (this.state === "open") this.#watch(table, follower);
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#send({ type: "unwatch", table });
    };
  }

  /** Look again, as another seat for instance. */
  watchAgain(table: string): void {
    const follower = this.#followers.get(table);
    if (follower) this.#watch(table, follower);
  }

  /** Send a wish and repeat it until it is answered. */
  wish(wish: Wish): Promise<Answer> {
    return new Promise((answer) => {
      this.#waiting.set(wish.key, { wish, answer });
      this.#send(wish);
    });
  }

  tell(message: Extract<FromClient, { type: "answer-undo" }>): void {
    this.#send(message);
  }

  #opened(): void {
    this.state = "open";
    this.#tries = 0;
    for (const [table, follower] of this.#followers) this.#watch(table, follower);
    for (const { wish } of this.#waiting.values()) this.#send(wish);
  }

  #watch(table: string, follower: Follower): void {
    this.#send({
      type: "watch",
      table,
      seen: follower.seen(),
      seat: follower.seat(),
      invite: follower.invite,
    });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToClient): void {
    this.#heard = Date.now();
    this.state = "open";
    switch (message.type) {
      case "welcome":
      case "pong":
        this.ahead = message.now - Date.now();
        return;
      case "your-turn":
        this.onYourTurn(message);
        return;
      case "closing":
        this.#socket?.close();
        this.#lost(this.#socket, message.wait);
        return;
      case "done":
      case "refused":
        if (message.key && this.#waiting.has(message.key)) {
          this.#waiting.get(message.key)?.answer(message);
          this.#waiting.delete(message.key);
          return;
        }
    }
    const table = message.type === "table" ? message.table.id : message.table;
    if (table) this.#followers.get(table)?.hear(message);
  }

  /** Silence: ask, and after a while believe that the line is broken. */
  #beat(): void {
    // Browsers let a page in the background sleep: then nobody has listened, and silence means
    // nothing.
    const now = Date.now();
    if (now - this.#beaten > this.#timing.quiet + this.#timing.patience)
      this.#heard = now - this.#timing.quiet - 1;
    this.#beaten = now;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      const waited = Date.now() - this.#heard;
      if (waited > this.#timing.quiet + this.#timing.patience && this.state === "connecting")
        this.state = "broken";
      return;
    }
    const silence = Date.now() - this.#heard;
    if (silence > this.#timing.quiet + this.#timing.patience) this.#lost(this.#socket);
    else if (silence > this.#timing.quiet) this.#send({ type: "ping" });
  }

  #lost(socket: WebSocket | null, wait?: number): void {
    if (socket === null || socket !== this.#socket) return;
    this.#drop();
    this.state = "broken";
    const most = Math.min(this.#timing.longest, this.#timing.first * 2 ** this.#tries);
    this.#tries += 1;
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => this.open(), wait ?? most * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = null;
  }
}

/** A new key for a new wish. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
