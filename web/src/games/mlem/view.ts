/** The view of MLEM as the server sends it (`cosmodrome/games/mlem/view.py`). */
import type { Happened } from "../../table/board";

export interface Cat {
  seat: number;
  astronaut: string;
}
export interface Aboard extends Cat {
  used: boolean;
  asked: boolean;
}
export interface ExplorationToken {
  space: number;
  effect: "points" | "tunnel" | "return_die";
  amount: number;
}
export interface Space {
  number: number;
  faces: string[];
  afterburner: number | null;
  object: string | null;
  mark: string;
  exploration: ExplorationToken | null;
}
export interface MoonSpace {
  name: string;
  space: number;
  moons: { points: number; cat: Cat | null }[];
}
export interface Planet {
  name: string;
  spaces: number[];
  first: number;
  second: number;
  other: number;
  cats: Cat[];
  leader: number | null;
  pays: number[];
}
export interface Deep {
  space: number;
  comet_points: number;
  galaxy_points: number;
  comet: Cat[];
  galaxy: Cat[];
}
export interface Flight {
  distance: number;
  space: number;
  pool: number;
  loss: number;
  ufo_points: number | null;
}
export interface Group {
  face: string;
  dice: number;
  allowed: boolean;
  selected: boolean;
}
export interface Plan {
  actions: string[];
  flight: Flight;
}
export interface Landing {
  action: string;
  place: string;
  points: number;
  pays: number;
}
export interface Token {
  ability: "extra" | "keep" | "reroll";
  faces: string[];
  dice: number;
}
export interface Ufo {
  space: number;
  stack: number[];
  token: Token | null;
  token_used: boolean;
}
export interface Goal {
  name: string;
  needed: number;
  points: number;
  owner: number | null;
  progress: number[];
}
export interface Mission {
  target: string;
  met: boolean;
}
export interface Player {
  home: string[];
  placed: number;
  score: number;
  scored: number;
  planets: number;
  goals: string[];
  ufo_tokens: number[];
  exploration_tokens: number[];
  mission_count: number;
  missions: Mission[] | null;
  mission_points: number | null;
}
export interface View {
  to_move: number;
  phase: "discard" | "boarding" | "travel" | "landing" | "crash" | "over";
  options: string[];
  expedition: number;
  starter: number;
  failures: number;
  failures_to_end: number;
  commander: number | null;
  rocket: Aboard[];
  space: number;
  spaces: Space[];
  moons: MoonSpace[];
  planets: Planet[];
  deep: Deep;
  pool: number;
  spent: number;
  roll: Group[];
  selection: { faces: string[]; cats: number[]; extra: boolean; kept: boolean };
  plans: Plan[];
  next_roll: { space: number; dice: number; loss: number; reach: number[] } | null;
  landings: Landing[];
  goals: Goal[];
  players: Player[];
  winners: number[];
  ufo: Ufo | null;
}

/** Whether a line of the log is about a cat aboard: it is named, or its owner did something there. */
export function isAbout(marked: Happened | null, cat: Cat): boolean {
  if (!marked) return false;
  const { seat, owner, astronaut, place, space, goal } = marked.facts;
  if (astronaut !== undefined) return astronaut === cat.astronaut && seat === cat.seat;
  return [place, space, goal].every((one) => one === undefined) && (owner ?? seat) === cat.seat;
}

/** The order in which cats are shown. */
export const ASTRONAUTS = [
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

/** How a chance to crash looks: calm, risky or bad. */
export function mood(chance: number): string {
  return chance < 0.1 ? "var(--good)" : chance < 0.4 ? "var(--warn)" : "var(--bad)";
}

/** The sign of a place: each planet has its own, moons share one. */
export function placeSign(place: string): string {
  return place.startsWith("moon") ? "moon" : place;
}
