/** Why somebody stands where they stand, in a sentence. */
import type { Decided, StandingRow, Tournament } from "../../api/messages";
import type { Translate } from "../../words/words";
import { entrantOf, figure, nameOf } from "./names";

/** What is compared and has a name of its own; how far one came says itself. */
const NAMED = ["points", "rivals", "wins", "margin"];

export function why(tournament: Tournament, row: StandingRow, t: Translate): string {
  const told: string[] = [];
  if (row.same > 1)
    told.push(t("tournament-why-same", { count: row.same, points: Math.round(row.points * 10) / 10 }));
  const level = [row.above, row.below].filter((one) => one?.key === null);
  if (row.above?.key) told.push(compared(tournament, row.above, "after", t));
  if (level.length) told.push(t("tournament-why-level", { name: names(tournament, level, t) }));
  if (row.below?.key) told.push(compared(tournament, row.below, "before", t));
  return told.join(" ");
}

function names(tournament: Tournament, found: (Decided | null)[], t: Translate): string {
  const list = new Intl.ListFormat(t.language, { type: "conjunction" });
  return list.format(found.map((one) => nameOf(entrantOf(tournament, one?.other ?? null), t)));
}

function compared(tournament: Tournament, one: Decided, side: "after" | "before", t: Translate): string {
  const name = names(tournament, [one], t);
  if (one.key === "stage" || one.key === "last") return t(`tournament-why-${side}-stage`, { name });
  const list = new Intl.ListFormat(t.language, { type: "conjunction" });
  const named = one.equal.filter((key) => NAMED.includes(key) && key !== "points");
  const equal = list.format(named.map((key) => t(`tournament-key-${key}`)));
  const sign = one.key === "margin";
  return t(`tournament-why-${side}`, {
    name,
    equal: named.length ? t("tournament-why-equal", { keys: equal }) : "",
    key: t(`tournament-key-${one.key}`),
    mine: figure(one.mine, t.language, sign),
    theirs: figure(one.theirs, t.language, sign),
  });
}
