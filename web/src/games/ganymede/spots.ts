import type { Spot } from "../../table/board";

/** Where an action is on the board: its card, its settler, its place, or an answer of its own. */
export function spot(action: string): Spot | null {
  const [verb, first, second] = action.split(" ");
  switch (verb) {
    case "take-tile":
      return { to: `[data-at="tile ${first}"]` };
    case "earth-shuttle":
    case "mars-shuttle":
      return { to: `[data-at="${verb} ${first}"]` };
    case "discard":
      return { to: `[data-at="own ${first}"]` };
    case "recruit":
      return { from: `[data-at="supply ${first}"]`, to: '[data-at="place earth"]' };
    case "adapt":
      return { to: `[data-settler="${first} ${second}"]` };
    case "move": {
      const [from, to] = first.split("-");
      return { from: `[data-settler="${from} ${second}"]`, to: `[data-at="place ${to}"]` };
    }
    case "board":
    case "launch":
      return { to: `[data-at="place ${first}"]` };
    case "take-ship":
      return { to: `[data-at^="ship "][data-card="${first}"]` };
    case "draw-ship":
      return { to: '[data-at="ship pile"]' };
    case "place-ship":
    case "keep-ship":
    case "return-ship":
      return { to: `[data-card="${first}"]` };
    case "basic":
    case "into":
    case "reputation":
      return { to: `[data-move="${action}"]` };
    default:
      return null;
  }
}
