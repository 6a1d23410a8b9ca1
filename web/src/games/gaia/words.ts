/** Sentences about what would happen, from the words of the game. */
import type { Legal } from "../../table/board";
import type { Translate } from "../../words/words";
import { cardWords } from "./cards";
import { place, type Outcome, type Tile, type View } from "./view";

/** A thing with the reason why it cannot be used now, unless the game is over. */
export function withReason(t: Translate, what: string, view: View, legal: Legal): string {
  if (view.to_move === null) return what;
  return `${what}\n${legal.some ? t("board-why-other") : t("board-wait", { seat: view.to_move })}`;
}

/** The consequences of a plan, one sentence each. */
export function results(t: Translate, outcome: Outcome): string[] {
  const said: string[] = [];
  for (const { city, before, after } of outcome.changes)
    said.push(t(after ? "result-needs" : "result-lost", { card: cardWords(t, city), before, after }));
  for (const { seat, city, meeples } of outcome.lost)
    said.push(t("result-home", { seat, card: cardWords(t, city), count: meeples }));
  for (const { seat, city } of outcome.gained)
    said.push(t("result-gained", { seat, card: cardWords(t, city) }));
  for (const { seat, city } of outcome.may_capture)
    said.push(t("result-may-capture", { seat, card: cardWords(t, city) }));
  for (const city of outcome.may_double) said.push(t("result-may-double", { card: cardWords(t, city) }));
  if (outcome.wins) said.push(t("result-wins"));
  return said.length ? said : [t("result-none")];
}

/** With a capital letter at the beginning. */
export function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A tile as it lies there. */
export function tileWords(t: Translate, tile: Tile): string {
  const where = { place: place(tile.cell), land: `land-${tile.land}` };
  const { city } = tile;
  if (!city)
    return tile.tokens ? t("line-tile-animals", { ...where, tokens: tile.tokens }) : t("line-tile", where);
  const icons = (met: boolean) =>
    city.needs.filter((need) => need.met === met).map((need) => ({ id: `icon-${need.icon}` }));
  const meeples = city.meeples.flatMap((count, seat) =>
    count ? [{ id: "line-meeples", args: { seat, count } }] : [],
  );
  return t("line-city", {
    ...where,
    card: cardWords(t, city.card),
    met: city.met,
    lit: listed(icons(true)),
    unlit: listed(icons(false)),
    meeples: listed(meeples),
  });
}

function listed<T>(phrases: T[]): (T | { id: string })[] {
  return phrases.length ? phrases : [{ id: "list-empty" }];
}
