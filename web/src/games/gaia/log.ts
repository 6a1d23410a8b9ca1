import type { LogRules } from "../../table/board";
import Signs from "./LogSigns.svelte";

const CARDS = ["took", "drew", "played", "discarded", "laid", "animals-came", "built"];
const AFTER = ["opened"];

export const log: LogRules = {
  rounds: [],
  turn: "turn",
  after: AFTER,
  left_out: ["turn"],
  row: (kind) => (CARDS.includes(kind) ? 1 : 2),
  Signs,
  drawn: [...CARDS, ...AFTER, "fed", "needs", "settled", "reached"],
};
