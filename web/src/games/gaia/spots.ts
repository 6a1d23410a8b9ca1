import type { Spot } from "../../table/board";

/** Where an action is on the board: a card, a deck, a cell, a goal, or an answer of its own. */
export function spot(action: string): Spot {
  const space = action.indexOf(" ");
  const [verb, argument] = [action.slice(0, space), action.slice(space + 1)];
  switch (verb) {
    case "cell":
      return { to: `[data-cell="${argument}"]` };
    case "take":
      return { to: `[data-slot="${argument}"]` };
    case "draw":
      return { to: `[data-deck="${argument}"]` };
    case "play":
    case "discard":
      return { to: `[data-hand] [data-card="${argument}"]` };
    case "goal":
      return { to: `[data-goal="${argument}"]` };
    default:
      return { to: `[data-move="${action}"]` };
  }
}
