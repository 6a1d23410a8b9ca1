import type { LogRules } from "../../table/board";
import Signs from "./LogSigns.svelte";

const ACTIONS = ["took", "drew", "played", "called-end"];
const EFFECTS = ["discarded", "laid", "animals-came", "built", "turned", "swapped", "stole", "protected"];
const CITIES = ["fed", "needs", "city-lost", "went-home", "captured", "settled"];
const AFTER = ["opened"];

/** A row for each of the two actions with its effects, and one for goals. */
function row(kind: string, before: readonly string[]): number {
  if (kind === "reached") return 3;
  const begun = before.filter((one) => ACTIONS.includes(one)).length;
  return Math.min(2, Math.max(1, ACTIONS.includes(kind) ? begun + 1 : begun));
}

export const log: LogRules = {
  rounds: [],
  turn: "turn",
  after: [
    ...AFTER,
    ...["animals-left", "looked", "kept", "threw"],
    ...["declined-second", "declined-goal", "declined-protect"],
  ],
  left_out: ["turn", "game-over"],
  row,
  Signs,
  drawn: [...ACTIONS, ...EFFECTS, ...CITIES, ...AFTER, "reached"],
};
