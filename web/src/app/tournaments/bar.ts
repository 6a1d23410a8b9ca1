/** The bar of a tournament: the one thing that is mine to do now. */
import type { Entrant, Tournament, TournamentTable } from "../../api/messages";
import { entrantOf } from "./names";

export type BarKind =
  | "before"
  | "full"
  | "late"
  | "in"
  | "here"
  | "pairing"
  | "turn"
  | "table"
  | "resting"
  | "withdrawn"
  | "waiting"
  | "over"
  | "cancelled"
  | "none";

export interface Bar {
  kind: BarKind;
  me: Entrant | undefined;
  /** My table of this round. */
  table: TournamentTable | null;
  seat: number | null;
  /** What the clock counts down to, in server time; null: it shows nothing. */
  until: number | null;
}

/** The table that I play at now, or played at in this round. */
export function myTable(tournament: Tournament): TournamentTable | null {
  const own = tournament.tables.filter(
    (table) =>
      table.round === tournament.about.round &&
      table.seats.some((seat) => tournament.me !== null && seat.entrant === tournament.me),
  );
  return own.find((table) => table.status === "running") ?? own.at(-1) ?? null;
}

export function barOf(tournament: Tournament, now: number): Bar {
  const me = entrantOf(tournament, tournament.me);
  const table = myTable(tournament);
  const seat = table ? table.seats.findIndex((one) => one.entrant === tournament.me) : null;
  const bar = (kind: BarKind, until: number | null = null): Bar => ({ kind, me, table, seat, until });
  const { about } = tournament;
  if (about.status === "cancelled") return bar("cancelled");
  if (about.status === "finished") return bar("over");
  if (about.status === "planned") return bar(before(tournament, me, now), about.due);
  if (!me) return bar(mayEnter(tournament, now) ? "late" : "none");
  if (table?.status === "running" && seat !== null) {
    if (table.to_move !== seat || table.seats[seat].clock === null) return bar("table");
    return bar("turn", table.at + table.seats[seat].clock);
  }
  if (me.state !== "here") return bar("withdrawn");
  if (about.plan.format === "arena") return bar("waiting");
  const round = tournament.rounds.at(-1);
  if (round?.rests.includes(me.number) && about.due === null) return bar("resting");
  return bar("pairing", about.due);
}

function before(tournament: Tournament, me: Entrant | undefined, now: number): BarKind {
  const { about } = tournament;
  if (!me || me.state === "withdrawn" || me.state === "absent")
    return about.players >= (about.plan.places ?? 64) ? "full" : "before";
  if (me.state === "waiting") return "full";
  // Only in the last minutes people are asked whether they are here.
  const asked = tournament.here_from !== null && now >= tournament.here_from;
  return me.state === "in" && asked ? "in" : "here";
}

export function mayEnter(tournament: Tournament, now: number): boolean {
  const { about, ends } = tournament;
  if (about.status === "planned") return true;
  if (about.status !== "running") return false;
  if (about.plan.format === "arena") return ends !== null && now < ends;
  return about.plan.format === "swiss" && about.round < (about.plan.late ?? 0);
}
