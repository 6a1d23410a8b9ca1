import type { LogRules } from "../../table/board";
import Signs from "./LogSigns.svelte";

const CARDS = ["took-tile", "used-shuttle", "discarded", "acts"];
const EFFECTS = ["recruited", "moved", "adapted", "lost", "stepped", "chose-basic"];
const DRAWN = ["new-tile", "new-earth-shuttle", "new-mars-shuttle"];

export const log: LogRules = {
  rounds: ["round"],
  after: [...DRAWN, "new-ship", "reshuffled"],
  left_out: [],
  row: (kind) => (CARDS.includes(kind) ? 1 : EFFECTS.includes(kind) ? 2 : 3),
  Signs,
  drawn: [...CARDS, ...EFFECTS, ...DRAWN, "launched"],
};
