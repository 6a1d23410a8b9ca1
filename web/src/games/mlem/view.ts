/** The parts of MLEM's view, as the generated types describe them, and how they are shown. */
import type { components } from "../../api/types";
import type { Happened } from "../../table/board";

type Schemas = components["schemas"];
export type View = Schemas["MlemView"];
export type Player = Schemas["MlemPlayer"];
export type Cat = Schemas["MlemCat"];
export type Astronaut = Cat["astronaut"];
/** Where a cat can land. */
export type Place = View["landings"][number]["place"];
export type Space = Schemas["MlemSpace"];
export type MoonSpace = Schemas["MlemMoonSpace"];
export type Planet = Schemas["MlemPlanet"];
export type Deep = Schemas["MlemDeep"];
export type Flight = Schemas["MlemFlight"];
export type FlightPlan = Schemas["MlemPlan"];
export type Group = Schemas["MlemGroup"];
export type Goal = Schemas["MlemGoal"];
export type Mission = Schemas["MlemMission"];
export type Ufo = Schemas["MlemUfo"];

/** Whether a line of the log is about a cat aboard: it is named, or its owner did something there. */
export function isAbout(marked: Happened | null, cat: Cat): boolean {
  if (!marked) return false;
  const { seat, owner, astronaut, place, space, goal } = marked.facts;
  if (astronaut !== undefined) return astronaut === cat.astronaut && seat === cat.seat;
  return [place, space, goal].every((one) => one === undefined) && (owner ?? seat) === cat.seat;
}

/** The order in which cats are shown. */
export const ASTRONAUTS: Astronaut[] = [
  "satellite",
  "plus_minus_1",
  "parachute",
  "moon_x2",
  "planet_x2",
  "deep_x2",
  "drop_die",
  "one_die",
];

/** A chance in percent; never 0 or 100 unless it is certain; halves go to the even number, as in the texts. */
export function percent(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100;
  const exact = 100 * chance;
  const near = Math.round(exact);
  const even = exact % 1 === 0.5 && near % 2 ? near - 1 : near;
  return Math.min(99, Math.max(1, even));
}

/** How bad a chance to crash is. */
export function danger(chance: number): "good" | "warn" | "bad" {
  return chance < 0.1 ? "good" : chance < 0.4 ? "warn" : "bad";
}

/** How a chance to crash looks. */
export function mood(chance: number): string {
  return `var(--${danger(chance)})`;
}

/** The sign of a place: each planet has its own, moons share one. */
export function placeSign(place: string): string {
  return place.startsWith("moon") ? "moon" : place;
}
