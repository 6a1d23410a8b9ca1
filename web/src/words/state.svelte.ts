/** The texts in the current language; switching needs no reload. */
import type { Language } from "../api/messages";
import { LANGUAGES, type Translate, fetchText, makeTranslate } from "./words";

class Words {
  language: Language = $state("en");
  #common = $state("");
  #games: Record<string, string> = $state.raw({});
  t: Translate = $derived(makeTranslate(this.language, [this.#common]));
  /** The texts of games in nobody's words: made once, since every list of tables asks for names. */
  #plain = $derived.by(() => {
    const [language, common, games] = [this.language, this.#common, this.#games];
    const made = new Map<string, Translate>();
    return (game: string) => {
      let t = made.get(game);
      if (!t) made.set(game, (t = makeTranslate(language, [common, games[game] ?? ""])));
      return t;
    };
  });

  /** The texts of the page together with those of a game, if they have been loaded. */
  game(game: string, seatName?: (seat: number) => string | null, you: number | null = null): Translate {
    if (!seatName && you === null) return this.#plain(game);
    return makeTranslate(this.language, [this.#common, this.#games[game] ?? ""], seatName, you);
  }

  /** The name of a game; empty before its texts are loaded. */
  nameOf(game: string): string {
    return this.has(game) ? this.game(game)("name") : "";
  }

  /** The game's name where there is little room. */
  shortNameOf(game: string): string {
    const t = this.game(game);
    return t.has("name", "short") ? t.attribute("name", "short") : t("name");
  }

  has(game: string): boolean {
    return game in this.#games;
  }

  async load(games: readonly string[]): Promise<void> {
    const missing = games.filter((game) => !this.has(game));
    if (!missing.length) return;
    const language = this.language;
    const found = await Promise.all(missing.map((game) => fetchText(language, game)));
    if (language !== this.language) return this.load(games);
    const more = Object.fromEntries(missing.map((game, index) => [game, found[index]]));
    this.#games = { ...this.#games, ...more };
  }

  /** Switch everything that has been loaded to another language. */
  async speak(language: Language): Promise<void> {
    const names = Object.keys(this.#games);
    const [common, ...games] = await Promise.all([
      fetchText(language),
      ...names.map((game) => fetchText(language, game)),
    ]);
    this.#common = common;
    this.#games = Object.fromEntries(names.map((game, index) => [game, games[index]]));
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** The browser's preferred language among ours. */
export function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
