import type { Sounds } from "../../table/sound";

/** Heavy settlers' ships: a slow, low launch; tiles of metal. */
export const sounds: Sounds = {
  "took-tile": { kind: "tile", pitch: 1.2 },
  discarded: { kind: "tile", pitch: 0.8 },
  "new-tile": { kind: "tile", pitch: 1.4, length: 0.7 },
  "used-shuttle": { kind: "landing", pitch: 1.2, length: 0.8 },
  "new-earth-shuttle": { kind: "card" },
  "new-mars-shuttle": { kind: "card" },
  "kept-ship": { kind: "card", pitch: 0.8 },
  "took-ship": { kind: "card" },
  "drew-ship": { kind: "card" },
  placed: { kind: "card", pitch: 0.8 },
  "returned-ship": { kind: "card", pitch: 0.8 },
  "new-ship": { kind: "card" },
  reshuffled: { kind: "card", length: 2 },
  recruited: { kind: "meeple" },
  moved: { kind: "meeple", pitch: 1.1 },
  adapted: { kind: "meeple", pitch: 1.3 },
  launched: { kind: "launch", pitch: 0.7, length: 1.4 },
};
