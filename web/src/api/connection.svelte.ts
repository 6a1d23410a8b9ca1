/**
 * The connection to the server: one socket for everything. It detects a dead peer, reconnects
 * with jitter, resumes its subscriptions from the last sequence number they have, and repeats
 * unanswered requests with the same idempotency key: nothing is lost, nothing is done twice.
 */
import type { FromClient, ToClient } from "./messages";

type Of<Type extends ToClient["type"]> = Extract<ToClient, { type: Type }>;
type Request = Extract<FromClient, { key: string }>;
export type Answer = Of<"done"> | Of<"refused">;

export interface Follower {
  /** The newest sequence number that was received. */
  seen: () => number | null;
  seat: () => number | null;
  /** Whether positions are to come in words as well; unless given, they do not. */
  readOut?: () => boolean;
  invite: string | null;
  /** Whether to be shown what people without a seat see. */
  spectator?: boolean;
  /** It follows a tournament, which has neither. */
  tournament?: boolean;
  receive: (message: ToClient) => void;
}

interface Unanswered {
  request: Request;
  answer: (answer: Answer) => void;
}

export interface Timing {
  /** Milliseconds of silence before a ping. */
  quiet: number;
  /** Milliseconds to wait for any answer to it before reconnecting. */
  patience: number;
  /** The first and the longest delay before reconnecting; it doubles with each attempt. */
  first: number;
  longest: number;
}

const TIMING: Timing = { quiet: 1000, patience: 1500, first: 250, longest: 5000 };

export class Connection {
  state: "connecting" | "open" | "broken" = $state("connecting");
  /** The server says whose connection this is; null: not signed in. */
  onWelcome: (person: string | null) => void = () => {};
  /** It has become my turn at a table that this connection does not follow. */
  onYourTurn: (message: Of<"your-turn">) => void = () => {};
  /** Somebody challenges me, or has answered or withdrawn a challenge. */
  onChallenges: () => void = () => {};
  /** Server time minus ours, in milliseconds. */
  ahead = 0;
  #socket: WebSocket | null = null;
  /** A socket that takes the place of the other as soon as it is open. */
  #next: WebSocket | null = null;
  /** The table that is followed last, for the address of the socket. */
  #table = "";
  /** Whether the server divides tables between its processes by that address. */
  #byTable = false;
  #followers = new Map<string, Follower>();
  #unanswered = new Map<string, Unanswered>();
  #attempts = 0;
  #lastReceived = 0;
  #lastCheck = 0;
  #heartbeat = 0;
  #reconnecting = 0;
  #address: string;
  #timing: Timing;

  constructor(address: string, timing: Timing = TIMING) {
    this.#address = address;
    this.#timing = timing;
  }

  open(): void {
    clearTimeout(this.#reconnecting);
    this.#discardSocket();
    this.#use(this.#newSocket());
  }

  #newSocket(): WebSocket {
    return new WebSocket(this.#address + (this.#table && `?table=${this.#table}`));
  }

  #use(socket: WebSocket): void {
    this.#socket = socket;
    this.#lastReceived = this.#lastCheck = Date.now();
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => this.#lost(socket);
    clearInterval(this.#heartbeat);
    this.#heartbeat = window.setInterval(() => this.#checkSilence(), this.#timing.quiet / 2);
  }

  /** Name the table to the server, if it asks for that. Until the new socket is open, the old one serves. */
  #moveToTable(): void {
    if (!this.#byTable || !this.#table || this.#socket?.url.endsWith(`=${this.#table}`)) return;
    const next = this.#newSocket();
    this.#next = next;
    next.onopen = () => {
      if (this.#next !== next) return next.close();
      this.#discardSocket();
      this.#use(next);
      this.#opened();
    };
  }

  /** Reconnect, because the session has changed. */
  reopen(): void {
    this.#attempts = 0;
    this.open();
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#reconnecting);
    this.#discardSocket();
  }

  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    if (this.state === "open") this.#watch(table, follower);
    if (!follower.tournament) this.#table = table;
    this.#moveToTable();
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#send(
        follower.tournament ? { type: "unwatch-tournament", tournament: table } : { type: "unwatch", table },
      );
    };
  }

  /** Ask for the position anew, as another seat for instance. */
  watchAgain(table: string): void {
    const follower = this.#followers.get(table);
    if (follower) this.#watch(table, follower);
  }

  /** Send a request, and repeat it after every reconnect until it is answered. */
  request(request: Request): Promise<Answer> {
    return new Promise((answer) => {
      this.#unanswered.set(request.key, { request, answer });
      this.#send(request);
    });
  }

  send(message: Extract<FromClient, { type: "answer-undo" }>): void {
    this.#send(message);
  }

  #opened(): void {
    this.state = "open";
    this.#attempts = 0;
    for (const [table, follower] of this.#followers) this.#watch(table, follower);
    for (const { request } of this.#unanswered.values()) this.#send(request);
  }

  #watch(table: string, follower: Follower): void {
    const { invite } = follower;
    if (follower.tournament) return this.#send({ type: "watch-tournament", tournament: table, invite });
    this.#send({
      type: "watch",
      table,
      seen: follower.seen(),
      seat: follower.seat(),
      invite,
      spectator: follower.spectator,
      read_out: follower.readOut?.() ?? false,
    });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ToClient): void {
    this.#lastReceived = Date.now();
    this.state = "open";
    switch (message.type) {
      case "welcome":
        this.onWelcome(message.me?.id ?? null);
        this.ahead = message.now - Date.now();
        this.#byTable = message.by_table;
        this.#moveToTable();
        return;
      case "pong":
        this.ahead = message.now - Date.now();
        return;
      case "your-turn":
        this.onYourTurn(message);
        return;
      case "challenges":
        this.onChallenges();
        return;
      case "closing":
        this.#socket?.close();
        this.#lost(this.#socket, message.wait);
        return;
      case "done":
      case "refused":
        if (message.key && this.#unanswered.has(message.key)) {
          this.#unanswered.get(message.key)?.answer(message);
          this.#unanswered.delete(message.key);
          return;
        }
    }
    if (message.type === "tournament") return this.#followers.get(message.tournament)?.receive(message);
    const table = message.type === "table" ? message.table.id : message.table;
    if (table) this.#followers.get(table)?.receive(message);
  }

  /** Ping after some silence; after more of it, reconnect. */
  #checkSilence(): void {
    // A page in the background is suspended: then messages may be waiting unread.
    const now = Date.now();
    if (now - this.#lastCheck > this.#timing.quiet + this.#timing.patience)
      this.#lastReceived = now - this.#timing.quiet - 1;
    this.#lastCheck = now;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      const waited = Date.now() - this.#lastReceived;
      if (waited > this.#timing.quiet + this.#timing.patience && this.state === "connecting")
        this.state = "broken";
      return;
    }
    const silence = Date.now() - this.#lastReceived;
    if (silence > this.#timing.quiet + this.#timing.patience) this.#lost(this.#socket);
    else if (silence > this.#timing.quiet) this.#send({ type: "ping" });
  }

  #lost(socket: WebSocket | null, wait?: number): void {
    if (socket === null || socket !== this.#socket) return;
    this.#discardSocket();
    this.state = "broken";
    const most = Math.min(this.#timing.longest, this.#timing.first * 2 ** this.#attempts);
    this.#attempts += 1;
    clearTimeout(this.#reconnecting);
    this.#reconnecting = window.setTimeout(() => this.open(), wait ?? most * (0.5 + Math.random() / 2));
  }

  #discardSocket(): void {
    this.#next = null;
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = null;
  }
}

/** A new idempotency key. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
