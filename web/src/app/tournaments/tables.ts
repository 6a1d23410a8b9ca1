/** The tables of a tournament: those that run come with it, those that are over by the page. */
import type { Tournament, TournamentNews, TournamentTable } from "../../api/messages";

/** How many cards are shown at once. */
export const PAGE = 9;

export const isOver = (table: TournamentTable): boolean => table.status === "finished" || table.ruled;

/** What was seen before, with the tables that have changed since. */
export function withNews(seen: Tournament, news: TournamentNews): Tournament {
  const changed = new Map(news.tables.map((table) => [table.table, table]));
  const tables = seen.tables.map((table) => changed.get(table.table) ?? table);
  return { ...seen, tables, at: news.at };
}

/** The tables of a round that are not over, mine first. */
export function running(tournament: Tournament, round: number): TournamentTable[] {
  const mine = (table: TournamentTable) =>
    tournament.me !== null && table.seats.some((seat) => seat.entrant === tournament.me);
  return tournament.tables
    .filter((table) => table.round === round && !isOver(table))
    .sort((a, b) => Number(mine(b)) - Number(mine(a)) || a.number - b.number);
}

export interface Slice {
  /** Which of the running tables, and which of those that are over, are on a page. */
  running: [number, number];
  over: [number, number];
}

/** What is on a page of all tables of a round: first those that run. */
export function sliceOf(page: number, running: number, over: number): Slice {
  const [from, to] = [page * PAGE, (page + 1) * PAGE];
  const after = (index: number) => Math.min(over, Math.max(0, index - running));
  return {
    running: [Math.min(from, running), Math.min(to, running)],
    over: [after(from), after(to)],
  };
}
