/** Where the guide stands with its bubble: near what it speaks of, never on it. */
import type { Box } from "./lights";

export interface Size {
  width: number;
  height: number;
}

const EDGE = 12;
/** How many places are tried in each direction. */
const STOPS = 9;

/** The overlap of two boxes, as an area. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

const covers = (spot: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap(spot, box), 0);

const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The place for something of this size that covers the least of the lit boxes, then of the other
 * things that may be pressed, near what is lit. */
export function placed(
  room: Size,
  lit: readonly Box[],
  others: readonly Box[],
  size: Size,
): { x: number; y: number } {
  const stops = (whole: number, part: number) => {
    const last = Math.max(EDGE, whole - part - EDGE);
    return Array.from({ length: STOPS }, (_, at) => EDGE + ((last - EDGE) * at) / (STOPS - 1));
  };
  const spots = stops(room.width, size.width).flatMap((x) =>
    stops(room.height, size.height).map((y) => ({ x, y, ...size })),
  );
  const cost = (spot: Box): number => {
    const covered = covers(spot, lit) * 100 + covers(spot, others);
    const from = centre(spot);
    const away = lit.map((box) => Math.hypot(centre(box).x - from.x, centre(box).y - from.y));
    return covered + (away.length ? Math.min(...away) : from.y * -1);
  };
  const [best] = spots.toSorted((one, other) => cost(one) - cost(other));
  return { x: best.x, y: best.y };
}

/** Whether the guide points to the right: what it speaks of is there. */
export function pointsRight(spot: Box, lit: readonly Box[]): boolean {
  return lit.length > 0 && centre(lit[0]).x > centre(spot).x;
}
