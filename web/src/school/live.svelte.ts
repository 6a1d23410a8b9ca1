/** A lesson, live: the server says what is right; positions are shown one after the other. */
import { Refusal, ask, query } from "../api/http";
import type { LeaveScript, LessonAct, LessonState, Position, Preview, Step, Table } from "../api/messages";
import type { Happened } from "../table/board";
import { type Live, type Pace, happenedIn, viewingTime } from "../table/live.svelte";

/** What the player wants to do though the guide expects something else; it was not sent. */
export interface Wrong {
  actions: string[];
  reaction: NonNullable<LessonState["reaction"]>;
}

export class LessonLive implements Live {
  state: LessonState | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  happened: Happened[] = $state.raw([]);
  sending = $state(false);
  behind = $state(0);
  wrong: Wrong | null = $state.raw(null);
  /** What the player's last move was worth. */
  gain = $state(0);
  problem: Refusal | null = $state.raw(null);
  readonly log: Step[] = [];
  readonly present: boolean[] = [];
  readonly holder = null;
  readonly path: string;
  onRefused: (problem: Refusal) => void = () => {};
  #pace: Pick<Pace, "motion" | "factor">;
  #queue: Position[] = [];
  #timer = 0;

  constructor(game: string, lesson: string, pace: Pick<Pace, "motion" | "factor">) {
    this.path = `/api/school/${game}/${lesson}`;
    this.#pace = pace;
  }

  get table(): Table | null {
    return this.state?.table ?? null;
  }
  get newest(): Position | null {
    return this.state?.positions.at(-1) ?? null;
  }
  get settled(): boolean {
    return this.position === this.newest;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async load(): Promise<void> {
    try {
      this.#receive(await ask<LessonState>("GET", this.path));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem;
    }
  }

  async act(...actions: string[]): Promise<boolean> {
    await this.go("play", actions);
    return this.wrong === null;
  }

  /** Go on with the lesson. */
  async go(what: LessonAct["do"], actions: string[] = []): Promise<void> {
    if (this.sending || !this.state) return;
    this.sending = true;
    try {
      const asked = { do: what, actions, seen: this.state.entries } satisfies LessonAct;
      const state = await ask<LessonState>("POST", this.path, asked);
      this.wrong = state.reaction ? { actions, reaction: state.reaction } : null;
      if (!state.reaction) this.#receive(state, what);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.onRefused(problem);
      // Another tab went on with it.
      if (problem.code === "stale") await this.load();
    } finally {
      this.sending = false;
    }
  }

  undo(): Promise<void> {
    return this.go("back");
  }

  takeBack(): void {
    this.wrong = null;
  }

  /** Leave the script for a free game; the table. */
  leave(actions: string[], level: string): Promise<Table> {
    return ask<Table>("POST", `${this.path}/table`, { actions, level } satisfies LeaveScript);
  }

  async preview(action: string): Promise<Preview["preview"] | null> {
    try {
      return (await ask<Preview>("GET", `${this.path}/preview${query({ action })}`)).preview;
    } catch {
      return null;
    }
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    if (this.newest) this.#show(this.newest, []);
  }

  #receive(state: LessonState, what: LessonAct["do"] | null = null): void {
    const before = this.position;
    const last = state.positions[state.positions.length - 1];
    const forward = before !== null && what !== null && what !== "back" && what !== "again";
    const news = forward ? state.positions.filter((one) => one.sequence > before.sequence) : [];
    clearTimeout(this.#timer);
    this.state = state;
    this.gain = forward && news.length && what !== "next" ? gained(before, news[0]) : 0;
    this.#queue = this.#pace.motion() ? news : [];
    if (this.#queue.length) this.#showNext();
    else this.#show(last, happenedIn(news.flatMap((one) => one.steps)));
  }

  #showNext(): void {
    const next = this.#queue.shift();
    if (!next) return;
    this.#show(next, happenedIn(next.steps));
    if (!this.#queue.length) return;
    this.#timer = window.setTimeout(() => this.#showNext(), viewingTime(next.steps) * this.#pace.factor());
  }

  #show(position: Position, happened: Happened[]): void {
    this.behind = this.#queue.length;
    this.position = position;
    this.happened = happened;
  }
}

/** The points that a move brought to the player. */
function gained(before: Position, after: Position): number {
  const seat = after.seat ?? 0;
  return (after.scores?.[seat] ?? 0) - (before.scores?.[seat] ?? 0);
}
