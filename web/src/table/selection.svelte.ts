/**
 * What a player has picked on a board but not sent. The table owns one Selection; the board
 * changes it, and the prompt bar shows what it proposes. How picks combine and what they would
 * send is up to the game's `SelectionRules`, which are pure functions.
 */
import type { Preview } from "../api/messages";
import type { Translate } from "../words/words";
import type { AnyView, Legal } from "./board";

/** What the server says an action would do, by action. */
export type Previews = Readonly<Record<string, Preview["preview"]>>;

/** What is asked of the player. */
export interface Question<View> {
  view: View;
  seat: number | null;
  legal: Legal;
  t: Translate;
  previews: Previews;
}

/** A number that matters for the choice: `value`, or from `from` to `value`. */
export interface Figure {
  from?: string | number;
  value: string | number;
  label: string;
  tone?: "good" | "warn" | "bad";
}

/** What the button of the prompt bar would send. */
export interface Proposal {
  actions: string[];
  /** On the button: three words at most. */
  label: string;
  /** The same in a sentence. */
  note?: string;
  /** What follows from it; the last one matters most. */
  figures?: Figure[];
}

/** What is picked after a press; with `send` it goes to the server without a confirmation. */
export interface Pressed {
  picked: readonly string[];
  send?: boolean;
}

export interface SelectionRules<View> {
  /** What is picked as soon as the question is asked; nothing by default. */
  initial?: (question: Question<View>) => readonly string[];
  press: (question: Question<View>, picked: readonly string[], pressed: string) => Pressed;
  propose: (question: Question<View>, picked: readonly string[]) => Proposal | null;
  /** What is asked with this picked, if it is more than the game asked first. */
  ask?: (question: Question<View>, picked: readonly string[]) => string | null;
}

export interface SelectionSource {
  /** Changes with every position: a selection never outlives the one it was made in. */
  position: unknown;
  /** Null before there is a position. */
  question: Omit<Question<AnyView>, "previews"> | null;
  /** Null while no board is shown. */
  rules: SelectionRules<AnyView> | null;
  /** False: they were not played. */
  act: (...actions: string[]) => Promise<boolean>;
  preview: (action: string) => Promise<Preview["preview"] | null>;
}

const NOTHING: readonly string[] = [];
const NO_PREVIEWS: Previews = {};

interface InPosition<Value> {
  position: unknown;
  value: Value;
}

export class Selection {
  #source: () => SelectionSource;
  #picked = $state.raw<InPosition<readonly string[]> | null>(null);
  #pointed = $state.raw<InPosition<string> | null>(null);
  #previews = $state.raw<InPosition<Previews> | null>(null);

  constructor(source: () => SelectionSource) {
    this.#source = source;
  }

  /** The server's previews that were asked for in this position. */
  readonly previews: Previews = $derived(this.#current(this.#previews) ?? NO_PREVIEWS);
  readonly #question: Question<AnyView> | null = $derived.by(() => {
    const { question } = this.#source();
    return question?.legal.some ? { ...question, previews: this.previews } : null;
  });
  readonly #initial: readonly string[] = $derived.by(() => {
    const { rules } = this.#source();
    return (this.#question && rules?.initial?.(this.#question)) ?? NOTHING;
  });
  readonly picked: readonly string[] = $derived(this.#current(this.#picked) ?? this.#initial);
  /** What is under the pointer or has the focus. */
  readonly pointed: string | null = $derived(this.#current(this.#pointed));
  /** Whether there is something to clear: the player has changed what is picked. */
  readonly changed: boolean = $derived.by(() => {
    const picked = this.#current(this.#picked);
    return picked !== null && picked.length + this.#initial.length > 0;
  });
  /** What would be sent; null: the selection is not complete. */
  readonly proposal: Proposal | null = $derived(this.#propose(this.picked));
  /** The question that follows from what is picked; null: that of the position. */
  readonly asked: string | null = $derived.by(() => {
    const { rules } = this.#source();
    return (this.#question && rules?.ask?.(this.#question, this.picked)) ?? null;
  });

  has(thing: string): boolean {
    return this.picked.includes(thing);
  }

  /** The player presses a piece or an action: the game's rules say what that means. */
  press(pressed: string): void {
    const { rules } = this.#source();
    if (!rules || !this.#question) return;
    const { picked, send } = rules.press(this.#question, this.picked, pressed);
    if (send) this.#send(picked);
    else this.pick(picked);
  }

  /** Press an action once the server has said what it would do. */
  async pressPreviewed(action: string): Promise<void> {
    const { position, preview } = this.#source();
    const before = this.picked;
    const told = await preview(action);
    if (this.#source().position !== position || this.picked !== before) return;
    if (told) this.#previews = { position, value: { ...this.previews, [action]: told } };
    this.press(action);
  }

  pick(picked: readonly string[]): void {
    this.#picked = { position: this.#source().position, value: picked };
  }

  point(thing: string): void {
    this.#pointed = { position: this.#source().position, value: thing };
  }

  /** The pointer leaves. Deferred: a button that disappears loses the focus while the page is drawn. */
  leave(thing: string): void {
    queueMicrotask(() => {
      if (this.#pointed?.value === thing) this.#pointed = null;
    });
  }

  confirm(): void {
    this.#send(this.picked);
  }

  /** Send actions that need no confirmation. */
  send(...actions: string[]): void {
    this.clear();
    void this.#source().act(...actions);
  }

  clear(): void {
    this.#picked = this.#pointed = null;
  }

  #current<Value>(made: InPosition<Value> | null): Value | null {
    return made && made.position === this.#source().position ? made.value : null;
  }

  #propose(picked: readonly string[]): Proposal | null {
    const { rules } = this.#source();
    return rules && this.#question ? rules.propose(this.#question, picked) : null;
  }

  /** Send what is picked; if it is not played, it stays picked. */
  #send(picked: readonly string[]): void {
    const proposal = this.#propose(picked);
    if (!proposal) return;
    const { position, act } = this.#source();
    this.clear();
    void act(...proposal.actions).then((played) => {
      if (!played && this.#source().position === position) this.pick(picked);
    });
  }
}
