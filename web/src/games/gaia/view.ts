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

export const columnName = (column: number): string => String.fromCharCode(65 + column);
export const rowName = (row: number): string => String(row + 1);

/** The name of a cell: column and row, such as K11, as written along the edges of the world. */
export function place(cell: number): string {
  return columnName(cell % SIDE) + rowName(Math.floor(cell / SIDE));
}
