/** Who sits before the screen, what they like, and what the server offers. */
import { Refusal, ask } from "../api/http";
import { Line } from "../api/line.svelte";
import type { About, Me } from "../api/messages";
import { browserLanguage, words } from "../words/state.svelte";
import { LANGUAGES, type Language } from "../words/words";
import { toast } from "./toasts.svelte";

export type Theme = "night" | "paper";
export type Speed = "off" | "calm" | "quick";

interface Likes {
  language: Language | null;
  theme: Theme | null;
  sound: boolean;
  speed: Speed;
  curtain: boolean;
  words: boolean;
  level: string;
  bots: Record<string, number>;
  name: string;
}

const LIKES: Likes = {
  language: null,
  theme: null,
  sound: true,
  speed: "calm",
  curtain: true,
  words: false,
  level: "casual",
  bots: {},
  name: "",
};
const KEPT = "cosmodrome";

class Session {
  me: Me | null = $state(null);
  about: About | null = $state.raw(null);
  likes: Likes = $state(read());
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  // Night is how the games are meant to look; paper is a press of a button away.
  theme: Theme = $derived(this.likes.theme ?? "night");
  motion: boolean = $derived(!this.#still && this.likes.speed !== "off");
  line = new Line(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);

  /** It is my turn at a table that is not looked at. */
  onTurn: (table: string, game: string) => void = () => {};

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").onchange = (e) => (this.#still = e.matches);
    addEventListener("storage", (event) => {
      if (event.key === KEPT) this.likes = read();
    });
  }

  /** The words, however often it takes to get them. */
  async words(): Promise<void> {
    const language = this.likes.language ?? browserLanguage();
    for (;;) {
      try {
        return await words.speak(language);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 1000 + Math.random() * 1000));
      }
    }
  }

  /** Everything else that any page needs, at once. */
  async begin(): Promise<void> {
    this.line.onYourTurn = ({ table, game }) => void this.#yourTurn(table, game);
    const [about, me] = await Promise.all([
      ask<About>("GET", "/api/about"),
      ask<Me>("GET", "/api/me").catch((problem: unknown) => {
        if (problem instanceof Refusal && problem.code === "sign-in") return null;
        throw problem;
      }),
    ]);
    this.about = about;
    this.me = me;
    this.line.open();
  }

  like(likes: Partial<Likes>): void {
    Object.assign(this.likes, likes);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.likes));
    } catch {
      // A browser that keeps nothing: the likes last as long as the page.
    }
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.like({ language });
    if (this.me) this.me = await ask<Me>("PATCH", "/api/me", { language });
  }

  /** Somebody to play as: whoever we are, or a guest with a name. */
  async somebody(): Promise<Me> {
    if (this.me) return this.me;
    const name = this.likes.name || words.t("page-guest");
    const made = await ask<Me>("POST", "/api/guests", { name, language: words.language });
    this.became(made);
    return made;
  }

  /** We are somebody else now: the socket must know. */
  became(me: Me | null): void {
    this.me = me;
    if (me) this.like({ name: me.name });
    this.line.reopen();
  }

  async #yourTurn(table: string, game: string): Promise<void> {
    await words.load([game]);
    this.onTurn(table, game);
    toast(words.t("page-your-turn-at", { game: words.nameOf(game) }), "good", `/table/${table}`);
  }
}

function read(): Likes {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Likes>;
    if (kept.language && !LANGUAGES.includes(kept.language)) kept.language = null;
    return { ...LIKES, ...kept };
  } catch {
    return { ...LIKES };
  }
}

export const session = new Session();
