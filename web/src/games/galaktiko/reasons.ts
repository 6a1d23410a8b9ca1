/** What a station is, and why it is not a legal target now. */
import type { Legal } from "../../table/board";
import type { Translate } from "../../words/words";
import type { Station, View } from "./view";

interface Asked {
  view: View;
  station: Station;
  position: number;
  seat: number | null;
  /** Whose passengers are counted. */
  who: number;
  legal: Legal;
  action: string;
  t: Translate;
}

export function stationWords({ view, station, position, seat, who, legal, action, t }: Asked): string {
  if (legal.has(action)) return legal.say(action);
  const facts = { station: station.number, icon: `icon-${station.icon}` };
  const name =
    station.ship === null
      ? t("line-station", facts)
      : t("line-station-ship", { ...facts, seat: station.ship });
  const parts = [name];
  const count = station.leaving[who];
  if (count && view.phase !== "over") parts.push(t("board-could-leave", { count, seat: who }));
  const why = reason(view, station, position, seat, legal, t);
  if (why) parts.push(why);
  return parts.join("\n");
}

function reason(
  view: View,
  station: Station,
  position: number,
  seat: number | null,
  legal: Legal,
  t: Translate,
): string {
  if (view.to_move === null) return "";
  if (!legal.some) return t("board-why-turn", { seat: view.to_move });
  if (view.phase === "drop-off") return t("board-why-drop-off");
  if (station.ship !== null) return t("board-why-ship");
  if (view.phase === "placement") return t("board-why-taken");
  const own = seat !== null && view.sectors[position].stations.some((one) => one.ship === seat);
  return own ? t("board-why-here") : "";
}
