/** A game watched again, step by step. The address holds the step and the viewer's seat. */
import { ask, query, type Refusal } from "../api/http";
import type { LineMove, Moment, Moments, Step, Table } from "../api/messages";
import { toastProblem } from "../app/toasts.svelte";
import { type AnyGameModule, loadGame } from "../games/boards";
import type { Happened, SeatInfo } from "../table/board";
import { Review } from "../review/review.svelte";
import { happenedIn } from "../table/live.svelte";
import { seatInfos, seatName } from "../table/seats";
import { ReplayStream } from "./stream";
import { told } from "./told";
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
  /** The analysis, once the game is over. */
  review: Review | null = $state.raw(null);
  /** A line that was not played: its positions, and which of them is shown. */
  line: { moments: Moment[]; at: number } | null = $state.raw(null);
  problem: Refusal | null = $state.raw(null);
  /** The moment that was asked for has not arrived yet: an older one is shown. */
  waiting = $state(false);
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
  /** What is shown: a moment of the game, or one of a line that was not played. */
  readonly shown: Moment | null = $derived(this.line ? this.line.moments[this.line.at] : this.moment);
  readonly seats: SeatInfo[] = $derived(this.table ? seatInfos(this.table, this.shown, [], words.t) : []);
  readonly finished: boolean = $derived(this.table?.status === "finished");
  readonly sentences: string[] = $derived(
    this.shown?.last ? told(this.shown.last, this.nameOf, this.t) : [words.t("page-replay-start")],
  );

  /** The page's address of a moment. */
  address(step: number, seat: number | null): string {
    return `/table/${this.id}/replay/${step}${query({ seat, invite: this.invite })}`;
  }

  /** Show the position after some steps as a seat sees it. */
  async show(step: number, seat: number | null): Promise<void> {
    const wanted = (this.#wanted = `${step} ${seat}`);
    this.line = null;
    this.waiting = true;
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
    if (wanted === this.#wanted) this.waiting = false;
  }

  /** Go one move further in a line that was not played; after its end, back to the game. */
  async stepLine(step: number, seat: number, moves: readonly LineMove[]): Promise<void> {
    const { line } = this;
    if (line) {
      this.line = line.at + 1 < line.moments.length ? { ...line, at: line.at + 1 } : null;
      this.happened = this.line?.moments[this.line.at].last
        ? happenedIn([this.line.moments[this.line.at].last as Step])
        : [];
      return;
    }
    try {
      const body = { step, seat, actions: moves.map((move) => move.action) };
      const path = `/api/tables/${this.id}/moves${query({ invite: this.invite })}`;
      const { moments } = await ask<Moments>("POST", path, body);
      if (moments.length > 1) this.line = { moments, at: 1 };
    } catch (refusal) {
      toastProblem(refusal);
    }
  }

  close(): void {
    this.review?.close();
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
      if (table.status === "finished") this.review = new Review(this.id, this.invite);
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
