/** Names of the places on the board, as `data-at`: motion and marks find them by name. */
import type { Happened } from "../../table/board";

const ROWS: Record<string, string> = {
  "new-tile": "tile",
  "took-tile": "tile",
  "new-earth-shuttle": "earth-shuttle",
  "new-mars-shuttle": "mars-shuttle",
  "new-ship": "ship",
};

/** The places that an event is about. */
export function touched({ kind, facts }: Happened): string[] {
  switch (kind) {
    case "new-tile":
    case "took-tile":
    case "new-earth-shuttle":
    case "new-mars-shuttle":
    case "new-ship":
      return [`${ROWS[kind]} ${facts.slot}`];
    case "used-shuttle":
      return [`${facts.place}-shuttle ${facts.slot}`, `column ${facts.type}`];
    case "discarded":
      return [`own ${facts.slot}`];
    case "moved":
      return [`place ${facts.from}`, `place ${facts.to}`];
    case "recruited":
      return ["place earth", `supply ${facts.colour}`];
    case "lost":
      return [`supply ${facts.colour}`];
    case "adapted":
      return [`place ${facts.place}`];
    case "stepped":
      return [`step ${facts.step}`];
    case "launched":
    case "placed":
    case "kept-ship":
      return [`place ${facts.bay}`];
    case "took-ship":
    case "drew-ship":
      return ["hand"];
    default:
      return [];
  }
}
