import type { Spot } from "../../table/board";
import type { View } from "./view";

/** Where an action is on the board. */
export function spot(action: string, view: View): Spot | null {
  const [verb, argument] = action.split(" ");
  if (verb === "drop") return { to: `[data-passenger="${argument}"]` };
  if (verb !== "move" && verb !== "place") return null;
  const to = `[data-station="${argument}"] .disc`;
  const station = view.to_move === null ? -1 : view.ships[view.to_move].station;
  return verb === "move" ? { from: `[data-station="${station}"] .disc`, to } : { to };
}
