/** The contract between the table and a game: what `src/games/<game>/index.ts` exports. */
import type { Component } from "svelte";
import type { Choice, Position, Step } from "../api/messages";
import type { Translate } from "../words/words";
import type { Selection, SelectionRules } from "./selection.svelte";
import type { Sounds } from "./sound";

/** The view of any game. */
export type AnyView = Position["view"];

export interface SeatInfo {
  seat: number;
  name: string;
  isMe: boolean;
  isBot: boolean;
  present: boolean;
  score: number | null;
}

/** An event, with the facts that the viewer may know. */
export interface Happened extends Pick<Step["events"][number], "kind" | "facts"> {
  /** The seat that caused it. */
  seat: number;
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

export interface BoardProps<View> {
  view: View;
  /** The viewer's seat; null: a spectator. */
  seat: number | null;
  seats: SeatInfo[];
  legal: Legal;
  /** What the player has picked; a board changes it and sends actions through it. */
  selection: Selection;
  /** The events of the last change of `view`; a new array for each change. */
  happened: Happened[];
  /** The event of the log line under the pointer. */
  marked: Happened | null;
  /** Whose own board to show, picked among the seats; the viewer's by default. */
  shown: number;
  /** False: no animation, a short highlight instead. */
  motion: boolean;
  t: Translate;
}

/** A line under a player's name among the seats, at most 250 x 28 px. Display only. */
export interface SeatLineProps<View> {
  view: View;
  seat: number;
  t: Translate;
}

/** A line under the game's name in the prompt bar, at most 200 x 20 px. Display only. */
export interface StatusProps<View> {
  view: View;
  t: Translate;
}

/** An event of the log, drawn with the game's signs in a row of 22 px. */
export interface SignsProps {
  event: Happened;
  t: Translate;
  /** The events that stand before it in its row. */
  before: readonly Happened[];
  /** Whether its row is so full that each should be narrow. */
  crowded: boolean;
}

/** How a game's log is told, by kinds of events. */
export interface LogRules {
  /** Events that begin a round: a line across the log. */
  rounds: readonly string[];
  /** Or the event by which a seat's turn begins, in a game without rounds: they are counted. */
  turn?: string;
  /** What follows by itself, folded behind a number. */
  after: readonly string[];
  /** What the rest of the log shows anyway. */
  left_out: readonly string[];
  /** Which row of the turn an event belongs to, 1 to 3, after events of these kinds. */
  row: (kind: string, before: readonly string[]) => number;
  /** Of these only the latest is shown, such as the step that a marker has reached. */
  latest?: readonly string[];
  /** Draws the kinds of events in `drawn`; the others are told in words. */
  Signs?: Component<SignsProps>;
  drawn?: readonly string[];
}

/** Where an action is on a board, as CSS selectors: the piece or place, and where it comes from. */
export interface Spot {
  from?: string;
  to: string;
}

/** Everything that a game adds to the page. */
export interface GameModule<View> {
  Board: Component<BoardProps<View>>;
  SeatLine?: Component<SeatLineProps<View>>;
  Status?: Component<StatusProps<View>>;
  selecting: SelectionRules<View>;
  log: LogRules;
  sounds: Sounds;
  /** Where an action would be seen on the board in this position; null if nowhere. */
  spot?: (action: string, view: View) => Spot | null;
  /** Where a place is that lessons speak of, as a CSS selector of all that belongs to it. */
  place?: (name: string) => string;
}
