/** One table, live: what the server says about it, in the order in which it is to be seen. */
import { Refusal, ask, query } from "../api/http";
import { type Line, newKey } from "../api/line.svelte";
import type { Chat, ChatLine, Journal, Position, Preview, Step, Table, ToClient } from "../api/messages";
import type { Happened } from "./board";

export interface Pace {
  /** False: every position is shown at once. */
  motion: () => boolean;
  /** How long to look at what happened, as a factor. */
  factor: () => number;
}

/** What the steps of a position brought about, for boards. */
export function happenedIn(steps: readonly Step[]): Happened[] {
  return steps.flatMap((step) => step.events.map(({ kind, facts }) => ({ kind, facts, seat: step.seat })));
}

/** How long a change is looked at before the next is shown, in milliseconds. */
export function looking(steps: readonly Step[]): number {
  const events = steps.reduce((count, step) => count + step.events.length, 0);
  return Math.min(1500, 350 + 200 * events);
}

/** Two positions in a row as one: the newer, with the steps of both. */
export function merge(older: Position, newer: Position): Position {
  if (newer.fresh) return newer;
  return { ...newer, fresh: older.fresh, steps: [...older.steps, ...newer.steps] };
}

const MOST_QUEUED = 3;

export class TableLive {
  readonly id: string;
  readonly invite: string | null;
  table: Table | null = $state.raw(null);
  /** The position that is shown; `newest` may be ahead while things move. */
  position: Position | null = $state.raw(null);
  newest: Position | null = $state.raw(null);
  happened: Happened[] = $state.raw([]);
  log: Step[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  present: boolean[] = $state.raw([]);
  spectators = $state(0);
  problem: Refusal | null = $state.raw(null);
  /** A wish is on its way. */
  sending = $state(false);
  /** Whose eyes we look through, when several seats are ours. */
  eyes: number | null = $state(null);
  onRefused: (problem: Refusal) => void = () => {};
  #line: Line;
  #pace: Pace;
  #queue: Position[] = [];
  #timer = 0;
  #unfollow: () => void;
  #journal = false;
  #awaited: { sequence: number; reached: () => void }[] = [];

  constructor(id: string, invite: string | null, line: Line, pace: Pace) {
    this.id = id;
    this.invite = invite;
    this.#line = line;
    this.#pace = pace;
    this.#unfollow = line.follow(id, {
      seen: () => this.newest?.sequence ?? null,
      seat: () => this.eyes,
      invite,
      hear: (message) => this.#hear(message),
    });
    void this.#fetch();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#unfollow();
  }

  /** Nothing waits to be shown: what is seen is what is. */
  get settled(): boolean {
    return this.position?.sequence === this.newest?.sequence;
  }

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  /** Play actions one after the other; a refusal ends the row. */
  async act(...actions: string[]): Promise<boolean> {
    if (this.sending || !this.newest) return false;
    this.sending = true;
    let seen = this.newest.sequence;
    try {
      for (const action of actions) {
        const done = await this.#line.wish({ type: "play", table: this.id, action, seen, key: newKey() });
        if (done.type === "refused") return this.#refused(done.problem);
        seen = done.sequence;
      }
      // Until the position after it is here, the old choices must not come back.
      await this.#reached(seen);
      return true;
    } finally {
      this.sending = false;
    }
  }

  async undo(everybody = false): Promise<void> {
    if (this.sending || !this.newest) return;
    this.sending = true;
    const seen = this.newest.sequence;
    const done = await this.#line.wish({ type: "undo", table: this.id, seen, key: newKey(), ask: everybody });
    if (done.type === "refused") this.#refused(done.problem);
    else if (!everybody) await this.#reached(done.sequence);
    this.sending = false;
  }

  answerUndo(agree: boolean): void {
    if (this.table?.undo)
      this.#line.tell({ type: "answer-undo", table: this.id, seen: this.table.undo.sequence, agree });
  }

  async say(text: string): Promise<boolean> {
    const done = await this.#line.wish({ type: "say", table: this.id, text, key: newKey() });
    return done.type === "refused" ? this.#refused(done.problem) : true;
  }

  async preview(...actions: string[]): Promise<unknown> {
    try {
      const address = `${this.path}/preview${query({ action: actions[0] })}`;
      return (await ask<Preview>("GET", address)).preview;
    } catch {
      return null;
    }
  }

  /** Look through the eyes of one of my seats. */
  lookAs(seat: number): void {
    this.eyes = seat;
    this.#line.watchAgain(this.id);
  }

  #reached(sequence: number): Promise<void> {
    return new Promise((reached) => {
      if (this.newest && this.newest.sequence >= sequence) reached();
      else this.#awaited.push({ sequence, reached });
    });
  }

  async #fetch(): Promise<void> {
    const invited = query({ invite: this.invite });
    try {
      const [table, chat] = await Promise.all([
        ask<Table>("GET", this.path + invited),
        ask<Chat>("GET", `${this.path}/chat${invited}`),
      ]);
      if (!this.table || table.version >= this.table.version) this.table = table;
      this.chat = chat.lines;
      if (table.status !== "open") await this.#fetchJournal();
    } catch (problem) {
      if (problem instanceof Refusal && !(problem.offline && this.table)) this.problem = problem;
    }
  }

  async #fetchJournal(): Promise<void> {
    this.#journal = true;
    const found = await ask<Journal>("GET", `${this.path}/journal${query({ invite: this.invite })}`);
    const newer = this.log.filter((step) => step.sequence > found.sequence);
    this.log = [...found.steps, ...newer];
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.problem = null;
        this.table = message.table;
        return;
      case "position":
        this.#hearPosition(message);
        return;
      case "said":
        if (!this.chat.some((line) => line.id === message.line.id)) {
          this.chat = [...this.chat, message.line];
          this.unread += 1;
        }
        return;
      case "presence":
        this.present = message.seats;
        this.spectators = message.spectators;
        return;
      case "gone":
        this.problem = new Refusal("no-such-table");
        return;
      case "refused":
        if (message.problem.code === "no-such-table" && !this.table)
          this.problem = new Refusal(message.problem.code, message.problem.args);
        else this.#refused(message.problem);
    }
  }

  #hearPosition(position: Position): void {
    if (this.newest && position.sequence < this.newest.sequence) return;
    const again = this.newest?.sequence === position.sequence;
    this.newest = position;
    for (const one of this.#awaited) if (one.sequence <= position.sequence) one.reached();
    this.#awaited = this.#awaited.filter((one) => one.sequence > position.sequence);
    this.#note(position);
    if (again && !this.#queue.length) {
      this.position = position;
      return;
    }
    this.#queue.push(position);
    while (this.#queue.length > MOST_QUEUED) {
      const [first, second, ...rest] = this.#queue;
      this.#queue = [merge(first, second), ...rest];
    }
    if (!this.#pace.motion()) clearTimeout(this.#timer);
    if (!this.#timer || !this.#pace.motion()) this.#showNext();
  }

  #showNext(): void {
    this.#timer = 0;
    if (!this.#pace.motion() && this.#queue.length > 1) this.#queue = [this.#queue.reduce(merge)];
    const next = this.#queue.shift();
    if (!next) return;
    const first = this.position === null;
    this.position = next;
    this.happened = first ? [] : happenedIn(next.steps);
    if (first || !next.steps.length) return this.#showNext();
    const wait = this.#pace.motion() ? looking(next.steps) * this.#pace.factor() : 0;
    this.#timer = window.setTimeout(() => this.#showNext(), wait);
  }

  /** Keep the log: new steps at its end, each once; a gap is fetched. */
  #note(position: Position): void {
    const last = this.log.at(-1)?.sequence ?? 0;
    const news = position.steps.filter((step) => step.sequence > last);
    if (news.length) this.log = [...this.log, ...news];
    const gap = news.length > 0 && news[0].sequence > last + 1;
    if (gap && this.#journal) void this.#fetchJournal();
    if (!this.#journal) void this.#fetchJournal();
  }

  #refused(problem: { code: string; args?: Record<string, number | string> }): false {
    this.onRefused(new Refusal(problem.code, problem.args ?? {}));
    return false;
  }
}
