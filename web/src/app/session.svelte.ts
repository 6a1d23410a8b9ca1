/** The signed-in person, the preferences of this browser, and what the server offers. */
import { Refusal, ask } from "../api/http";
import { Connection } from "../api/connection.svelte";
import type { About, Language, Me, SignedIn } from "../api/messages";
import { browserLanguage, words } from "../words/state.svelte";
import { LANGUAGES } from "../words/words";
import type { SoundKind } from "../table/sound";
import { router } from "./router.svelte";
import { toast, toastProblem } from "./toasts.svelte";

export type Theme = "night" | "paper";
export type Speed = "off" | "calm" | "quick";

interface Preferences {
  language: Language | null;
  theme: Theme | null;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** The kinds of sounds that are off. */
  muted: SoundKind[];
  speed: Speed;
  curtain: boolean;
  words: boolean;
  level: string;
  /** By game: how many bots, and which options, a quick game has. */
  bots: Record<string, number>;
  options: Record<string, readonly string[]>;
  name: string;
}

const DEFAULTS: Preferences = {
  language: null,
  theme: null,
  sound: true,
  volume: 30,
  muted: [],
  speed: "calm",
  curtain: true,
  words: false,
  level: "casual",
  bots: {},
  options: {},
  name: "",
};
const STORAGE_KEY = "cosmodrome";

class Session {
  me: Me | null = $state(null);
  about: About | null = $state.raw(null);
  /** How many challenges wait for my answer. */
  waiting = $state(0);
  preferences: Preferences = $state(read());
  #reducedMotion = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  // Night is how the games are meant to look; paper is a press of a button away.
  theme: Theme = $derived(this.preferences.theme ?? "night");
  motion: boolean = $derived(!this.#reducedMotion && this.preferences.speed !== "off");
  connection = new Connection(
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`,
  );

  /** It has become my turn at a table that is not open here. */
  onTurn: (table: string, game: string) => void = () => {};

  constructor() {
    this.connection.onWelcome = (person) => void this.#recognised(person);
    this.connection.onYourTurn = ({ table, game }) => void this.#yourTurn(table, game);
    matchMedia("(prefers-reduced-motion: reduce)").onchange = (e) => (this.#reducedMotion = e.matches);
    addEventListener("storage", (event) => {
      if (event.key === STORAGE_KEY) this.preferences = read();
    });
  }

  /** Load the texts, retrying until the server answers. */
  async loadWords(): Promise<void> {
    const language = this.preferences.language ?? browserLanguage();
    for (;;) {
      try {
        return await words.speak(language);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 1000 + Math.random() * 1000));
      }
    }
  }

  /** Load everything else that any page needs. */
  async begin(): Promise<void> {
    const [about, me] = await Promise.all([ask<About>("GET", "/api/about"), whoAmI()]);
    this.about = about;
    this.me = me;
    this.connection.open();
  }

  /** The session may have been ended elsewhere: then the server knows this socket by nobody's name. */
  async #recognised(person: string | null): Promise<void> {
    if (this.me && this.me.id !== person) this.me = await whoAmI().catch(() => this.me);
  }

  prefer(changed: Partial<Preferences>): void {
    Object.assign(this.preferences, changed);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.preferences));
    } catch {
      // Without storage the preferences last as long as the page.
    }
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.prefer({ language });
    if (this.me) this.me = await ask<Me>("PATCH", "/api/me", { language });
  }

  /** Sign in as a guest unless somebody is signed in. */
  async ensureSignedIn(): Promise<Me> {
    return this.me ?? this.#becomeGuest(this.ownName());
  }

  /** The name to play under: one's own, or a suggestion. Everybody was called "Guest" once. */
  ownName(): string {
    const own = this.me?.name || this.preferences.name;
    return own === words.t("page-guest") ? suggestedName() : own || suggestedName();
  }

  async #becomeGuest(name: string): Promise<Me> {
    const made = await ask<Me>("POST", "/api/guests", { name, language: words.language });
    this.signedInAs(made);
    return made;
  }

  /** Play under this name: as a guest who has it, or by changing one's own. */
  async playAs(name: string): Promise<void> {
    const wanted = name.trim();
    if (!this.me) await this.#becomeGuest(wanted || this.ownName());
    else if (wanted && wanted !== this.me.name) {
      this.me = await ask<Me>("PATCH", "/api/me", { name: wanted });
      this.prefer({ name: this.me.name });
    }
  }

  /** The server knows a socket by its cookie: it must be opened anew. */
  signedInAs(me: Me | null): void {
    this.me = me;
    if (me) this.prefer({ name: me.name });
    this.connection.reopen();
  }

  async #yourTurn(table: string, game: string): Promise<void> {
    // The open table shows it by itself; the server may not know yet that it is open here.
    if (router.route.page === "table" && router.route.table === table) return;
    await words.load([game]);
    this.onTurn(table, game);
    toast(words.t("page-your-turn-at", { game: words.nameOf(game) }), "good", `/table/${table}`);
  }
}

/** A name for somebody who has not chosen one: "Comet 42". */
function suggestedName(): string {
  const ideas = words.t("page-name-ideas").split(", ");
  const idea = ideas[Math.floor(Math.random() * ideas.length)];
  return `${idea} ${Math.floor(10 + Math.random() * 90)}`;
}

/** Who is signed in here; null: nobody. */
async function whoAmI(): Promise<Me | null> {
  try {
    return (await ask<SignedIn>("GET", "/api/session")).me;
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== "banned") throw problem;
    // A banned guest may look around, and is told why nothing else is possible.
    toastProblem(problem);
    return null;
  }
}

function read(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<Preferences>;
    if (kept.language && !LANGUAGES.includes(kept.language)) kept.language = null;
    return { ...DEFAULTS, ...kept };
  } catch {
    return { ...DEFAULTS };
  }
}

export const session = new Session();
