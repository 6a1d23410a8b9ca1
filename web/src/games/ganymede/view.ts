/** The parts of Ganymede's view, as the generated types describe them. */
import type { components } from "../../api/types";

type Schemas = components["schemas"];
export type View = Schemas["GanymedeView"];
export type Player = Schemas["GanymedePlayer"];
export type Side = Schemas["GanymedeSide"];
export type Tile = Schemas["GanymedeTile"];
export type TileOffer = Schemas["GanymedeTileOffer"];
export type Shuttle = Schemas["GanymedeShuttle"];
export type ShuttleOffer = Schemas["GanymedeShuttleOffer"];
export type Ship = Schemas["GanymedeShip"];
export type Bay = Schemas["GanymedeBay"];
export type Column = Schemas["GanymedeColumn"];

/** In the order in which they are drawn. */
export const COLOURS = ["blue", "red", "yellow", "purple"] as const;
export type Ground = "earth" | "mars";
