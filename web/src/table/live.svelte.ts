/** One table, live: what the server says about it, shown position by position. */
import { Refusal, ask, query } from "../api/http";
import { type Connection, newKey } from "../api/connection.svelte";
import type { Chat, ChatLine, Journal, Position, Preview, Step, Table, ToClient } from "../api/messages";
import type { Happened } from "./board";
import { missed } from "./missed";

export interface Pace {
  /** False: every position is shown at once. */
  motion: () => boolean;
  /** Factor on the time for which each position is shown. */
  factor: () => number;
  /** False while the page is hidden: positions wait until it is visible again. */
  watched: () => boolean;
  /** The last position that was shown on an earlier visit; null: none. */
  seen: number | null;
  /** Called with the number of every position that was shown. */
  onSeen: (sequence: number) => void;
  /** Show what people without a seat see, even to a player. */
  spectator?: boolean;
}

/** Where a table's positions come from: a table of the server, or a lesson. */
export interface Live {
  readonly table: Table | null;
  /** The position that is shown; `newest` may be ahead of it while others are still queued. */
  readonly position: Position | null;
  readonly newest: Position | null;
  readonly happened: Happened[];
  readonly log: Step[];
  readonly present: boolean[];
  /** A request is not answered yet. */
  readonly sending: boolean;
  /** The newest position is the one that is shown. */
  readonly settled: boolean;
  /** How many positions are queued. */
  readonly behind: number;
  /** The seat whose player has the device, as far as is known. */
  readonly holder: number | null;
  onRefused: (problem: Refusal) => void;
  /** Play actions in order; false: they were not played. */
  act: (...actions: string[]) => Promise<boolean>;
  undo: () => Promise<void>;
  preview: (action: string) => Promise<Preview["preview"] | null>;
  /** Show the newest position at once. */
  skip: () => void;
}

/** The events of some steps, for boards. */
export function happenedIn(steps: readonly Step[]): Happened[] {
  return steps.flatMap((step) => step.events.map(({ kind, facts }) => ({ kind, facts, seat: step.seat })));
}

/** How long a change is shown before the next one, in milliseconds. */
export function viewingTime(steps: readonly Step[]): number {
  const events = steps.reduce((count, step) => count + step.events.length, 0);
  return Math.min(1500, 350 + 200 * events);
}

/** Two positions in a row as one: the newer, with the steps of both. */
export function merge(older: Position, newer: Position): Position {
  if (newer.fresh) return newer;
  return { ...newer, fresh: older.fresh, steps: [...older.steps, ...newer.steps] };
}

const MOST_QUEUED = 12;
/** With more positions than this in the queue, each is shown for a shorter time. */
const CALM_QUEUE = 3;
const FIRST_LOOK = 400;

export class TableLive implements Live {
  readonly id: string;
  readonly invite: string | null;
  table: Table | null = $state.raw(null);
  /** The position that is shown; `newest` may be ahead of it while others are still queued. */
  position: Position | null = $state.raw(null);
  newest: Position | null = $state.raw(null);
  happened: Happened[] = $state.raw([]);
  log: Step[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  present: boolean[] = $state.raw([]);
  spectators = $state(0);
  problem: Refusal | null = $state.raw(null);
  /** A request is not answered yet. */
  sending = $state(false);
  /** The length of the queue. */
  behind = $state(0);
  /** The seat to view the table from, when several are mine. */
  viewerSeat: number | null = $state(null);
  /** The seat whose decision was last made here, while it has not passed on. */
  #playedFor: number | null = $state(null);
  onRefused: (problem: Refusal) => void = () => {};
  #connection: Connection;
  #pace: Pace;
  #queue: Position[] = [];
  #timer = 0;
  #fetched: Promise<void>;
  #unfollow: () => void;
  #journal = false;
  #readOut: boolean;
  #catching = false;
  #awaiting: { sequence: number; reached: () => void }[] = [];

  constructor(id: string, invite: string | null, connection: Connection, pace: Pace, readOut = false) {
    this.id = id;
    this.invite = invite;
    this.#connection = connection;
    this.#pace = pace;
    this.#readOut = readOut;
    this.#unfollow = connection.follow(id, {
      seen: () => this.newest?.sequence ?? null,
      seat: () => this.viewerSeat,
      readOut: () => this.#readOut,
      invite,
      spectator: pace.spectator,
      receive: (message) => this.#receive(message),
    });
    this.#fetched = this.#fetch();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#unfollow();
  }

  /** The newest position is the one that is shown. */
  get settled(): boolean {
    return this.position?.sequence === this.newest?.sequence;
  }

  get holder(): number | null {
    return this.viewerSeat ?? this.#playedFor;
  }

  /** The page is visible again: go on with the queue. */
  resume(): void {
    if (this.#queue.length && !this.#timer) this.#showNext();
    else if (this.position) this.#pace.onSeen(this.position.sequence);
  }

  /** Show the newest position at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.#timer = this.behind = 0;
    if (last) this.#show(last, []);
  }

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  /** Play actions in order; a refusal stops the rest. */
  async act(...actions: string[]): Promise<boolean> {
    if (this.sending || !this.newest) return false;
    this.sending = true;
    this.#playedFor = this.newest.to_move;
    let seen = this.newest.sequence;
    try {
      for (const action of actions) {
        const done = await this.#connection.request({
          type: "play",
          table: this.id,
          action,
          seen,
          key: newKey(),
        });
        if (done.type === "refused") return this.#refused(done.problem);
        seen = done.sequence;
      }
      // The old choices must not come back before the next position is here.
      await this.#reached(seen);
      return true;
    } finally {
      this.sending = false;
    }
  }

  async undo(askEverybody = false): Promise<void> {
    if (this.sending || !this.newest) return;
    this.sending = true;
    const seen = this.newest.sequence;
    const done = await this.#connection.request({
      type: "undo",
      table: this.id,
      seen,
      key: newKey(),
      ask: askEverybody,
    });
    if (done.type === "refused") this.#refused(done.problem);
    else if (!askEverybody) await this.#reached(done.sequence);
    this.sending = false;
  }

  answerUndo(agree: boolean): void {
    if (this.table?.undo)
      this.#connection.send({ type: "answer-undo", table: this.id, seen: this.table.undo.sequence, agree });
  }

  async say(text: string): Promise<boolean> {
    const done = await this.#connection.request({ type: "say", table: this.id, text, key: newKey() });
    return done.type === "refused" ? this.#refused(done.problem) : true;
  }

  async preview(action: string): Promise<Preview["preview"] | null> {
    try {
      const address = `${this.path}/preview${query({ action })}`;
      return (await ask<Preview>("GET", address)).preview;
    } catch {
      return null;
    }
  }

  /** View the table from one of my seats; null: from the one that is to move. */
  viewAs(seat: number | null): void {
    this.viewerSeat = seat;
    this.#connection.watchAgain(this.id);
  }

  /** Have positions in words as well, from the present one on. */
  readOut(wanted: boolean): void {
    if (wanted === this.#readOut) return;
    this.#readOut = wanted;
    this.#connection.watchAgain(this.id);
  }

  #reached(sequence: number): Promise<void> {
    return new Promise((reached) => {
      if (this.newest && this.newest.sequence >= sequence) reached();
      else this.#awaiting.push({ sequence, reached });
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
    const asked = query({ invite: this.invite, spectator: this.#pace.spectator || null });
    const found = await ask<Journal>("GET", `${this.path}/journal${asked}`);
    const newer = this.log.filter((step) => step.sequence > found.sequence);
    this.log = [...found.steps, ...newer];
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.problem = null;
        this.table = message.table;
        return;
      case "position":
        this.#receivePosition(message);
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
        if (this.#lasts(message.problem.code))
          this.problem = new Refusal(message.problem.code, message.problem.args);
        else this.#refused(message.problem);
    }
  }

  /** Whether nothing of the table can be shown after a refusal. */
  #lasts(code: string): boolean {
    return code === "cannot-replay" || (code === "no-such-table" && !this.table);
  }

  #receivePosition(position: Position): void {
    if (this.newest && position.sequence < this.newest.sequence) return;
    const again = this.newest?.sequence === position.sequence;
    this.newest = position;
    if (position.to_move !== this.#playedFor) this.#playedFor = null;
    for (const one of this.#awaiting) if (one.sequence <= position.sequence) one.reached();
    this.#awaiting = this.#awaiting.filter((one) => one.sequence > position.sequence);
    this.#extendLog(position);
    if (this.position === null && !this.#catching && this.#missedSome(position)) {
      void this.#catchUp(position);
      return;
    }
    if (again && !this.#queue.length && !this.#catching) {
      this.position = position;
      return;
    }
    this.#queue.push(position);
    while (this.#queue.length > MOST_QUEUED) {
      const [first, second, ...rest] = this.#queue;
      this.#queue = [merge(first, second), ...rest];
    }
    this.behind = this.#queue.length;
    if (this.#catching) return;
    if (!this.#pace.motion()) clearTimeout(this.#timer);
    if (!this.#timer || !this.#pace.motion()) this.#showNext();
  }

  #missedSome(position: Position): boolean {
    const { seen, motion, watched } = this.#pace;
    return seen !== null && seen < position.sequence && motion() && watched();
  }

  /** The game went on since the last visit: show it from there. */
  async #catchUp(now: Position): Promise<void> {
    this.#catching = true;
    let past: Position[] = [];
    try {
      await this.#fetched;
      // Players who share a screen must not see each other's positions.
      if ((this.table?.my_seats.length ?? 0) < 2)
        past = await missed(this.path, this.invite, this.#pace.seen ?? 0, now);
    } catch {
      // The newest position is shown all the same.
    }
    this.#catching = false;
    this.#queue = [...(past.length ? past : [now]), ...this.#queue];
    this.behind = this.#queue.length;
    this.#showNext();
  }

  #showNext(): void {
    this.#timer = 0;
    const moves = this.#pace.motion();
    const first = this.position === null;
    if (moves && !first && !this.#pace.watched()) return;
    if (!moves && this.#queue.length > 1) this.#queue = [this.#queue.reduce(merge)];
    const next = this.#queue.shift();
    this.behind = this.#queue.length;
    if (!next) return;
    this.#show(next, first ? [] : happenedIn(next.steps));
    if (first && moves && this.#queue.length) {
      // The last known position stays for a moment before anything moves.
      this.#timer = window.setTimeout(() => this.#showNext(), FIRST_LOOK);
      return;
    }
    if (first || !next.steps.length) return this.#showNext();
    const hurry = Math.min(1, CALM_QUEUE / Math.max(1, this.#queue.length));
    const wait = moves ? viewingTime(next.steps) * this.#pace.factor() * hurry : 0;
    this.#timer = window.setTimeout(() => this.#showNext(), wait);
  }

  #show(position: Position, happened: Happened[]): void {
    this.position = position;
    this.happened = happened;
    if (this.#pace.watched()) this.#pace.onSeen(position.sequence);
  }

  /** Append new steps to the log, each once; a gap is fetched. */
  #extendLog(position: Position): void {
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
