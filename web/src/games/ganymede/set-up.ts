import type { SetUpModule } from "../../set-up/games";
import Part from "./Part.svelte";

const ROWS: Record<string, string> = {
  tile_row: "tile",
  earth_row: "earth-shuttle",
  mars_row: "mars-shuttle",
  ship_row: "ship",
  tile_stack: "tile pile",
  earth_deck: "earth-shuttle pile",
  mars_deck: "mars-shuttle pile",
  ship_deck: "ship pile",
  tile_discard: "discard",
};

/** Tiles and shuttles are numbered: T01, E22, M08. */
const isCard = (name: string) => /^[TEM]\d/.test(name);

export default {
  spot(zone, shown) {
    const [kind, first, second] = zone.split(".");
    if (kind in ROWS) return `[data-at="${ROWS[kind]}${first === undefined ? "" : ` ${first}`}"]`;
    if (Number(first) !== shown) return null;
    if (kind === "settlers" || kind === "bays") return `[data-at="place ${second}"]`;
    if (kind === "columns") return `[data-at="column ${second}"]`;
    if (kind === "tiles") return `[data-at="own ${Number(second) - 1}"]`;
    return kind === "hand" ? '[data-at="hand"]' : null;
  },
  Part,
  drawn: (name) => name.startsWith("settler-") || isCard(name),
  wide: isCard,
} satisfies SetUpModule;
