/** What a table page shows: everything that follows from the live table and the session. */
import type { Position, Table } from "../api/messages";
import { session } from "../app/session.svelte";
import { toastProblem } from "../app/toasts.svelte";
import { type AnyGameModule, loadGame } from "../games/boards";
import { words } from "../words/state.svelte";
import type { Translate } from "../words/words";
import { Legal, type Happened, type SeatInfo } from "./board";
import { type Live, TableLive } from "./live.svelte";
import { seatInfos, seatName } from "./seats";
import { keepSeen, lastSeen } from "./seen";
import { Selection } from "./selection.svelte";

const FACTORS = { off: 0, calm: 1, quick: 0.4 };
/** Refusals of an undo that the other players may lift. */
const ASKABLE: readonly string[] = ["other-seat", "revealed"] satisfies Position["undo"]["why"][];

/** How fast positions follow each other, as the player likes it. */
export const pace = {
  motion: () => session.motion && !session.preferences.words,
  factor: () => FACTORS[session.preferences.speed],
};

/** A table of the server. */
export function openModel(id: string, invite: string | null): TableModel<TableLive> {
  const shown = {
    ...pace,
    watched: () => !document.hidden,
    seen: lastSeen(id),
    onSeen: (sequence: number) => keepSeen(id, sequence),
  };
  return new TableModel(new TableLive(id, invite, session.connection, shown, session.preferences.words));
}

/** A table of the server as people without a seat see it, even if the viewer has one. */
export function openScreen(id: string, invite: string | null): TableModel<TableLive> {
  const live = new TableLive(id, invite, session.connection, {
    motion: () => session.motion,
    factor: pace.factor,
    watched: () => true,
    seen: null,
    onSeen: () => {},
    spectator: true,
  });
  return new TableModel(live);
}

export class TableModel<Source extends Live = Live> {
  readonly #live: Source;
  readonly selection: Selection;
  /** The game's module; null in a game without a board, undefined while it is loading. */
  module = $state.raw<AnyGameModule | null | undefined>(undefined);
  /** The event of the log line under the pointer. */
  marked = $state.raw<Happened | null>(null);
  /** The seat whose board the player wants to see. */
  pickedSeat = $state<number | null>(null);

  constructor(live: Source) {
    this.#live = live;
    live.onRefused = toastProblem;
    this.selection = new Selection(() => ({
      position: `${this.position?.sequence} ${this.position?.seat}`,
      question: this.position && { ...this.position, legal: this.legal, t: this.t },
      rules: this.board?.selecting ?? null,
      act: (...actions) => this.live.act(...actions),
      preview: (action) => this.live.preview(action),
    }));
  }

  get live(): Source {
    return this.#live;
  }
  get table(): Table | null {
    return this.live.table;
  }
  get position(): Position | null {
    return this.live.position;
  }

  /** Load the words and drawings of the table's game. */
  async load(game: string): Promise<void> {
    try {
      const [module] = await Promise.all([loadGame(game), words.load([game])]);
      this.module = module;
    } catch (problem) {
      toastProblem(problem);
    }
  }

  readonly nameOf = (seat: number): string =>
    this.table ? seatName(this.table, seat, words.t) : String(seat + 1);
  /** The reader's seat: sentences about it speak to "you". */
  readonly you: number | null = $derived(this.position?.seat ?? null);
  readonly t: Translate = $derived(words.game(this.table?.game ?? "", this.nameOf, this.you));
  readonly seats: SeatInfo[] = $derived(
    this.table ? seatInfos(this.table, this.position, this.live.present, words.t) : [],
  );
  readonly running: boolean = $derived(this.table?.status === "running");
  readonly toMove: number | null = $derived(this.running ? (this.position?.to_move ?? null) : null);

  // Several players share this screen: the next one must take the device before anything is shown.
  readonly hotSeat: boolean = $derived(
    session.preferences.curtain &&
      this.running &&
      (this.table?.my_seats.length ?? 0) > 1 &&
      (this.live.newest?.secrets ?? true),
  );
  /** The seat that must take the device now. */
  readonly curtainFor: number | null = $derived.by(() => {
    const next = this.live.newest?.to_move ?? null;
    if (!this.hotSeat || next === null || !this.table?.my_seats.includes(next)) return null;
    return this.live.holder === next ? null : next;
  });
  /** The position belongs to another player at this screen. */
  readonly veiled: boolean = $derived(
    this.hotSeat && (this.curtainFor !== null || this.position?.seat !== this.live.holder),
  );

  /** The viewer is asked to decide. */
  readonly mine: boolean = $derived(
    this.toMove !== null &&
      this.position?.seat === this.toMove &&
      this.position.legal.length > 0 &&
      this.live.settled &&
      this.curtainFor === null,
  );
  readonly legal: Legal = $derived(
    new Legal(this.mine && !this.live.sending && this.position ? this.position.legal : [], this.t),
  );
  /** The board to draw; null: the position is shown in words. */
  readonly board: AnyGameModule | null = $derived(session.preferences.words ? null : (this.module ?? null));
  /** The position is shown in words, once it is known whether the game has a board. */
  readonly inWords: boolean = $derived(session.preferences.words || this.module === null);
  readonly shownSeat: number = $derived(this.pickedSeat ?? this.position?.seat ?? 0);
  /** Steps that are still queued are not told yet. */
  readonly log = $derived(
    this.live.log.filter((step) => !this.position || step.sequence <= this.position.sequence),
  );
  readonly prompt: string = $derived(this.position ? this.t.phrase(this.position.prompt) : "");
  /** The largest words of the prompt bar: the question if it is mine, else who is awaited. */
  readonly question: string = $derived.by(() => {
    const prompt = this.position?.prompt;
    if (!this.table || !prompt) return "";
    if (this.mine && this.selection.asked) return this.selection.asked;
    if (this.mine && this.t.has(prompt.id, "ask")) return this.t.form(prompt, "ask");
    if (this.mine || this.table.status === "finished") return this.prompt;
    return this.toMove === null ? "" : words.t("page-turn-of", { name: this.nameOf(this.toMove) });
  });
  /** The small word above the question. */
  readonly turn: string = $derived.by(() => {
    if (!this.table) return "";
    if (this.table.status === "finished") return words.t("page-over");
    if (this.live.sending && session.connection.state !== "open") return words.t("page-will-send");
    if (this.mine) return words.t("page-your-turn");
    return this.toMove === null ? "" : words.t("page-turn", { name: this.nameOf(this.toMove) });
  });

  /** The last line of the log: who is awaited. */
  readonly awaited: { seat: number; words: string } | null = $derived(
    this.toMove === null
      ? null
      : { seat: this.toMove, words: this.mine ? words.t("page-your-turn") : this.question },
  );

  readonly undoable: boolean = $derived((this.position?.undo.possible ?? false) && this.live.settled);
  readonly undoWhy: string = $derived(
    words.t("error-cannot-undo", {
      why: (!this.position?.undo.possible && this.position?.undo.why) || "nothing",
    }),
  );
  /** The one way back: a selection is cleared first, then actions are taken back. */
  get canGoBack(): boolean {
    return this.selection.changed || (this.undoable && !this.live.sending);
  }
  readonly backAbout: string = $derived.by(() => {
    if (this.selection.changed) return words.t("page-cancel");
    return this.undoable ? words.t("page-undo-about") : this.undoWhy;
  });
  goBack(): void {
    if (this.selection.changed) this.selection.clear();
    else if (this.undoable && !this.live.sending) void this.live.undo();
  }
  /** Undo is refused, but the other players may be asked. */
  readonly undoAskable: boolean = $derived(
    this.running && !this.table?.undo && !!this.position && ASKABLE.includes(this.position.undo.why),
  );

  /** One of my seats is to move, as the server has said: the table is sent only when it changes. */
  readonly myTurn: boolean = $derived.by(() => {
    const seat = this.live.newest?.to_move ?? null;
    if (!this.table || !this.running || seat === null) return false;
    return this.table.my_seats.includes(seat) && this.table.seats[seat].stand_in === null;
  });
}
