/** What a seat may see of Gaia: `cosmodrome/games/gaia/view.py`. */
export interface Need {
  icon: string;
  met: boolean;
}
export interface City {
  card: string;
  needs: Need[];
  met: number;
  /** Meeples by seat. */
  meeples: number[];
}
export interface Tile {
  cell: number;
  row: number;
  column: number;
  land: string;
  tokens: number;
  city: City | null;
}
/** A city whose met needs would change; `after` 0: it would be lost. */
export interface Change {
  city: string;
  cell: number;
  before: number;
  after: number;
}
export interface Move {
  seat: number;
  city: string;
  meeples: number;
}
export interface Outcome {
  cell: number;
  second: number | null;
  /** The icons of the city that would be built. */
  needs: Need[];
  changes: Change[];
  gained: Move[];
  lost: Move[];
  may_capture: Move[];
  may_double: string[];
  wins: boolean;
}
export interface Goal {
  index: number;
  goal: string;
  cards: string[];
  owner: number | null;
  progress: { have: number; missing: string[] }[];
}
export interface Player {
  reserve: number;
  placed: number;
  backs: Record<string, number>;
  cards: string[] | null;
  known: string[];
  front: string[];
  one_from_winning: boolean;
}
export interface View {
  seat: number | null;
  to_move: number;
  actor: number;
  stage: string;
  actions_left: number;
  options: string[];
  seats: Player[];
  places: number[] | null;
  tiles: Tile[];
  stock: Record<string, number>;
  token_reserve: number;
  goals: Goal[];
  row: Record<string, (string | null)[]>;
  decks: Record<string, number>;
  discards: string[];
  city_cards: Record<string, { land: string; needs: string[] }>;
  playing: string | null;
  target: number | null;
  target_2: number | null;
  city: string | null;
  rivals: number[];
  victim: number | null;
  taken: { victim: number; kind: string; card: string | null }[];
  outcomes: Outcome[];
}

/** The table is a grid of this many cells to a side. */
export const SIDE = 21;

/** A cell as people say it: column and row. */
export function place(cell: number): string {
  return `${String.fromCharCode(65 + (cell % SIDE))}${Math.floor(cell / SIDE) + 1}`;
}
