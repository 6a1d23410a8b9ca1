/** What happens to each passenger aboard and what it is worth: the line below each place. */
import type { Translate } from "../../words/words";
import { card, signed } from "./cards";
import type { Ship } from "./view";

export interface Fate {
  label: string;
  points: string;
  goes: boolean;
}

export const NOTHING: Fate = { label: "", points: "", goes: false };

/** Places in the cabin: who gets off, who pays a controller. */
export interface Leaving {
  off: readonly number[];
  paid: readonly number[];
}

export function fateOf(ship: Ship, place: number, leaving: Leaving, tall: boolean, t: Translate): Fate {
  const worth = ship.worth[place];
  if (leaving.paid.includes(place)) return goes(tall ? "" : t("board-pays"), signed(worth.paid));
  if (!leaving.off.includes(place))
    return { label: tall ? "" : t("board-aboard"), points: signed(worth.kept), goes: false };
  const kind = card(ship.hand[place]).kind;
  if (kind === "vortan") return goes(tall ? t("board-pair") : t("board-pairs"), "");
  if (worth.off === 0) return goes(tall ? "" : t("board-leaves-free"), tall ? "0" : "");
  return goes(tall ? "" : t("board-gets-off"), signed(worth.off));
}

function goes(label: string, points: string): Fate {
  return { label, points, goes: true };
}
