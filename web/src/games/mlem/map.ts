/** Where things stand in the sky: a path that winds upward, six spaces wide, or four on a phone. */
export interface Point {
  x: number;
  y: number;
}

type Curve = [Point, Point, Point, Point];

export interface Chart {
  width: number;
  height: number;
  spaces: Point[];
  comet: Point;
  galaxy: Point;
  goals: Point;
  /** The distance between the signs of a space. */
  pitch: number;
  /** How far beside its space the rocket hovers. */
  hover: number;
}

interface Measure {
  columns: number;
  left: number;
  step: number;
  rows: number[];
  bulge: number;
}

const WIDE: Measure = { columns: 6, left: 70, step: 100, rows: [608, 540, 406, 272, 138], bulge: 56 };
const NARROW: Measure = {
  columns: 4,
  left: 44,
  step: 84,
  rows: [930, 846, 722, 598, 474, 350, 226],
  bulge: 48,
};
const SPACES = 27;
const WAVE = 14;

function spaces({ columns, left, step, rows }: Measure): Point[] {
  return Array.from({ length: SPACES }, (_, number) => {
    const row = Math.floor(number / columns);
    const place = number % columns;
    const column = row % 2 ? columns - 1 - place : place;
    return { x: left + step * column, y: rows[row] - WAVE * Math.sin((Math.PI * column) / columns) };
  });
}

export const wide: Chart = {
  width: 640,
  height: 632,
  spaces: spaces(WIDE),
  comet: { x: 380, y: 86 },
  galaxy: { x: 526, y: 76 },
  goals: { x: 206, y: 8 },
  pitch: 20,
  hover: 44,
};
export const narrow: Chart = {
  width: 344,
  height: 954,
  spaces: spaces(NARROW),
  comet: { x: 300, y: 166 },
  galaxy: { x: 240, y: 66 },
  goals: { x: 10, y: 8 },
  pitch: 18,
  hover: 34,
};

/** The curve from a space to the next: level within a row, bulging outward at a turn. */
function curve(chart: Chart, number: number): Curve {
  const from = chart.spaces[number];
  const to = chart.spaces[number + 1];
  const turns = Math.abs(to.x - from.x) < 1;
  const bulge = chart === wide ? WIDE.bulge : NARROW.bulge;
  const out = from.x > chart.width / 2 ? bulge : -bulge;
  const first = turns ? from.x + out : (from.x + to.x) / 2;
  const second = turns ? to.x + out : (from.x + to.x) / 2;
  return [from, { x: first, y: from.y }, { x: second, y: to.y }, to];
}

/** The path from one space to another, as a drawing. */
export function path(chart: Chart, from: number, to: number): string {
  const start = chart.spaces[from];
  let drawn = `M${start.x} ${start.y}`;
  for (let number = from; number < to; number++) {
    const [, a, b, end] = curve(chart, number);
    drawn += `C${a.x} ${a.y} ${b.x} ${b.y} ${end.x} ${end.y}`;
  }
  return drawn;
}

/** A point of the path: 13.5 is halfway from space 13 to 14. */
export function along(chart: Chart, place: number): Point {
  const number = Math.min(Math.floor(place), SPACES - 2);
  const [p, a, b, q] = curve(chart, number);
  const t = place - number;
  const s = 1 - t;
  const mix = (axis: "x" | "y") =>
    s * s * s * p[axis] + 3 * s * s * t * a[axis] + 3 * s * t * t * b[axis] + t * t * t * q[axis];
  return { x: mix("x"), y: mix("y") };
}

/** The middle of a planet that has two spaces. */
export function planetAt(chart: Chart, [one, two]: number[]): Point {
  const a = chart.spaces[one];
  const b = chart.spaces[two];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 64 };
}

/** Where something hovers beside the path: at a planet on its outer side, else to the right. */
export function hover(chart: Chart, planets: { spaces: number[] }[], space: number): Point {
  const planet = planets.find((one) => one.spaces.includes(space));
  const left = planet !== undefined && planetAt(chart, planet.spaces).x > chart.spaces[space].x;
  const edge = left && chart.spaces[space].x - chart.hover < 18;
  return { x: left ? (edge ? -26 : -chart.hover) : chart.hover, y: -39 };
}

/** Moons on a string above their space, farthest first. */
export function moonsAt(chart: Chart, space: number, count: number): Point[] {
  const { x, y } = chart.spaces[space];
  if (count === 1) return [{ x, y: y - 56 }];
  return [
    { x: x + 13, y: y - 73 },
    { x: x - 13, y: y - 41 },
  ];
}
