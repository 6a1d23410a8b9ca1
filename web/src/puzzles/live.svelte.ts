/** A puzzle, live: the server says whether an answer is right; nothing is known before. */
import { Refusal, ask, query } from "../api/http";
import type { Position, Preview, PuzzleAnswer, PuzzleState, Step, Table } from "../api/messages";
import type { Happened } from "../table/board";
import { type Live, happenedIn } from "../table/live.svelte";

/** What is on the board: the question, the answer before it is played, or the solution played. */
type Shown = "question" | "answer" | "solution";

export class PuzzleLive implements Live {
  state: PuzzleState | null = $state.raw(null);
  happened: Happened[] = $state.raw([]);
  sending = $state(false);
  problem: Refusal | null = $state.raw(null);
  /** My actions from the puzzle's position on. */
  made: string[] = $state.raw([]);
  readonly log: Step[] = [];
  readonly present: boolean[] = [];
  readonly behind = 0;
  readonly holder = null;
  readonly settled = true;
  readonly game: string;
  onRefused: (problem: Refusal) => void = () => {};
  #shown: Shown = $state("question");

  constructor(game: string) {
    this.game = game;
  }

  get table(): Table | null {
    return this.state?.table ?? null;
  }
  get answer(): PuzzleAnswer | null {
    return this.state?.answer ?? null;
  }
  get solved(): boolean {
    return this.#shown === "solution";
  }
  /** The question, or what was asked when the answer was given; nothing can be played then. */
  readonly position: Position | null = $derived.by(() => {
    const positions = this.state?.positions ?? [];
    const last = positions.at(-1) ?? null;
    if (!this.answer || !last) return last;
    const asked = this.solved ? last : (positions.at(-2) ?? last);
    return { ...asked, legal: [] };
  });
  get newest(): Position | null {
    return this.position;
  }

  /** The next puzzle, or the one that is named. */
  load(puzzle: string | null, theme: string | null): Promise<void> {
    const path = `/api/puzzles/${this.game}`;
    return this.#receive(() =>
      ask<PuzzleState>("GET", puzzle ? `${path}/${puzzle}` : `${path}${query({ theme })}`),
    );
  }

  async act(...actions: string[]): Promise<boolean> {
    await this.#send("play", [...this.made, ...actions]);
    return true;
  }

  /** Show the solution on the board. Before an answer it counts as a wrong one. */
  show(): Promise<void> {
    return this.#send("show", []);
  }

  /** Try again; that does not count. */
  again(): Promise<void> {
    return this.load(this.state?.puzzle ?? null, null);
  }

  /** Whether a game goes on after a right answer or the solution, or before a wrong answer. */
  get goesOn(): boolean {
    const from = this.#done ? this.state?.positions.at(-1) : this.position;
    return from?.to_move !== null;
  }
  /** A table that goes on from there. */
  playOn(level: string): Promise<Table> {
    const actions = this.#done ? this.made : this.made.slice(0, -1);
    return ask<Table>("POST", `${this.#path}/table`, { actions, level });
  }
  get #done(): boolean {
    return this.solved || (this.answer?.right ?? false);
  }

  undo(): Promise<void> {
    return Promise.resolve();
  }

  skip(): void {}

  async preview(action: string): Promise<Preview["preview"] | null> {
    if (this.made.length) return null;
    try {
      return (await ask<Preview>("GET", `${this.#path}/preview${query({ action })}`)).preview;
    } catch {
      return null;
    }
  }

  get #path(): string {
    return `/api/puzzles/${this.game}/${this.state?.puzzle ?? ""}`;
  }

  async #send(what: "play" | "show", actions: string[]): Promise<void> {
    if (this.sending || !this.state) return;
    this.sending = true;
    const path = this.#path;
    await this.#receive(() => ask<PuzzleState>("POST", path, { do: what, actions }), what, actions);
    this.sending = false;
  }

  async #receive(
    get: () => Promise<PuzzleState>,
    what: "play" | "show" | null = null,
    actions: string[] = [],
  ): Promise<void> {
    try {
      const before = this.answer;
      const state = await get();
      // Seeing the solution after a wrong answer belongs to that answer.
      if (what === "show" && before && state.answer) state.answer.counted = before.counted;
      this.made = what === "show" ? (state.answer?.solution ?? []).map((one) => one.action) : actions;
      this.#shown = !state.answer ? "question" : what === "show" ? "solution" : "answer";
      this.state = state;
      const after = what === "show" || !state.answer ? state.positions.slice(1) : [];
      this.happened = what ? happenedIn(after.flatMap((one) => one.steps)) : [];
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (this.state) this.onRefused(problem);
      else this.problem = problem;
    }
  }
}
