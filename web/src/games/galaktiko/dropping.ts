/** Picking passengers in any order. The server says which sets may get off together. */
import { placesOf } from "./cards";
import type { DropOff } from "./view";

const within = (some: readonly string[], all: readonly string[]) =>
  placesOf(some, all).length === some.length;

function names(places: readonly number[], hand: readonly string[]): string[] {
  return places.map((place) => hand[place]);
}

/** The drop-off of these places, if it is allowed. */
export function outcome(
  drops: readonly DropOff[],
  chosen: readonly number[],
  hand: readonly string[],
): DropOff | null {
  const wanted = names(chosen, hand);
  return drops.find((drop) => drop.off.length === wanted.length && within(wanted, drop.off)) ?? null;
}

export function everybody(drops: readonly DropOff[], hand: readonly string[]): number[] {
  return seated(largest(drops), [], hand);
}

/** The places after a press on one of them: as asked if allowed, else the nearest allowed set. */
export function toggle(
  drops: readonly DropOff[],
  chosen: readonly number[],
  place: number,
  hand: readonly string[],
): number[] {
  const adding = !chosen.includes(place);
  const wanted = adding ? [place, ...chosen] : chosen.filter((one) => one !== place);
  if (outcome(drops, wanted, hand)) return wanted;
  const asked = names(wanted, hand);
  if (adding) {
    const more = drops.filter((drop) => within(asked, drop.off)).sort((a, b) => a.off.length - b.off.length);
    if (more.length) return seated(more[0].off, wanted, hand);
  }
  const fewer = drops.filter(
    (drop) => within(drop.off, asked) && (!adding || drop.off.includes(hand[place])),
  );
  return seated(largest(fewer), wanted, hand);
}

function largest(drops: readonly DropOff[]): string[] {
  return drops.reduce<string[]>((best, drop) => (drop.off.length > best.length ? drop.off : best), []);
}

/** Places for these cards, preferring those that were picked. */
function seated(off: readonly string[], wanted: readonly number[], hand: readonly string[]): number[] {
  const order = [...wanted, ...hand.keys()].filter((place, at, all) => all.indexOf(place) === at);
  return placesOf(off, names(order, hand)).map((at) => order[at]);
}
