/** The positions since the last visit, for a table where the game went on. */
import type { Moment, Position } from "../api/messages";
import { ReplayStream } from "../replay/stream";

/** After a longer absence only the last ones are shown. */
const MOST_MISSED = 12;

export async function missed(
  path: string,
  invite: string | null,
  seen: number,
  now: Position,
): Promise<Position[]> {
  const from = Math.max(seen, now.sequence - MOST_MISSED);
  const replay = new ReplayStream(path, { seat: now.seat, invite });
  const numbers = Array.from({ length: now.sequence - from + 1 }, (_, index) => from + index);
  const moments = await Promise.all(numbers.map((number) => replay.moment(number)));
  // After an undo the numbers of moments are no longer those of positions.
  if (replay.steps !== now.sequence) return [];
  const stepsOf = ({ last }: Moment) => (last ? [last] : []);
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
    steps: stepsOf(moment),
  }));
  const newest = { ...now, fresh: false, steps: stepsOf(moments[moments.length - 1]) };
  return [...past.slice(0, -1), newest];
}
