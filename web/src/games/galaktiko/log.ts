import type { LogRules } from "../../table/board";
import Signs from "./LogSigns.svelte";

const AFTER = ["came", "controller-came"];
const FLIGHT = ["flew", "placed"];
const CABIN = ["controller-returned", "paid", "slipped-off", "dropped", "boarded", "found-way"];

export const log: LogRules = {
  rounds: ["round"],
  after: AFTER,
  left_out: ["game-over"],
  row: (kind) => (FLIGHT.includes(kind) ? 1 : CABIN.includes(kind) ? 2 : 3),
  Signs,
  drawn: [...AFTER, ...FLIGHT, ...CABIN, "shift-ends"],
};
