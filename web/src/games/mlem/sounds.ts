import type { Sounds } from "../../table/sound";

/** One rocket full of cats: dice on the console, a long burn, a soft touchdown or none. */
export const sounds: Sounds = {
  discarded: { kind: "card" },
  token: { kind: "tile", pitch: 0.8 },
  explored: { kind: "tile" },
  appeared: { kind: "tile" },
  contact: { kind: "tile", pitch: 1.4 },
  goal: { kind: "tile", pitch: 1.2 },
  boarded: { kind: "meeple", pitch: 1.2 },
  satellite: { kind: "launch", pitch: 1.3, length: 0.7 },
  rolled: { kind: "dice" },
  rerolled: { kind: "dice" },
  flew: { kind: "launch" },
  landed: { kind: "landing" },
  crashed: { kind: "crash" },
  "went-home": { kind: "meeple", pitch: 0.8 },
};
