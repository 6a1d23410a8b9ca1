/** Cards as phrases, with the same messages that the server uses for them. */
import type { Phrase } from "../../api/messages";
import { COLOURS, type Ship, type Shuttle, type ShuttleOffer, type Side, type Tile } from "./view";

export function settlers(colours: readonly string[]): Phrase[] {
  return [...new Set(colours)].map((colour) => {
    const count = colours.filter((one) => one === colour).length;
    const id = `settler-${colour}`;
    return count === 1 ? { id } : { id: "several", args: { count, colour: id } };
  });
}

export function saySide(side: Side, times = 1): Phrase {
  const some = side.kind === "recruit" || side.kind === "adapt";
  if (!some || side.colours.length === COLOURS.length) return { id: `effect-${side.kind}`, args: { times } };
  if (side.colours.length === 1)
    return { id: `effect-${side.kind}-one`, args: { times, colour: `settler-${side.colours[0]}` } };
  return { id: "effect-recruit-some", args: { times, settlers: settlers(side.colours) } };
}

export function sayTile(tile: Tile): Phrase {
  const [first, second] = tile.sides.map((side) => [saySide(side)]);
  return {
    id: tile.both ? "card-tile-both" : "card-tile-either",
    args: { tile: tile.name, type: `type-${tile.type}`, first, second },
  };
}

export function sayShuttle(shuttle: Shuttle): Phrase {
  return {
    id: `card-shuttle-${shuttle.place}`,
    args: {
      shuttle: shuttle.name,
      type: `type-${shuttle.type}`,
      needs: settlers(shuttle.needs),
      tiles: Number(shuttle.discard_tile),
      effect: [saySide(shuttle.effect)],
    },
  };
}

/** What is missing to use a shuttle now. */
export function sayMissing(offer: ShuttleOffer): Phrase {
  const missing = settlers(offer.missing);
  if (offer.missing_tile) missing.push({ id: "a-tile" });
  return { id: "board-missing", args: { missing } };
}

export function sayShip(ship: Ship): Phrase {
  const points: Record<string, string | number> = { points: ship.points };
  if (ship.score === "per_type") points.type = `type-${ship.target}`;
  if (ship.score === "per_colour") points.colour = `settler-${ship.target}`;
  const says: Phrase[] = [{ id: `score-${ship.score.replaceAll("_", "-")}`, args: points }];
  if (ship.effect) says.push({ id: "ship-effect", args: { effect: [saySide(ship.effect, ship.times)] } });
  if (ship.need_less) says.push({ id: "ship-fewer", args: { count: ship.need_less } });
  return { id: "card-ship", args: { ship: `ship-${ship.name}`, says } };
}
