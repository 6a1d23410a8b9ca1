/** The view of Ganymede, as `cosmodrome/games/ganymede/view.py` gives it. */
export interface Side {
  kind: string;
  colours: string[];
}
export interface Tile {
  name: string;
  type: string;
  both: boolean;
  sides: Side[];
}
export interface Shuttle {
  name: string;
  place: string;
  type: string;
  needs: string[];
  discard_tile: boolean;
  effect: Side;
}
export interface Ship {
  name: string;
  score: string;
  points: number;
  target: string;
  effect: Side | null;
  times: number;
  need_less: number;
  count: number;
  worth: number;
}
export interface TileOffer {
  slot: number;
  tile: Tile;
  times: number;
  least: number;
  useful: boolean;
}
export interface ShuttleOffer {
  slot: number;
  shuttle: Shuttle;
  times: number;
  usable: boolean;
  missing: string[];
  missing_tile: boolean;
  completes_set: boolean;
  lands: string[];
}
export interface Bay {
  name: string;
  ship: string | null;
  face_down: boolean;
  need: number;
  aboard: string[];
  accepts: string[];
}
export interface Column {
  type: string;
  shuttles: Shuttle[];
  next_shuttle: number;
  next_tile: number;
  completes_set: boolean;
}
export interface Launched {
  ship: string;
  worth: number;
}
export interface Player {
  score: number;
  earth: string[];
  mars: string[];
  bays: Bay[];
  tiles: (Tile | null)[];
  columns: Column[];
  sets: number;
  step: number;
  track_points: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  launched: Launched[];
}
export interface View {
  seat: number | null;
  to_move: number;
  phase: string;
  round: number;
  end_triggered: boolean;
  supply: Record<string, number>;
  tile_row: (TileOffer | null)[];
  earth_row: (ShuttleOffer | null)[];
  mars_row: (ShuttleOffer | null)[];
  ship_row: (string | null)[];
  piles: { tiles: number; earth: number; mars: number; ships: number };
  tile_discard: string[];
  buried: { ship: string; above: number }[];
  players: Player[];
  track: { points: number; bonus: string }[];
  ships: Record<string, Ship>;
  pending: {
    source_kind: string;
    source: string;
    sides: Side[];
    uses: number;
    left: number;
    waiting: number;
    basic: string;
    transit: string[];
    wilds: number;
    discarded: number;
    place: string;
    colour: string;
    bay: string;
    free_launches: number;
    tile: Tile | null;
  };
  earth_limit: number;
  mars_limit: number;
}
export const COLOURS = ["blue", "red", "yellow", "purple"] as const;
export type Ground = "earth" | "mars";
