/** The positions since the last visit, for a table where the game went on. */
import { ask, query } from "../api/http";
import type { Position, Replayed, Step } from "../api/messages";

/** After a longer absence only the last ones are shown. */
export const MOST_MISSED = 12;

/** How many actions stood after an entry of the log; null where something was taken back. */
export function standing(log: readonly Step[], sequence: number): number | null {
  const before = log.filter((step) => step.sequence <= sequence);
  return before.some((step) => step.action.startsWith("undo")) ? null : before.length;
}

export async function missed(
  path: string,
  invite: string | null,
  seen: number,
  now: Position,
  log: readonly Step[],
): Promise<Position[]> {
  const from = Math.max(seen, now.sequence - MOST_MISSED);
  if (from >= now.sequence || standing(log, now.sequence) !== now.sequence) return [];
  const numbers = Array.from({ length: now.sequence - from }, (_, index) => from + index);
  const moments = await Promise.all(
    numbers.map((number) =>
      ask<Replayed>("GET", `${path}/replay/${number}${query({ seat: now.seat, invite })}`),
    ),
  );
  const past = moments.map((moment) => ({
    ...now,
    sequence: moment.step,
    view: moment.view,
    to_move: moment.to_move,
    prompt: moment.prompt,
    read_out: moment.read_out,
    scores: moment.scores,
    places: null,
    legal: [],
    undo: { possible: false, why: "nothing" as const },
    fresh: false,
    steps: log.filter((step) => step.sequence === moment.step),
  }));
  return [...past, { ...now, fresh: false, steps: log.filter((step) => step.sequence === now.sequence) }];
}
