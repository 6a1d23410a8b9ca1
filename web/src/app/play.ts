/** Opening tables. */
import { ask } from "../api/http";
import type { GameInfo, NewTable, Table } from "../api/messages";
import { prepareTable } from "./ahead";
import { router } from "./router.svelte";
import { session } from "./session.svelte";

/** How many bots a quick game has: the last choice for this game, or two if they fit. */
export function usualBots(game: GameInfo): number {
  const wanted = session.preferences.bots[game.name] ?? 2;
  return Math.max(game.least_seats - 1, Math.min(wanted, game.most_seats - 1));
}

/** The options of a quick game: the last choice for this game. */
export function usualOptions(game: GameInfo): string[] {
  const wanted = session.preferences.options[game.name] ?? [];
  return game.options
    .filter(({ name, needs }) => wanted.includes(name) && (!needs || wanted.includes(needs)))
    .map(({ name }) => name);
}

export async function openTable(request: NewTable): Promise<void> {
  prepareTable(request.game);
  await session.ensureSignedIn();
  const table = await ask<Table>("POST", "/api/tables", request);
  router.go(`/table/${table.id}`);
}

/** One click: me against bots, at once. */
export function playNow(game: GameInfo, level: string): Promise<void> {
  const bots = Array.from({ length: usualBots(game) }, () => ({ kind: "bot" as const, level }));
  return openTable({
    game: game.name,
    seats: [{ kind: "me" }, ...bots],
    options: usualOptions(game),
    visibility: "invite",
    stand_in: level,
  });
}
