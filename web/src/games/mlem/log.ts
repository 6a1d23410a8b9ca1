import type { LogRules } from "../../table/board";
import Signs from "./LogSigns.svelte";

const BOARDING = ["token", "boarded", "satellite", "discarded"];
const FLIGHT = ["used", "used-cat", "used-extra", "kept", "rerolled", "flew"];
const LANDING = ["landed", "stayed", "commands", "dropped-die", "crashed"];
const TAKEN = ["explored", "contact", "goal"];
const AFTER = ["rolled", "went-home", "appeared"];

export const log: LogRules = {
  rounds: ["expedition"],
  after: [...AFTER, "missions", "score"],
  left_out: ["game-over"],
  row: (kind) => (BOARDING.includes(kind) ? 1 : FLIGHT.includes(kind) ? 2 : 3),
  Signs,
  drawn: [...BOARDING, ...FLIGHT, ...LANDING, ...TAKEN, ...AFTER],
};
