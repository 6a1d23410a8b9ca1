/** The geometry of a plot of ratings. */
import type { RatingPoint } from "../../api/messages";

export interface Plot {
  /** From a time and a rating to places in the drawing. */
  x: (at: number) => number;
  y: (rating: number) => number;
  /** Round ratings for the lines across. */
  levels: number[];
  from: number;
  to: number;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEPS = [20, 50, 100, 200, 500, 1000];
const MOST_LEVELS = 6;

/** The steps of ratings that fit all points with their deviations. */
export function levelsOf(least: number, most: number): number[] {
  const step = STEPS.find((one) => (most - least) / one <= MOST_LEVELS) ?? STEPS[STEPS.length - 1];
  const first = Math.floor(least / step) * step;
  const levels = [first];
  while (levels[levels.length - 1] < most) levels.push(first + levels.length * step);
  return levels.length > 1 ? levels : [first, first + step];
}

export function plotOf(points: readonly RatingPoint[], from: number, to: number, frame: Frame): Plot {
  const least = Math.min(...points.map((point) => point.rating - point.deviation));
  const most = Math.max(...points.map((point) => point.rating + point.deviation));
  const levels = levelsOf(least, most);
  const [low, high] = [levels[0], levels[levels.length - 1]];
  return {
    x: (at) => frame.left + ((at - from) / (to - from)) * (frame.right - frame.left),
    y: (rating) => frame.bottom - ((rating - low) / (high - low)) * (frame.bottom - frame.top),
    levels,
    from,
    to,
  };
}

const place = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function lineOf(points: readonly RatingPoint[], { x, y }: Plot): string {
  return `M${points.map((point) => place(x(point.at), y(point.rating))).join("L")}`;
}

/** The area between rating less and rating more deviation. */
export function bandOf(points: readonly RatingPoint[], { x, y }: Plot): string {
  const above = points.map((point) => place(x(point.at), y(point.rating + point.deviation)));
  const below = points.map((point) => place(x(point.at), y(point.rating - point.deviation)));
  return `M${[...above, ...below.reverse()].join("L")}Z`;
}
