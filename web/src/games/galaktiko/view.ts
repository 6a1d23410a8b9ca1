/** The parts of Galaktiko's view, as the generated types describe them. */
import type { components } from "../../api/types";

type Schemas = components["schemas"];
export type View = Schemas["GalaktikoView"];
export type Sector = Schemas["GalaktikoSector"];
export type Station = Schemas["GalaktikoStation"];
export type Ship = Schemas["GalaktikoShip"];
export type DropOff = Schemas["GalaktikoDropOff"];

/** What is about to happen in one sector while a player thinks: marks on its queue. */
export interface Prospect {
  position: number;
  boarding: number[];
  paired: number[];
  refill: number[];
}
