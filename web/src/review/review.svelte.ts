/** A finished game looked back at: the chances, the analysis as far as it is done, the moments. */
import { ask, query } from "../api/http";
import type { Analysis, AnalysisState, Chances, Decision, Turn } from "../api/messages";
import { toastProblem } from "../app/toasts.svelte";
import { curves, moments } from "./moments";

const POLL = 1500;

export class Review {
  readonly path: string;
  readonly invite: string | null;
  status: AnalysisState["status"] = $state("none");
  analysis: Analysis | null = $state.raw(null);
  /** Each seat's chance at every step, estimated at a glance; null where there are none. */
  #estimates: number[][] | null = $state.raw(null);
  #asked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, invite: string | null) {
    this.path = `/api/tables/${table}`;
    this.invite = invite;
    void this.#estimate();
    void this.look("GET");
  }

  readonly working: boolean = $derived(this.#asked || this.status === "waiting");
  readonly done: number = $derived(this.analysis?.decisions.length ?? 0);
  /** How many moves the game has; 0 before anything is known. */
  readonly steps: number = $derived(this.analysis?.steps || (this.#estimates?.length ?? 1) - 1);
  /** By seat: the chance to win after 0, 1, 2 ... steps. */
  readonly curves: number[][] = $derived(curves(this.#estimates, this.analysis));

  /** The three moments that mattered most, one of them of these seats if there is one. */
  moments(seats: readonly number[]): Turn[] {
    return this.analysis ? moments(this.analysis.turns, seats) : [];
  }

  decision(turn: Turn): Decision | undefined {
    return this.analysis?.decisions[turn.step - 1];
  }

  /** Ask for the analysis; with POST it is started. It goes on if nobody looks. */
  async look(method: "GET" | "POST"): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked = method === "POST";
    try {
      const state = await ask<AnalysisState>(
        method,
        `${this.path}/analysis${query({ invite: this.invite })}`,
      );
      this.status = state.status;
      if (state.analysis) this.analysis = state.analysis as Analysis;
    } catch (refusal) {
      if (method === "POST") toastProblem(refusal);
    }
    this.#asked = false;
    if (this.status === "waiting" && !this.#closed)
      this.#timer = setTimeout(() => void this.look("GET"), POLL);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #estimate(): Promise<void> {
    try {
      const found = await ask<Chances>("GET", `${this.path}/chances${query({ invite: this.invite })}`);
      this.#estimates = found.chances;
    } catch {
      // The game can be looked at without the graph.
    }
  }
}
