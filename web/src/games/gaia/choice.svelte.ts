/** What the player has selected on the board but not sent. */
import type { Legal } from "../../table/board";
import { nextCells, planOf, plansOfCard, plansOfStage, type Plan } from "./plans";
import type { Outcome, View } from "./view";

export interface Sources {
  view: View;
  legal: Legal;
  act: (...actions: string[]) => void;
  preview: (...actions: string[]) => Promise<unknown>;
}

export class Choice {
  /** A card of the hand whose cell is to be named. */
  card = $state<string | null>(null);
  /** A whole action: a card to take, a deck, a card to discard. */
  action = $state<string | null>(null);
  picked = $state<number[]>([]);
  /** The cell that the player points at. */
  pointed = $state<number | null>(null);
  #outcomes = $state.raw<Outcome[]>([]);
  #sources: () => Sources;

  constructor(sources: () => Sources) {
    this.#sources = sources;
  }

  plans: Plan[] = $derived.by(() => {
    const { view, legal } = this.#sources();
    if (!legal.some) return [];
    return this.card ? plansOfCard(this.card, this.#outcomes) : plansOfStage(view, legal);
  });
  /** Cells that answer what is asked. */
  open: Set<number> = $derived(nextCells(this.plans, this.picked));
  /** Cells that would answer it if nothing were picked yet. */
  all: Set<number> = $derived(nextCells(this.plans, []));
  /** The plan that is complete, and may be sent. */
  plan: Plan | null = $derived(this.picked.length ? planOf(this.plans, this.picked) : null);
  /** The plan to show: the one pointed at, or the one picked. */
  shown: Plan | null = $derived.by(() => {
    if (this.pointed === null || this.picked.includes(this.pointed)) return this.plan;
    const base = this.plan ? [] : this.picked;
    return planOf(this.plans, [...base, this.pointed]) ?? this.plan;
  });
  /** The card in question, of the hand or being played. */
  get playing(): string | null {
    return this.card ?? this.#sources().view.playing;
  }
  get some(): boolean {
    return this.card !== null || this.action !== null || this.picked.length > 0;
  }

  clear = (): void => {
    this.card = null;
    this.action = null;
    this.picked = [];
    this.#outcomes = [];
  };

  /** Select a card of the hand; a second time: put it back. */
  async chooseCard(card: string): Promise<void> {
    const again = this.card === card;
    this.clear();
    if (again) return;
    const { preview, legal } = this.#sources();
    const play = `play ${card}`;
    const told = await preview(play).catch(() => null);
    if (this.#sources().legal !== legal || this.some) return;
    const outcomes = Array.isArray(told) ? (told as Outcome[]) : [];
    // Without cells to choose from, playing it is the whole action.
    if (!outcomes.length) {
      this.action = play;
      return;
    }
    this.#outcomes = outcomes;
    this.card = card;
  }

  /** Select an action; a second time: do it. */
  chooseAction(action: string): void {
    if (this.action === action) return this.confirm();
    this.clear();
    this.action = action;
  }

  /** Pick a cell; when the plan is complete, a second time: do it. */
  chooseCell(cell: number): void {
    this.action = null;
    if (this.picked.includes(cell)) {
      if (this.plan) return this.confirm();
      this.picked = [];
      return;
    }
    // Another cell instead of the one picked.
    this.picked = this.open.has(cell) ? [...this.picked, cell] : [cell];
    const only = this.plan;
    if (only && only.outcome === null) this.confirm();
  }

  confirm = (): void => {
    const actions = this.action ? [this.action] : (this.plan?.actions ?? []);
    this.clear();
    if (actions.length) this.#sources().act(...actions);
  };
}
