import type { SetUpModule } from "../../set-up/games";
import Part from "./Part.svelte";
import { SIDE } from "./view";

/** A cell of the map in the units of its drawing. */
const UNIT = 96;
const KINDS = ["nature", "life", "element"];
const FIRST = [0, 3, 5];

function slot(number: number): string {
  const kind = FIRST.findLastIndex((first) => number >= first);
  return `[data-slot="${KINDS[kind]} ${number - FIRST[kind]}"]`;
}

export default {
  spot(zone, shown) {
    const [kind, which] = zone.split(".");
    if (kind === "row") return slot(Number(which));
    if (kind === "goals" || kind === "goal_of") return `[data-goal="${which}"]`;
    if (kind === "hand" || kind === "front" || kind === "reserve")
      return Number(which) === shown ? `[data-${kind}="${which}"]` : null;
    const deck = KINDS.find((one) => zone === `${one}_deck`);
    return deck ? `[data-deck="${deck}"]` : null;
  },
  box(zone, room) {
    const [kind, which] = zone.split(".");
    const map = room.querySelector<SVGSVGElement>(".sight > svg");
    if (kind !== "cell" || !map) return null;
    const frame = map.getBoundingClientRect();
    const shown = map.viewBox.baseVal;
    const size = (frame.width * UNIT) / shown.width;
    const [column, row] = [Number(which) % SIDE, Math.floor(Number(which) / SIDE)];
    const x = frame.left + (column - shown.x / UNIT) * size;
    const y = frame.top + (row - shown.y / UNIT) * size;
    return new DOMRect(x, y, size, size);
  },
  Part,
  drawn: (name) => !name.startsWith("goal-"),
} satisfies SetUpModule;
