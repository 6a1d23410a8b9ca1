/** The words of the page in the language of the moment; switching needs no reload. */
import type { Language } from "../api/messages";
import { LANGUAGES, type Translate, fetchText, makeTranslate } from "./words";

class Words {
  language: Language = $state("en");
  #common = $state("");
  #games: Record<string, string> = $state.raw({});
  t: Translate = $derived(makeTranslate(this.language, [this.#common]));

  /** The words of a game beside the house's, if they have been loaded. */
  game(game: string, seatName?: (seat: number) => string | null): Translate {
    return makeTranslate(this.language, [this.#common, this.#games[game] ?? ""], seatName);
  }

  /** What a game is called, as far as we know. */
  nameOf(game: string): string {
    return this.has(game) ? this.game(game)("name") : "";
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

  /** Everything that has been loaded, in another language, at once. */
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

/** The first language of the browser that we speak. */
export function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
