/** Where things stand on the ring: wide for desks, tall for phones. Positions 0-3 run down the right. */
export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  tall: boolean;
  /** How many stations of a sector are on the route. */
  open: number;
  width: number;
  height: number;
  middle: Point;
  /** The size of a sector's card. */
  card: { width: number; height: number };
  /** The radius of a station's disc. */
  disc: number;
  sectors: Place[];
}

/** A sector: its middle, and which way its queue runs. */
export interface Place extends Point {
  side: 1 | -1;
  upper: boolean;
}

const STATIONS = 3;

export function layoutFor(tall: boolean, open: number): Layout {
  return tall ? tallLayout(open) : wideLayout(open);
}

function wideLayout(open: number): Layout {
  const three = open === STATIONS;
  const [near, far] = three ? [84, 176] : [72, 174];
  return {
    tall: false,
    open,
    width: 956,
    height: 500,
    middle: { x: 478, y: 252 },
    card: { width: three ? 152 : 112, height: 86 },
    disc: [0, 25, 21, 19][open],
    sectors: around({ x: 478, y: 252 }, [near, far, far, near], [-174, -72, 72, 174]),
  };
}

function tallLayout(open: number): Layout {
  const three = open === STATIONS;
  const pitch = three ? 121 : 109;
  const rows = [0, 1, 2, 3].map((row) => (row - 1.5) * pitch);
  const height = 4 * pitch + (three ? 10 : 28);
  return {
    tall: true,
    open,
    width: 374,
    height,
    middle: { x: 187, y: height / 2 },
    card: { width: 48, height: three ? 118 : 98 },
    disc: [0, 22, 20, 18][open],
    sectors: around({ x: 187, y: height / 2 }, [56, 56, 56, 56], rows),
  };
}

function around(middle: Point, across: number[], down: number[]): Place[] {
  const right = across.map((x, row): Place => ({
    x: middle.x + x,
    y: middle.y + down[row],
    side: 1,
    upper: row < 2,
  }));
  const left = right.map((place): Place => ({ ...place, x: 2 * middle.x - place.x, side: -1 }));
  return [...right, ...left.reverse()];
}

/** The middle of a station's disc. */
export function stationAt(layout: Layout, number: number): Point {
  const { x, y } = layout.sectors[Math.floor(number / STATIONS)];
  const shift = (number % STATIONS) - (layout.open - 1) / 2;
  if (layout.tall) return { x, y: y + shift * (layout.open === STATIONS ? 40 : 48) };
  return { x: x + shift * (layout.open === STATIONS ? 47 : 54), y: y - 9 };
}

/** Where controllers wait: inside the ring, beside the sector. */
export function controllersAt(layout: Layout, position: number): Point {
  const { x, y, side, upper } = layout.sectors[position];
  const { width, height } = layout.card;
  if (layout.tall)
    return layout.open === STATIONS
      ? { x: x - side * 44, y: y + 6 }
      : { x: x - side * (width / 2 + 13), y: y - 12 };
  const beside = Math.abs(y - layout.middle.y) < 100;
  return beside
    ? { x: x - side * (width / 2 + 25), y: y - 6 }
    : { x: x - side * 8, y: y + (upper ? 1 : -1) * (height / 2 + 25) };
}

/** The track that joins the sectors. */
export function track({ tall, sectors, middle, height }: Layout): string {
  if (!tall) {
    const r = Math.hypot(sectors[0].x - middle.x, sectors[0].y - middle.y);
    return `M${middle.x} ${middle.y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}Z`;
  }
  const [right, left] = [sectors[0].x, sectors[7].x];
  const bend = 60;
  return `M${left} ${bend}C${left} ${bend - 62} ${right} ${bend - 62} ${right} ${bend}V${height - bend}C${right} ${height - bend + 62} ${left} ${height - bend + 62} ${left} ${height - bend}Z`;
}

/** Where the track crosses the middle: the ways of the arrows. */
export function arrows(layout: Layout): (Point & { turn: number })[] {
  const { x, y } = layout.middle;
  const reach = layout.tall
    ? layout.height / 2 - 13.5
    : Math.hypot(layout.sectors[0].x - x, layout.sectors[0].y - y);
  return [
    { x, y: y - reach, turn: 0 },
    { x, y: y + reach, turn: 180 },
  ];
}

export interface Flight {
  from: Point;
  bend: Point;
  to: Point;
}

/** A flight between two stations bows towards the middle of the ring, more so between neighbours. */
export function flight(layout: Layout, from: number, to: number): Flight {
  const [a, b] = [stationAt(layout, from), stationAt(layout, to)];
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const near = Math.hypot(a.x - b.x, a.y - b.y) < 150;
  const pull = near || layout.tall ? 1 : 0.62;
  return {
    from: a,
    bend: {
      x: half.x + (layout.middle.x - half.x) * pull,
      y: half.y + (layout.middle.y - half.y) * (layout.tall ? 0 : pull),
    },
    to: b,
  };
}

export function along({ from, bend, to }: Flight, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/** The visible part of a flight: outside the cards at its ends and clear of the queue there. */
export function drawnFlight(layout: Layout, from: number, to: number, away: Point | null): Point[] {
  const points = (way: Flight) => Array.from({ length: 81 }, (_, i) => along(way, i / 80));
  if (layout.tall) return points(insideFlight(layout, from, to));
  const ends = [from, to].map((station) => layout.sectors[Math.floor(station / STATIONS)]);
  const gap = 9;
  return points(flight(layout, from, to)).filter(
    ({ x, y }) =>
      ends.every(
        (end) =>
          Math.abs(x - end.x) > layout.card.width / 2 + gap ||
          Math.abs(y - end.y) > layout.card.height / 2 + gap,
      ) &&
      (!away || Math.hypot(x - away.x, y - away.y) > 32),
  );
}

/** On a phone a flight keeps to the room between the two sides. */
function insideFlight(layout: Layout, from: number, to: number): Flight {
  const [a, b] = [from, to].map((station) => {
    const { x, y } = stationAt(layout, station);
    return { x: x + (x < layout.middle.x ? 1 : -1) * 36, y };
  });
  const bend = a.x === b.x ? layout.middle.x + (layout.middle.x - a.x) * 0.5 : layout.middle.x;
  return { from: a, bend: { x: bend, y: (a.y + b.y) / 2 }, to: b };
}
