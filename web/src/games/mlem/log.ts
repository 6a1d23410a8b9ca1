import type { LogRules } from "../../table/board";
import Signs from "./LogSigns.svelte";

const BOARDING = ["boarded", "satellite"];
const FLIGHT = ["rolled", "used", "used-cat", "used-extra", "kept", "rerolled", "flew"];
const HOME = ["went-home"];

export const log: LogRules = {
  rounds: ["expedition"],
  after: HOME,
  left_out: [],
  row: (kind) => (BOARDING.includes(kind) ? 1 : FLIGHT.includes(kind) ? 2 : 3),
  Signs,
  drawn: [
    "boarded",
    "satellite",
    "rolled",
    "used",
    "flew",
    "landed",
    "stayed",
    "commands",
    "crashed",
    ...HOME,
  ],
};
