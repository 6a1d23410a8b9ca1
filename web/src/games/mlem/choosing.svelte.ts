/** What the player has selected but not sent. */
import type { Legal, Pending } from "../../table/board";
import type { Translate } from "../../words/words";
import { percent, type Flight, type View } from "./view";

interface Now {
  view: View;
  legal: Legal;
  t: Translate;
  act: (...actions: string[]) => void;
}

const FLY = "go";

export class Choosing {
  #now: () => Now;
  #made = $state.raw<{ view: View; actions: string[] } | null>(null);
  #pointed = $state.raw<{ view: View; action: string } | null>(null);

  constructor(now: () => Now) {
    this.#now = now;
  }

  /** A selection is about one position only. */
  get actions(): string[] {
    return this.#made?.view === this.#now().view ? this.#made.actions : [];
  }

  /** Show what this would do before it is selected. */
  point(action: string): void {
    this.#pointed = { view: this.#now().view, action };
  }

  /** No longer; later, since a button that goes away loses the focus while the page is being drawn. */
  leave(action: string): void {
    queueMicrotask(() => {
      if (this.#pointed?.action === action) this.#pointed = null;
    });
  }

  /** The flight to draw: of what is pointed at, else of what is selected. */
  get drawn(): Flight | null {
    const pointed = this.#pointed?.view === this.#now().view ? this.#pointed : null;
    return (pointed && this.flightWith(pointed.action)) ?? this.flight;
  }

  has(action: string): boolean {
    return this.actions.includes(action);
  }

  /** May this be pressed now? */
  may(action: string): boolean {
    const { legal } = this.#now();
    if (!legal.some) return false;
    return legal.has(action) || this.has(action) || this.flightWith(action) !== null;
  }

  /** The flight of exactly these selected things. */
  #plan(actions: string[]) {
    const wanted = new Set(actions);
    return this.#now().view.plans.find((plan) => {
      const things = plan.actions.filter((action) => action !== FLY);
      return things.length === wanted.size && things.every((action) => wanted.has(action));
    });
  }

  get flight(): Flight | null {
    return this.#plan(this.actions)?.flight ?? null;
  }

  /** The flight if this were added. */
  flightWith(action: string): Flight | null {
    const base = this.#parts;
    return this.#plan(base.includes(action) ? base : [...base, action])?.flight ?? null;
  }

  /** The selected parts of a flight: none if something else is selected. */
  get #parts(): string[] {
    return this.#plan(this.actions) ? this.actions : [];
  }

  /** Where the rocket may end, with the safest way to get there. */
  get ends(): Map<number, Flight> {
    const ends = new Map<number, Flight>();
    for (const { flight } of this.#now().view.plans) {
      const known = ends.get(flight.space);
      if (!known || flight.loss < known.loss) ends.set(flight.space, flight);
    }
    return ends;
  }

  /** Select what leads to a space, by the safest way. */
  aim(space: number): void {
    const { view } = this.#now();
    const plans = view.plans.filter((plan) => plan.flight.space === space);
    plans.sort((one, two) => one.flight.loss - two.flight.loss);
    if (plans.length) this.#set(plans[0].actions.filter((action) => action !== FLY));
  }

  press(action: string): void {
    if (!this.may(action)) return;
    const together = this.flightWith(action) !== null;
    if (this.has(action)) {
      if (!together) return this.confirm();
      const rest = this.actions.filter((other) => other !== action);
      return this.#set(this.#plan(rest) ? rest : []);
    }
    this.#set(together ? [...this.#parts, action] : [action]);
  }

  confirm(): void {
    const plan = this.#plan(this.actions);
    const actions = plan?.actions ?? this.actions;
    if (actions.length) this.#now().act(...actions);
  }

  clear(): void {
    this.#made = null;
  }

  #set(actions: string[]): void {
    this.#made = { view: this.#now().view, actions };
  }

  /** For the prompt bar. */
  get pending(): Pending | null {
    const { legal, t } = this.#now();
    const [action] = this.actions;
    const flight = this.flight;
    if (!legal.some || (!action && !flight)) return null;
    const way = { confirm: () => this.confirm(), cancel: () => this.clear() };
    if (flight) {
      const { distance, space, pool, loss } = flight;
      const note = t("board-fly-note", { distance, space, pool, crash: percent(loss) });
      return { label: t("board-fly", { space }), note, ...way };
    }
    return { label: this.#label(action), note: legal.say(action), ...way };
  }

  #label(action: string): string {
    const { view, t } = this.#now();
    const [verb, argument] = action.split(" ");
    if (verb === "choose") return t("board-send", { cat: `cat-${argument}` });
    if (verb === "discard-mission") return t("board-discard", { place: `place-${argument}` });
    const landing = view.landings.find((one) => one.action === action);
    return landing ? t("board-land", { place: `place-${landing.place}` }) : t(`verb-${verb}`);
  }
}
