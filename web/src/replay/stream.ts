/** A whole game as one seat sees it, from one streamed request. */
import { Refusal, askLines, query } from "../api/http";
import type { Moment, Replay, Step } from "../api/messages";

interface Viewer {
  seat: number | null;
  invite: string | null;
}

export class ReplayStream {
  /** How many actions stand; null before the answer begins. */
  steps: number | null = null;
  /** The step that led to each moment but the first, as far as they have arrived. */
  readonly log: Step[] = [];
  /** Moments as JSON, parsed when they are shown: a long game is tens of megabytes of objects. */
  #moments: string[] = [];
  #problem: unknown = null;
  #ended = false;
  #waiting: (() => void)[] = [];

  constructor(path: string, viewer: Viewer) {
    void this.#read(`${path}/replay${query({ ...viewer })}`);
  }

  /** The position after some steps, as soon as it has arrived. */
  async moment(step: number): Promise<Moment> {
    while (this.#moments.length <= step && !this.#ended)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const text = this.#moments[step];
    if (text !== undefined) return JSON.parse(text) as Moment;
    throw this.#problem ?? new Refusal("no-such-step", { steps: this.steps ?? 0 });
  }

  async #read(address: string): Promise<void> {
    try {
      for await (const line of askLines(address)) this.#add(line);
      // A server that fails in the middle can only end the stream.
      if (this.#moments.length <= (this.steps ?? 0)) this.#problem = new Refusal("offline");
    } catch (problem) {
      this.#problem = problem instanceof Refusal ? problem : new Refusal("offline");
    }
    this.#ended = true;
    this.#wake();
  }

  #add(line: string): void {
    if (this.steps === null) {
      this.steps = (JSON.parse(line) as Replay).steps;
      return;
    }
    const { last } = JSON.parse(line) as Moment;
    if (last) this.log.push(last);
    this.#moments.push(line);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
