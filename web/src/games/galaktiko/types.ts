/** The view of Galaktiko, as `cosmodrome/games/galaktiko/view.py` tells it. */
export interface Visit {
  off: string[];
  paid: string[];
  boarding: string[];
  gain: number;
  score: number;
  boarding_at: number[];
  paired_at: number[];
  refill: number[];
}

export interface StationView {
  number: number;
  icon: string;
  on_route: boolean;
  ship: number | null;
  visit: Visit | null;
  leaving: number[];
}

export interface SectorView {
  position: number;
  stations: StationView[];
  queue: string[];
  controllers: number;
}

export interface ShipView {
  station: number;
  hand: string[];
  worth: { off: number; paid: number; kept: number; exits: number[] }[];
  scored: string[];
  score: number;
  delivered: number;
  aboard: number;
}

export interface DropOff {
  off: string[];
  actions: string[];
  gain: number;
  score: number;
  boarding_at: number[];
  paired_at: number[];
}

export interface View {
  to_move: number;
  phase: "placement" | "move" | "drop-off" | "over";
  round: number;
  last_round: number;
  end_triggered: boolean;
  route: "green" | "yellow" | "pink";
  options: string[];
  sectors: SectorView[];
  ships: ShipView[];
  piles: { upper: number; lower: number; upper_cards: string[] | null; lower_cards: string[] | null };
  can_leave: string[];
  drop_offs: DropOff[];
}

/** What is about to happen in one sector, while a player thinks: marks on its queue. */
export interface Prospect {
  position: number;
  boarding: number[];
  paired: number[];
  refill: number[];
}
