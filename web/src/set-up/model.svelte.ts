/** A position being set up: what lies where, what the server says of it, and the way back. */
import { Refusal, ask } from "../api/http";
import type { FoundPosition, SetUp, Table, Zone } from "../api/messages";
import { toastProblem } from "../app/toasts.svelte";
import { type BoxPart, type Layout, left, move, partsIn, putHome, shift, sourceOf } from "./layouts";
import { fromLink } from "./link";

/** A part that is held: taken from where it lies unless placed (no zone), or from a zone. */
export interface Held {
  part: string;
  zone: string | null;
  index: number;
}

/** What can be gone back to. */
type Moment = Pick<SetUp, "seats" | "options" | "layout">;

export class SetUpModel {
  readonly game: string;
  /** The last answer of the server, to what is laid out now or shortly before. */
  found: SetUp | null = $state.raw(null);
  layout: Layout = $state.raw({});
  /** The last possible position as it looks. */
  shown: SetUp["shown"] = $state.raw(null);
  held: Held | null = $state.raw(null);
  /** The zone that was looked at last. */
  zone: string | null = $state(null);
  /** Whether changes have not been checked yet. */
  checking = $state(false);
  /** Why there is nothing to show: a code of ours, or a refusal of the server. */
  problem: Refusal | "bad-link" | "old-link" | null = $state.raw(null);
  #past: Moment[] = $state.raw([]);
  #asked = 0;
  #seat: number | null = null;

  constructor(game: string) {
    this.game = game;
  }

  readonly parts: Map<string, BoxPart> = $derived(
    new Map((this.found?.stocks ?? []).flatMap((stock) => stock.parts.map((part) => [part.name, part]))),
  );
  readonly #kinds: Map<string, string> = $derived(
    new Map(
      (this.found?.stocks ?? []).flatMap((stock) => stock.parts.map((part) => [part.name, stock.name])),
    ),
  );
  readonly broken = $derived(this.found?.laws.find((law) => law.broken)?.broken ?? null);
  readonly possible: boolean = $derived(!this.checking && this.found?.position != null);
  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Whether what is held may lie in a zone. */
  fits(zone: Zone): boolean {
    const kind = this.held && this.#kinds.get(this.held.part);
    return (
      kind !== null &&
      kind !== undefined &&
      (zone.takes ?? []).includes(kind) &&
      zone.name !== this.held?.zone
    );
  }
  left(part: BoxPart): number {
    return left(this.layout, part);
  }
  lying(zone: string): string[] {
    return partsIn(this.layout, zone);
  }

  /** Begin with the start of a game. */
  start(seats: number, options: string[]): Promise<void> {
    return this.#begin({ seats, options });
  }

  /** Begin with what a link holds. */
  async open(hash: string): Promise<void> {
    const linked = await fromLink(hash);
    if (!linked) {
      this.problem = "bad-link";
      return;
    }
    const { seats, options, position } = linked;
    await this.#begin({ seats, options, position });
    if (this.problem) this.problem = await this.#oldOrBad(linked);
    else if (this.found?.data !== linked.data) this.problem = "old-link";
  }

  /** A link that cannot be shown is outdated if rules or values are others now, else damaged. */
  async #oldOrBad(linked: { rules: number; data: string }): Promise<"bad-link" | "old-link"> {
    try {
      const now = await ask<SetUp>("POST", "/api/positions/check", { game: this.game, seats: 2 });
      return now.rules === linked.rules && now.data === linked.data ? "bad-link" : "old-link";
    } catch {
      return "bad-link";
    }
  }

  /** Begin with a position of a finished game, a lesson or a puzzle. Returns its step. */
  async take(path: string): Promise<number> {
    const { seats, options, position, step } = await ask<FoundPosition>("GET", path);
    await this.#begin({ seats, options, position });
    return step;
  }

  async #begin(asked: Partial<SetUp>): Promise<void> {
    try {
      this.#past = [];
      this.problem = null;
      await this.#ask(asked);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.problem = refusal;
    }
  }

  /** Start over with another number of players or other options. */
  async vary(seats: number, options: string[]): Promise<void> {
    this.#remember();
    try {
      await this.#ask({ seats, options });
    } catch (refusal) {
      this.#past = this.#past.slice(0, -1);
      toastProblem(refusal);
    }
  }

  /** Look with the eyes of another seat. */
  async lookAs(seat: number): Promise<void> {
    this.#seat = seat;
    if (this.possible) await this.#check();
  }

  /** Take a part into the hand: of the box, or from a zone. */
  hold(part: string, zone: string | null = null, index = 0): void {
    this.held = { part, zone, index };
  }
  pick(part: string): void {
    const again = this.held?.part === part && this.held.zone === null;
    this.held = again ? null : { part, zone: null, index: 0 };
  }
  pickFrom(zone: string, index: number): void {
    const same = this.held?.zone === zone && this.held.index === index;
    const part = this.lying(zone)[index];
    this.held = same || part === undefined ? null : { part, zone, index };
    this.zone = zone;
  }
  letGo(): void {
    this.held = null;
  }

  /** Put what is held into a zone. A part of the box stays in hand while there is more of it. */
  put(zone: Zone): void {
    const { held } = this;
    const part = held && this.parts.get(held.part);
    if (!held || !part) return;
    const from = held.zone === null ? sourceOf(this.layout, part) : { zone: held.zone, index: held.index };
    this.zone = zone.name;
    if (!from) return;
    this.#change(move(this.layout, from, zone, (name) => this.parts.get(name)));
    if (held.zone !== null || !this.left(part)) this.held = null;
  }
  /** Put what is held in a zone back where it lies unless it is placed. */
  erase(): void {
    const { held } = this;
    const part = held && this.parts.get(held.part);
    if (held?.zone == null || !part) return;
    this.#change(putHome(this.layout, held.zone, held.index, part));
    this.held = null;
  }
  shift(by: number): void {
    const { held } = this;
    if (held?.zone == null) return;
    this.#change(shift(this.layout, held.zone, held.index, by));
    this.held = { ...held, index: held.index + by };
  }
  set(zone: string, content: number | string): void {
    this.zone = zone;
    this.#change({ ...this.layout, [zone]: content });
  }

  async undo(): Promise<void> {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.held = null;
    this.layout = before.layout;
    await this.#try(before);
  }

  /** A table that begins with this position. */
  play(seat: number, level: string): Promise<Table> {
    const { game, seats, options, position } = this.found as SetUp;
    return ask<Table>("POST", "/api/positions", { game, seats, options, position, seat, level });
  }

  #remember(): void {
    if (this.found) {
      const { seats, options } = this.found;
      this.#past = [...this.#past, { seats, options, layout: this.layout }];
    }
  }
  #change(layout: Layout): void {
    if (layout === this.layout) return;
    this.#remember();
    this.layout = layout;
    void this.#check();
  }
  #check(): Promise<void> {
    const { seats, options } = this.found as SetUp;
    return this.#try({ seats, options, layout: this.layout });
  }
  async #try(asked: Moment): Promise<void> {
    try {
      await this.#ask(asked);
    } catch (refusal) {
      toastProblem(refusal);
    }
  }

  async #ask(asked: Partial<SetUp>): Promise<void> {
    const number = ++this.#asked;
    this.checking = true;
    try {
      const body = { game: this.game, seat: this.#seat, ...asked };
      const found = await ask<SetUp>("POST", "/api/positions/check", body);
      // A later change has been sent already: its answer follows.
      if (number !== this.#asked) return;
      this.found = found;
      this.layout = found.layout;
      if (found.shown) this.shown = found.shown;
    } finally {
      if (number === this.#asked) this.checking = false;
    }
  }
}
