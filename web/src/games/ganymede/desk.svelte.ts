/** What all parts of the board share: the view, what is legal, and what the player has begun to choose. */
import { createContext } from "svelte";
import type { BoardProps, Happened, Legal, Pending } from "../../table/board";
import type { Translate } from "../../words/words";
import { touched } from "./anchors";
import type { Player, ShuttleOffer, View } from "./types";

/** Decisions that are looked at before they are sent; the others are sent at once. */
const WEIGHED = new Set([
  "keep-ship",
  "place-ship",
  "return-ship",
  "take-ship",
  "draw-ship",
  "take-tile",
  "earth-shuttle",
  "mars-shuttle",
  "launch",
]);

export class Desk {
  /** The action that waits for the big button. */
  chosen = $state<string | null>(null);
  /** The action under the pointer or the focus. */
  looked = $state<string | null>(null);
  /** What the settler that was pressed could do, if that is more than one thing. */
  ways = $state.raw<string[]>([]);
  /** A narrow board shows the market in a sheet. */
  narrow = $state(false);
  #props: () => Omit<BoardProps<View>, "pending">;

  constructor(props: () => Omit<BoardProps<View>, "pending">) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }
  get t(): Translate {
    return this.#props().t;
  }
  get legal(): Legal {
    return this.#props().legal;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  /** Whose board is drawn. */
  get shown(): number {
    const { shown, view } = this.#props();
    return Math.min(Math.max(shown, 0), view.players.length - 1);
  }
  get player(): Player {
    return this.view.players[this.shown];
  }
  /** Whether the board that is drawn is the viewer's own. */
  get own(): boolean {
    return this.shown === this.seat;
  }

  readonly #marks = $derived.by(() => {
    const { marked } = this.#props();
    return new Set(marked ? touched(marked) : []);
  });
  readonly #news = $derived.by(() => {
    const found = new Map<string, number>();
    for (const event of this.#props().happened) for (const at of touched(event)) found.set(at, event.seat);
    return found;
  });
  /** Whether the line of the log that is pointed at is about this place. */
  marked(at: string): boolean {
    return this.#marks.has(at);
  }
  /** Who changed this place with the last change; null: nobody else. */
  changedBy(at: string): number | null {
    const seat = this.#news.get(at);
    return seat === undefined || seat === this.seat ? null : seat;
  }
  get happened(): Happened[] {
    return this.#props().happened;
  }

  /** Why something that is not legal cannot be used now; empty when the game is over. */
  get why(): string {
    if (this.legal.some) return this.t("board-why-other");
    const { to_move } = this.view;
    return to_move < 0 ? "" : this.t("board-why-turn", { seat: to_move });
  }
  may(action: string): boolean {
    return this.legal.has(action);
  }
  /** What the settler in this place could do now. */
  waysOf(place: string, colour: string): string[] {
    if (!this.own) return [];
    return this.legal.all.filter((action) => {
      const [verb, a, b] = action.split(" ");
      if (verb === "pay") return a === colour && this.#payFrom === place;
      if (verb === "adapt") return a === place && b === colour;
      return verb === "move" && b === colour && a.startsWith(`${place}-`);
    });
  }
  get #payFrom(): string {
    const cards = this.player.columns.flatMap((column) => column.shuttles);
    return cards.find((card) => card.name === this.view.pending.source)?.place ?? "";
  }

  /** A card that leaves the table loses the focus while the page is being redrawn: wait for that. */
  lookAway(action: string): void {
    queueMicrotask(() => {
      if (this.looked === action) this.looked = null;
    });
  }

  press(action: string): void {
    if (!this.legal.has(action)) return;
    const [verb] = action.split(" ");
    const weighed = WEIGHED.has(verb) || (verb === "discard" && this.view.phase === "main");
    if (weighed && this.chosen !== action) {
      this.ways = [];
      this.chosen = action;
    } else this.#send(action);
  }
  /** One of several ways: sent if it is the only one, otherwise they are all offered. */
  choose(ways: string[]): void {
    this.chosen = null;
    if (ways.length === 1) this.#send(ways[0]);
    else this.ways = ways.join() === this.ways.join() ? [] : ways;
  }
  clear(): void {
    this.chosen = null;
    this.looked = null;
    this.ways = [];
  }
  #send(action: string): void {
    this.clear();
    this.#props().act(action);
  }

  readonly pending: Pending | null = $derived.by(() => {
    const action = this.chosen;
    if (action === null || !this.legal.has(action)) return null;
    return {
      label: this.t(`verb-${action.split(" ")[0]}`),
      note: this.legal.say(action),
      confirm: () => this.#send(action),
      cancel: () => this.clear(),
    };
  });

  /** The shuttle whose flight is shown in advance. */
  readonly #flight: ShuttleOffer | null = $derived.by(() => {
    const [verb, slot] = (this.looked ?? this.chosen ?? "").split(" ");
    const row =
      verb === "earth-shuttle" ? this.view.earth_row : verb === "mars-shuttle" ? this.view.mars_row : null;
    const offer = row?.[Number(slot)] ?? null;
    return this.own && offer?.usable ? offer : null;
  });
  /** The settlers in a place that would leave. */
  leaving(place: string): string[] {
    return this.#flight?.shuttle.place === place
      ? this.#flight.shuttle.needs.filter((need) => need !== "any")
      : [];
  }
  /** The settlers that would arrive in a place. */
  arriving(place: string): string[] {
    const flight = this.#flight;
    if (flight) return flight.shuttle.needs.filter((_, number) => flight.lands[number] === place);
    const way = this.wayTo(place);
    return way === null ? [] : [way.slice(way.lastIndexOf(" ") + 1)];
  }
  /** How the pressed settler would get to this place. */
  wayTo(place: string): string | null {
    return this.ways.find((way) => way.includes(`-${place} `) || way.startsWith(`board ${place} `)) ?? null;
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
