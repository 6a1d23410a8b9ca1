/** Client-side routing: the history API and a table of patterns. */
/** Pages whose address is their name. */
type PlainPage = "people" | "me" | "moderation" | "games" | "watch" | "tournaments" | "school";
/** Pages with a game and nothing else in their address. */
type GamePage = "rules" | "ratings" | "set-up";
/** Pages of a table besides the table itself. */
type TablePage = "screen" | "coach";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: TablePage; table: string }
  | { page: "replay"; table: string; step: number | null }
  | { page: PlainPage }
  | { page: GamePage; game: string }
  | { page: "person"; person: string }
  | { page: "group"; group: string }
  | { page: "mail"; act: "confirm" | "off"; token: string }
  | { page: "tournament"; tournament: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "puzzle"; game: string; puzzle: string | null }
  | { page: "nowhere" };

const PATTERNS: [RegExp, (...parts: string[]) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/table\/([\w-]+)$/, (table) => ({ page: "table", table })],
  [/^\/table\/([\w-]+)\/(screen|coach)$/, (table, page) => ({ page: page as TablePage, table })],
  [
    /^\/table\/([\w-]+)\/replay(?:\/(\d+))?$/,
    (table, step) => ({ page: "replay", table, step: step === undefined ? null : Number(step) }),
  ],
  [/^\/(people|me|moderation|games|watch|tournaments|school)$/, (page) => ({ page: page as PlainPage })],
  [/^\/(rules|ratings|set-up)\/([\w-]+)$/, (page, game) => ({ page: page as GamePage, game })],
  [/^\/people\/([\w-]+)$/, (person) => ({ page: "person", person })],
  [/^\/groups\/([\w-]+)$/, (group) => ({ page: "group", group })],
  [/^\/mail\/confirm\/([\w-]+)$/, (token) => ({ page: "mail", act: "confirm", token })],
  [/^\/mail\/off\/([\w-]+)$/, (token) => ({ page: "mail", act: "off", token })],
  [/^\/tournaments\/([\w-]+)$/, (tournament) => ({ page: "tournament", tournament })],
  [/^\/school\/([\w-]+)\/([\w-]+)$/, (game, lesson) => ({ page: "lesson", game, lesson })],
  [
    /^\/puzzles\/([\w-]+)(?:\/([\w-]+))?$/,
    (game, puzzle) => ({ page: "puzzle", game, puzzle: puzzle ?? null }),
  ],
];

export function match(path: string): Route {
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(path.length > 1 ? path.replace(/\/$/, "") : path);
    if (found) return make(...found.slice(1));
  }
  return { page: "nowhere" };
}

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  route: Route = $derived(match(this.path));
  /** Whether the keyboard led here: a page may then put the focus where one goes on. */
  byKeyboard = false;

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** A query parameter. */
  asked(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.path;
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  /** Handles links within the page without reloading it. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (!link.getAttribute("href")?.startsWith("/")) return;
    event.preventDefault();
    // A click of the keyboard has no count.
    this.byKeyboard = event.detail === 0;
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
