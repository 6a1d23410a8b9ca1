import type { Sounds } from "../../table/sound";

/** Small taxis in a ring of stations: quick flights, passengers on the gangway. */
export const sounds: Sounds = {
  placed: { kind: "landing", pitch: 1.5, length: 0.8 },
  flew: { kind: "launch", pitch: 1.8, length: 0.6 },
  came: { kind: "card" },
  "controller-came": { kind: "card", pitch: 0.7 },
  boarded: { kind: "meeple" },
  dropped: { kind: "meeple", pitch: 1.3 },
  paid: { kind: "meeple", pitch: 0.8 },
  "slipped-off": { kind: "meeple", pitch: 1.3 },
  "found-way": { kind: "meeple", pitch: 1.3 },
};
