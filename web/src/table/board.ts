/** The contract between the table and a game's board: `src/games/<game>/Board.svelte`. */
import type { Phrase, Translate } from "../words/words";

export interface SeatInfo {
  seat: number;
  name: string;
  isMe: boolean;
  isBot: boolean;
  present: boolean;
  score: number | null;
}

/** Something that happened, with the facts that the viewer may know. */
export interface Happened {
  kind: string;
  facts: Record<string, number | string>;
  /** Who did it. */
  seat: number;
}

export interface Choice {
  action: string;
  verb: string;
  words: Phrase;
}

/** What the viewer may do now: nothing else can be clicked. Empty when it is not their decision. */
export class Legal {
  readonly all: string[];
  #choices: Map<string, Choice>;
  #t: Translate;

  constructor(choices: readonly Choice[], t: Translate) {
    this.#choices = new Map(choices.map((choice) => [choice.action, choice]));
    this.#t = t;
    this.all = [...this.#choices.keys()];
  }

  get some(): boolean {
    return this.all.length > 0;
  }

  has(action: string): boolean {
    return this.#choices.has(action);
  }

  /** The action in words, in the language of the page; empty if it is not legal. */
  say(action: string): string {
    const choice = this.#choices.get(action);
    return choice ? this.#t.phrase(choice.words) : "";
  }

  /** Every legal action of a verb: `of("move")` is ["move 3", "move 17"]. */
  of(verb: string): string[] {
    return [...this.#choices.values()].filter((c) => c.verb === verb).map((c) => c.action);
  }

  get choices(): Choice[] {
    return [...this.#choices.values()];
  }
}

/** What the player has selected but not sent: the prompt bar shows it as the big button. */
export interface Pending {
  label: string;
  confirm: () => void;
  cancel: () => void;
  note?: string;
}

export interface BoardProps<View = unknown> {
  /** The game's view for whoever looks. */
  view: View;
  /** Who looks; null: a spectator. */
  seat: number | null;
  seats: SeatInfo[];
  legal: Legal;
  /** Send one action, or several in order: each after the acknowledgement of the one before. */
  act: (...actions: string[]) => void;
  /** What actions would do, where the game offers previews; otherwise it resolves to null. */
  preview: (...actions: string[]) => Promise<unknown>;
  /** What happened with the last change of `view`; a new array for each change. */
  happened: Happened[];
  /** What the line of the log is about that the player points at; null: none. */
  marked: Happened | null;
  /** Whose own board the player wants to see (chosen among the seats); mine by default. */
  shown: number;
  /** False: nothing may move; a short highlight instead. */
  motion: boolean;
  t: Translate;
  /** `$bindable(null)` */
  pending: Pending | null;
}

/**
 * Two small companions that a game's folder may have beside its board:
 * `Seat.svelte`, a line under a player's name among the seats (hand, crew, pieces left), at most
 * 250 x 28 px; and `Status.svelte`, a line under the game's name in the prompt bar (round, what
 * is left), at most 200 x 20 px. Both are only looked at.
 */
export interface SeatLineProps<View = unknown> {
  view: View;
  seat: number;
  t: Translate;
}
export interface StatusProps<View = unknown> {
  view: View;
  t: Translate;
}
