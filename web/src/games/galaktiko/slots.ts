/** Places of a queue beside its sector: tall cards in one row while they fit, then small ones. */
import type { Layout, Point } from "./layout";

export interface Slots {
  small: boolean;
  width: number;
  height: number;
  /** Upper left corners, front first, with one for a passenger who is due; fewer if there is no room. */
  at: Point[];
  /** The far end of the queue, for its rails. */
  end: number;
}

const EDGE = 4;

export function slotsFor(layout: Layout, position: number, waiting: number): Slots {
  const { x, y, side } = layout.sectors[position];
  const start = x + side * (layout.card.width / 2 + (layout.tall ? 4 : 9));
  const room = side > 0 ? layout.width - EDGE / 2 - start : start - EDGE / 2;
  const wanted = waiting + 1;
  if (!layout.tall && wanted * 39 - 3 <= room)
    return columns(start, y - 1, side, wanted, { width: 36, height: 62, step: 39, rows: 1, down: 0 });
  const shape = layout.tall
    ? layout.open === 3
      ? { width: 50, height: 22, step: 52, rows: 5, down: 23.5 }
      : { width: 50, height: 22, step: 52, rows: 4, down: 24.5 }
    : { width: 50, height: 22, step: 53, rows: 3, down: 24.5 };
  const most = Math.floor((room + 3) / shape.step) * shape.rows;
  const cut = Math.min(wanted, most);
  return { ...columns(start, y - 1, side, cut, shape), small: true };
}

function columns(
  start: number,
  y: number,
  side: number,
  count: number,
  shape: { width: number; height: number; step: number; rows: number; down: number },
): Slots {
  const { width, height, step, rows, down } = shape;
  const top = y - (height + (rows - 1) * down) / 2;
  const at = Array.from({ length: count }, (_, place): Point => {
    const out = Math.floor(place / rows) * step;
    return { x: side > 0 ? start + out : start - out - width, y: top + (place % rows) * down };
  });
  const end = start + side * (Math.ceil(Math.max(count - 1, 1) / rows) * step);
  return { small: false, width, height, at, end };
}
