/** What a tournament is called in words: its pace, its entrants, its numbers. */
import type { Entrant, NewTournament, Table, Tournament, TournamentTable } from "../../api/messages";
import type { Translate } from "../../words/words";

/** The clock of its games: "12 min + 10 s", "24 h a turn". */
export function paceOf(plan: NewTournament, t: Translate): string {
  return paceWords(plan.pace ?? { type: "live", bank: 600, increment: 0 }, t);
}

/** The clock of a game in words. */
export function paceWords(pace: Table["pace"], t: Translate): string {
  if (pace.type === "none") return t("page-pace-none");
  if (pace.type === "turns") return t("tournament-turns", { hours: pace.hours });
  return t("tournament-live", {
    minutes: Math.round(pace.bank / 6) / 10,
    seconds: pace.increment ?? 0,
  });
}

export function nameOf(entrant: Entrant | undefined, t: Translate): string {
  if (!entrant) return t("tournament-filler");
  return entrant.name || t("page-nobody");
}

export const isBot = (entrant: Entrant | undefined): boolean => !entrant || entrant.level !== null;

export function entrantOf(tournament: Tournament, number: number | null): Entrant | undefined {
  return tournament.entrants.find((one) => one.number === number);
}

/** Points and tie-breaks: 5, 1.5, +3.0. */
export function figure(value: number, language: string, sign = false): string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: sign ? 1 : 0,
    signDisplay: sign ? "exceptZero" : "auto",
  });
  return format.format(value).replace("-", "−");
}

/** A time of day, with the day if it is another one. */
export function clockTime(at: number, language: string, now = Date.now()): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  const style: Intl.DateTimeFormatOptions = sameDay
    ? { timeStyle: "short" }
    : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(language, style).format(at);
}

/** Where a table is watched, played or replayed. */
export function addressOf(table: TournamentTable): string {
  const place = `/table/${table.table}${table.status === "finished" ? "/replay" : ""}`;
  return table.invite ? `${place}?invite=${table.invite}` : place;
}
