/** Changing what lies where: parts go from zone to zone, so that all of the box stay in the game. */
import type { SetUp, Zone } from "../api/messages";

export type Layout = SetUp["layout"];
export type BoxPart = SetUp["stocks"][number]["parts"][number];

export function partsIn(layout: Layout, zone: string): string[] {
  const held = layout[zone];
  return Array.isArray(held) ? held : [];
}

/** How many of a part are where it lies unless it is placed. */
export function left(layout: Layout, part: BoxPart): number {
  const lying = part.homes.flatMap((home) => partsIn(layout, home));
  return lying.filter((name) => name === part.name).length;
}

/** Where a part would be taken from; null: it is nowhere at home. */
export function sourceOf(layout: Layout, part: BoxPart): { zone: string; index: number } | null {
  for (const zone of part.homes) {
    const index = partsIn(layout, zone).lastIndexOf(part.name);
    if (index >= 0) return { zone, index };
  }
  return null;
}

/** Take a part out of a zone. An empty one is left out: places beside a tile are gone without it. */
function without(layout: Layout, zone: string, index: number): Layout {
  const rest = partsIn(layout, zone).filter((_, place) => place !== index);
  const others = Object.entries(layout).filter(([name]) => name !== zone);
  return Object.fromEntries(rest.length ? [...others, [zone, rest]] : others);
}

function withPart(layout: Layout, zone: string, part: string, index?: number): Layout {
  const held = [...partsIn(layout, zone)];
  held.splice(index ?? held.length, 0, part);
  return { ...layout, [zone]: held };
}

/** Put a part back where it lies unless it is placed. */
export function putHome(layout: Layout, zone: string, index: number, part: BoxPart): Layout {
  const home = part.homes.find((one) => partsIn(layout, one).length) ?? part.homes[0];
  if (!home || home === zone) return layout;
  return withPart(without(layout, zone, index), home, part.name);
}

/** Move a part to another zone; where there is room for one alone, what lies there makes way. */
export function move(
  layout: Layout,
  from: { zone: string; index: number },
  to: Zone,
  partNamed: (name: string) => BoxPart | undefined,
): Layout {
  const part = partsIn(layout, from.zone)[from.index];
  if (part === undefined || from.zone === to.name) return layout;
  let changed = without(layout, from.zone, from.index);
  const before = partsIn(changed, to.name)[0];
  if (to.most === 1 && before !== undefined) {
    changed = without(changed, to.name, 0);
    // Two places for one part each exchange what they hold.
    const whole = partNamed(before);
    const home = whole?.homes[0];
    const single = partsIn(layout, from.zone).length === 1 && !whole?.homes.includes(from.zone);
    changed = withPart(changed, single || !home ? from.zone : home, before);
  }
  return withPart(changed, to.name, part);
}

/** Change the order within a zone. */
export function shift(layout: Layout, zone: string, index: number, by: number): Layout {
  const held = partsIn(layout, zone);
  const part = held[index];
  if (part === undefined || !(index + by in held)) return layout;
  return withPart(without(layout, zone, index), zone, part, index + by);
}
