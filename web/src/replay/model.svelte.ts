/** A game watched again, step by step. The address holds the step and the viewer's seat. */
import { ask, query, type Refusal } from "../api/http";
import type { AnalysisState, Moment, Step, Table } from "../api/messages";
import { toastProblem } from "../app/toasts.svelte";
import { type AnyGameModule, loadGame } from "../games/boards";
import type { Happened, SeatInfo } from "../table/board";
import { happenedIn } from "../table/live.svelte";
import { seatInfos, seatName } from "../table/seats";
import { ReplayStream } from "./stream";
import { words } from "../words/state.svelte";
import type { Translate } from "../words/words";

export class ReplayModel {
  readonly id: string;
  readonly invite: string | null;
  table: Table | null = $state.raw(null);
  /** Null in a game without a board. */
  module: AnyGameModule | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  /** The steps up to the moment that is shown. */
  log: Step[] = $state.raw([]);
  /** How many steps the game has. */
  last = $state(0);
  happened: Happened[] = $state.raw([]);
  /** The event of the log line under the pointer. */
  marked: Happened | null = $state.raw(null);
  analysis: AnalysisState | null = $state.raw(null);
  problem: Refusal | null = $state.raw(null);
  #wanted = "";
  #streams = new Map<number | null, ReplayStream>();

  constructor(id: string, invite: string | null) {
    this.id = id;
    this.invite = invite;
    void this.#load();
  }

  readonly nameOf = (seat: number): string =>
    this.table ? seatName(this.table, seat, words.t) : String(seat + 1);
  readonly t: Translate = $derived(words.game(this.table?.game ?? "", this.nameOf));
  readonly seats: SeatInfo[] = $derived(this.table ? seatInfos(this.table, this.moment, [], words.t) : []);
  readonly finished: boolean = $derived(this.table?.status === "finished");
  /** What the step did, in words. */
  readonly sentence: string = $derived.by(() => {
    const step = this.moment?.last;
    if (!step) return words.t("page-replay-start");
    return step.events.map((event) => this.t.phrase(event.words)).join(" ") || step.action;
  });

  /** The page's address of a moment. */
  address(step: number, seat: number | null): string {
    return `/table/${this.id}/replay/${step}${query({ seat, invite: this.invite })}`;
  }

  /** Show the position after some steps as a seat sees it. */
  async show(step: number, seat: number | null): Promise<void> {
    const wanted = (this.#wanted = `${step} ${seat}`);
    try {
      const stream = this.#streamFor(seat);
      const moment = await stream.moment(step);
      if (wanted !== this.#wanted) return;
      const forward = this.moment?.step === step - 1;
      this.moment = moment;
      this.log = stream.log.slice(0, step);
      this.last = stream.steps ?? 0;
      this.happened = forward && moment.last ? happenedIn([moment.last]) : [];
    } catch (refusal) {
      // The next attempt asks again.
      this.#streams.delete(seat);
      if (this.moment) toastProblem(refusal);
      else this.problem = refusal as Refusal;
    }
  }

  /** Ask for the analysis; with POST it is started. */
  async analyse(method: "GET" | "POST"): Promise<void> {
    try {
      const path = `/api/tables/${this.id}/analysis${query({ invite: this.invite })}`;
      this.analysis = await ask<AnalysisState>(method, path);
    } catch (refusal) {
      if (method === "POST") toastProblem(refusal);
    }
  }

  /** A new table that goes on from a moment, against bots. */
  branch(step: number, seat: number | null, level: string): Promise<Table> {
    const body = { step, seat: seat ?? this.moment?.to_move ?? 0, level };
    return ask<Table>("POST", `/api/tables/${this.id}/branch${query({ invite: this.invite })}`, body);
  }

  async #load(): Promise<void> {
    try {
      const table = await ask<Table>("GET", `/api/tables/${this.id}${query({ invite: this.invite })}`);
      const [module] = await Promise.all([loadGame(table.game), words.load([table.game])]);
      this.module = module;
      this.table = table;
      if (table.status === "finished") await this.analyse("GET");
    } catch (refusal) {
      this.problem = refusal as Refusal;
    }
  }

  #streamFor(seat: number | null): ReplayStream {
    let stream = this.#streams.get(seat);
    if (!stream) {
      stream = new ReplayStream(`/api/tables/${this.id}`, { seat, invite: this.invite });
      this.#streams.set(seat, stream);
    }
    return stream;
  }
}
