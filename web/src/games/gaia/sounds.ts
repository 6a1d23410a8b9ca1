import type { Sounds } from "../../table/sound";

/** A young world: thick tiles on the table, wooden meeples, a city that falls. */
export const sounds: Sounds = {
  took: { kind: "card" },
  opened: { kind: "card", pitch: 1.2 },
  drew: { kind: "card" },
  discarded: { kind: "card", pitch: 0.8 },
  played: { kind: "card", pitch: 0.9 },
  stole: { kind: "card", pitch: 0.7 },
  kept: { kind: "card" },
  threw: { kind: "card", pitch: 0.8 },
  laid: { kind: "tile", pitch: 0.6, length: 1.3 },
  turned: { kind: "tile", pitch: 0.7, length: 1.3 },
  swapped: { kind: "tile", pitch: 0.7, length: 1.3 },
  built: { kind: "landing", pitch: 0.8 },
  "city-lost": { kind: "crash", pitch: 0.8, length: 0.8 },
  "animals-came": { kind: "meeple", pitch: 1.5, length: 0.8 },
  fed: { kind: "meeple", pitch: 1.5, length: 0.8 },
  settled: { kind: "meeple" },
  captured: { kind: "meeple", pitch: 0.7 },
  "went-home": { kind: "meeple", pitch: 0.8 },
};
