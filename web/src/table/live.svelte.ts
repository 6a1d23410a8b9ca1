/** One table, live: what the server says about it, in the order in which it is to be seen. */
import { Refusal, ask, query } from "../api/http";
import { type Line, newKey } from "../api/line.svelte";
import type { Chat, ChatLine, Journal, Position, Preview, Step, Table, ToClient } from "../api/messages";
import type { Happened } from "./board";
import { missed } from "./missed";

export interface Pace {
  /** False: every position is shown at once. */
  motion: () => boolean;
  /** How long to look at what happened, as a factor. */
  factor: () => number;
  /** False: nobody looks now, so what happens waits. */
  watched: () => boolean;
  /** How far this table was seen when somebody looked last; null: never. */
  seen: number | null;
  /** Called with the number of every position that was seen. */
  onSeen: (sequence: number) => void;
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

const MOST_QUEUED = 12;
/** When more than this waits, things go quicker. */
const CALM_QUEUE = 3;
const FIRST_LOOK = 400;

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
  /** How many positions wait to be shown. */
  behind = $state(0);
  /** Whose eyes we look through, when several seats are ours. */
  eyes: number | null = $state(null);
  onRefused: (problem: Refusal) => void = () => {};
  #line: Line;
  #pace: Pace;
  #queue: Position[] = [];
  #timer = 0;
  #fetched: Promise<void>;
  #unfollow: () => void;
  #journal = false;
  #catching = false;
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
    this.#fetched = this.#fetch();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#unfollow();
  }

  /** Nothing waits to be shown: what is seen is what is. */
  get settled(): boolean {
    return this.position?.sequence === this.newest?.sequence;
  }

  /** Somebody looks again: what happened meanwhile is shown now. */
  look(): void {
    if (this.#queue.length && !this.#timer) this.#showNext();
    else if (this.position) this.#pace.onSeen(this.position.sequence);
  }

  /** Enough of the past: show what is. */
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

  /** The table went on while I was away: show it from where I left. */
  async #catchUp(now: Position): Promise<void> {
    this.#catching = true;
    let past: Position[] = [];
    try {
      await this.#fetched;
      // Several seats at one screen have secrets from each other.
      if ((this.table?.my_seats.length ?? 0) < 2)
        past = await missed(this.path, this.invite, this.#pace.seen ?? 0, now, this.log);
    } catch {
      // Without the past there is still the present.
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
      // What I saw last must be there before anything moves away from it.
      this.#timer = window.setTimeout(() => this.#showNext(), FIRST_LOOK);
      return;
    }
    if (first || !next.steps.length) return this.#showNext();
    const hurry = Math.min(1, CALM_QUEUE / Math.max(1, this.#queue.length));
    const wait = moves ? looking(next.steps) * this.#pace.factor() * hurry : 0;
    this.#timer = window.setTimeout(() => this.#showNext(), wait);
  }

  #show(position: Position, happened: Happened[]): void {
    this.position = position;
    this.happened = happened;
    if (this.#pace.watched()) this.#pace.onSeen(position.sequence);
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
