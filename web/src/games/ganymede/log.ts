import type { LogRules } from "../../table/board";
import Signs from "./LogSigns.svelte";

const CARDS = ["kept-ship", "took-tile", "used-shuttle", "discarded", "acts"];
/** Settlers travel with a shuttle before its effect, and by an effect after that. */
const TRAVEL = ["moved", "lost"];
const EFFECTS = ["recruited", "adapted", "stepped", "took-ship", "drew-ship"];
const LAUNCHES = ["completed-set", "bonus-launch", "launched", "end-triggered"];
const DRAWN = ["new-tile", "new-earth-shuttle", "new-mars-shuttle"];

function row(kind: string, before: readonly string[]): number {
  if (CARDS.includes(kind) || (TRAVEL.includes(kind) && !before.includes("acts"))) return 1;
  return LAUNCHES.includes(kind) ? 3 : 2;
}

export const log: LogRules = {
  rounds: ["round"],
  after: [
    ...DRAWN,
    ...["turned-up", "bonus-basic", "gave-up-launch", "placed", "returned-ship", "new-ship", "reshuffled"],
  ],
  // What was chosen shows in what it did.
  left_out: ["chose-basic", "game-over"],
  row,
  latest: ["stepped"],
  Signs,
  drawn: [...CARDS, ...TRAVEL, ...EFFECTS, ...LAUNCHES, ...DRAWN],
};
