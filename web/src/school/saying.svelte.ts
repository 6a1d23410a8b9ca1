/** What the guide says at the moment: the present bubble, or the answer to an unexpected move. */
import { words } from "../words/state.svelte";
import type { Translate } from "../words/words";
import type { Pose } from "./Beep.svelte";
import type { Tone } from "./Bubble.svelte";
import type { LessonLive } from "./live.svelte";

const PATIENCE = 20_000;
/** The attribute of a message that is printed in each colour. */
const LINES: Record<Tone, string> = { ask: "do", right: "learned", wrong: "why" };

export class Saying {
  #live: LessonLive;
  #texts: () => Translate;
  /** Nobody has answered for a while. */
  waiting = $state(false);

  constructor(live: LessonLive, texts: () => Translate) {
    this.#live = live;
    this.#texts = texts;
    $effect(() => {
      void this.key;
      this.waiting = false;
      const timer = setTimeout(() => (this.waiting = true), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  readonly #bubble = $derived.by(() => this.#live.state?.bubble ?? null);
  readonly #reaction = $derived.by(() => this.#live.wrong?.reaction ?? null);
  /** Changes when something else is said. */
  readonly key: string = $derived.by(() => `${this.#live.state?.entries} ${this.#reaction?.action ?? ""}`);
  /** Nothing is said while the other seats move. */
  readonly silent: boolean = $derived.by(() => !this.#live.settled);
  readonly tone: Tone = $derived.by(() => {
    if (this.#reaction) return "wrong";
    return this.#bubble?.happy ? "right" : "ask";
  });
  readonly pose: Pose = $derived(({ ask: "pointing", right: "happy", wrong: "oops" } as const)[this.tone]);
  readonly lights: string[] = $derived(this.#reaction?.light ?? this.#bubble?.light ?? []);
  /** The player only has to read on. */
  readonly reads: boolean = $derived.by(
    () => !this.silent && !this.#reaction && this.#bubble?.expected === null && !this.#live.state?.over,
  );

  readonly #say: { id: string; t: Translate } = $derived.by(() => {
    if (this.#reaction && !this.#reaction.say) return { id: "school-may", t: words.t };
    return { id: this.#reaction?.say ?? this.#bubble?.say ?? "", t: this.#texts() };
  });
  readonly title: string = $derived(this.#form("title"));
  readonly text: string = $derived(this.#say.t.has(this.#say.id) ? this.#say.t(this.#say.id) : "");
  /** The coloured line: what to do, what was learned, or why not. */
  readonly line: { text: string; tone: Tone } | null = $derived.by(() => {
    // Who only reads on has learned something, too.
    const other: Tone = this.tone === "right" ? "ask" : "right";
    const found = [this.tone, other].map((tone) => ({ tone, text: this.#form(LINES[tone]) }));
    return found.find((line) => line.text) ?? null;
  });
  /** On the button: how to go on, or to do the unexpected all the same. */
  readonly onwards: string = $derived(this.#form("next") || words.t("school-next"));
  readonly anyway: string = $derived(this.#form("anyway") || words.t("school-anyway"));
  /** The action that was not played. */
  readonly unplayed: string | null = $derived.by(() => this.#reaction?.action ?? null);
  /** On the piece concerned. Where a move is asked for, the light is on that, not on what was gained. */
  readonly tag: string = $derived.by(() => {
    if (this.#reaction) return words.t("school-not-played");
    return this.reads && this.#live.gain > 0 ? `+${this.#live.gain}` : "";
  });
  /** For screen readers: all of it once, and the line again if nobody answers. */
  readonly announced: string = $derived.by(() => {
    if (this.silent) return "";
    if (this.waiting && this.line) return this.line.text;
    return [this.title, this.text.replaceAll("*", ""), this.line?.text].filter(Boolean).join(" ");
  });

  #form(attribute: string): string {
    const { id, t } = this.#say;
    return t.has(id, attribute) ? t.attribute(id, attribute) : "";
  }
}
