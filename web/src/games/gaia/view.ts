/** The parts of Gaia's view, as the generated types describe them. */
import type { components } from "../../api/types";

type Schemas = components["schemas"];
export type View = Schemas["GaiaView"];
export type Tile = Schemas["GaiaTile"];
export type City = Schemas["GaiaCity"];
export type Goal = Schemas["GaiaGoal"];
export type Outcome = Schemas["GaiaOutcome"];

/** The table is a grid of this many cells to a side. */
export const SIDE = 21;

/** The name of a cell: column and row, such as K11. */
export function place(cell: number): string {
  return `${String.fromCharCode(65 + (cell % SIDE))}${Math.floor(cell / SIDE) + 1}`;
}
