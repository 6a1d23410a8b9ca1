import type { Spot } from "../../table/board";
import type { View } from "./view";

/** Where an action is on the board: the space that a flight would reach, else its button. */
export function spot(action: string, view: View): Spot | null {
  const flight = view.choices.find((choice) => choice.action === action)?.added;
  if (flight) return { from: `[data-space="${view.space}"]`, to: `[data-space="${flight.space}"]` };
  return { to: `[data-move="${action}"]` };
}
