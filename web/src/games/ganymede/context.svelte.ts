/** What all parts of the board share: the props of the board and what follows from them. */
import { createContext } from "svelte";
import type { BoardProps, Happened, Legal } from "../../table/board";
import type { Selection } from "../../table/selection.svelte";
import type { Translate } from "../../words/words";
import { touched } from "./anchors";
import type { Player, ShuttleOffer, View } from "./view";

export class BoardContext {
  /** A narrow board shows the market in a sheet. */
  narrow = $state(false);
  #props: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
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
  get selection(): Selection {
    return this.#props().selection;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  /** The seat whose board is drawn. */
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
  /** Whether the log line under the pointer is about this place. */
  marked(at: string): boolean {
    return this.#marks.has(at);
  }
  /** The other seat that changed this place last; null: none. */
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
    return to_move === null ? "" : this.t("board-why-turn", { seat: to_move });
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

  /** The action that waits for the confirmation. */
  get chosen(): string | null {
    const { picked } = this.selection;
    return picked.length === 1 ? picked[0] : null;
  }
  /** What the settler that was pressed could do, if that is more than one thing. */
  get ways(): readonly string[] {
    const { picked } = this.selection;
    return picked.length > 1 ? picked : [];
  }
  /** Sent if there is only one way, otherwise they are offered; pressed again they are put away. */
  choose(ways: string[]): void {
    if (ways.length === 1) this.selection.send(ways[0]);
    else this.selection.pick(ways.join() === this.ways.join() ? [] : ways);
  }

  /** The shuttle whose flight is shown in advance. */
  readonly #flight: ShuttleOffer | null = $derived.by(() => {
    const [verb, slot] = (this.selection.pointed ?? this.chosen ?? "").split(" ");
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

export const [useBoard, provideBoard] = createContext<BoardContext>();
