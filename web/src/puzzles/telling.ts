/** What is said about the answer to a puzzle, and what its rows of chances are. */
import type { PuzzleAnswer, PuzzleOption } from "../api/messages";
import { percent } from "../review/moments";
import type { Translate } from "../words/words";

/** A difference of points that is worth mentioning. */
const POINTS = 0.5;

export interface Row {
  action: string;
  words: PuzzleOption["words"];
  chance: number;
  kind: "best" | "mine" | "other";
  /** The chance is not known, only that it is below this one. */
  below: boolean;
}

/** The best actions and one's own, best first; of the second decision on only the chances of the
 * first are known, so one's own is left out. */
export function rows(answer: PuzzleAnswer, made: readonly string[]): Row[] {
  const found = answer.choices.map((one, place): Row => {
    const kind = place === 0 ? "best" : one.action === answer.mine && made.length === 1 ? "mine" : "other";
    return { ...one, kind, below: false };
  });
  const last = found.at(-1);
  if (
    answer.mine &&
    answer.my_words &&
    last &&
    made.length === 1 &&
    !found.some((one) => one.kind === "mine")
  )
    found.push({
      action: answer.mine,
      words: answer.my_words,
      chance: last.chance,
      kind: "mine",
      below: true,
    });
  return found;
}

/** Why the best action is the best, in a sentence; before it, what was wrong with one's own. */
export function why(answer: PuzzleAnswer, made: readonly string[], t: Translate): string[] {
  const [best, second] = answer.choices;
  const mine = rows(answer, made).find((one) => one.kind === "mine");
  const chances = { best: percent(best.chance), second: percent(second.chance) };
  const gain = answer.points[0] - answer.points[1];
  const points = Math.round(Math.abs(gain));
  const told = [];
  if (mine)
    told.push(
      t(mine.below ? "puzzle-why-yours-low" : "puzzle-why-yours", {
        chance: percent(mine.chance),
        best: chances.best,
      }),
    );
  else if (answer.mine) told.push(t("puzzle-why-step", { count: made.length - 1 }));
  if (Math.abs(gain) < POINTS || !points) told.push(t("puzzle-why-later", chances));
  else told.push(t(gain > 0 ? "puzzle-why-more" : "puzzle-why-less", { points, ...chances }));
  return told;
}

/** The name of a theme: that of a kind of decision is the game's own. */
export const themeName = (theme: string, t: Translate): string =>
  t(theme.startsWith("verb-") ? theme : `theme-${theme}`);
