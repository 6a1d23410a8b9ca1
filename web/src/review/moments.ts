import type { Analysis, Turn } from "../api/messages";

const MOMENTS = 3;

/** By seat, the chance to win after 0, 1, 2 ... steps: the analysis where it is done, else estimates. */
export function curves(estimates: number[][] | null, analysis: Analysis | null): number[][] {
  const known = analysis?.decisions.map((decision) => decision.chances) ?? [];
  const whole = !!analysis && known.length >= (analysis.steps || known.length);
  const rest = whole ? (analysis.final ? [analysis.final] : []) : (estimates ?? []).slice(known.length);
  const all = [...known, ...rest];
  return (all[0] ?? []).map((_, seat) => all.map((chances) => chances[seat]));
}

/** The largest turns in the order of the game; one of these seats' own is always among them. */
export function moments(turns: readonly Turn[], seats: readonly number[]): Turn[] {
  const largest = [...turns].sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
  const picked = largest.slice(0, MOMENTS);
  const own = largest.find((turn) => seats.includes(turn.seat));
  if (own && !picked.includes(own)) picked[picked.length - 1] = own;
  return picked.sort((a, b) => a.step - b.step);
}

const POINTS = 90;

/** A long curve as fewer points, each the mean of some steps: single steps would only be noise. */
export function thinned(curve: readonly number[]): { step: number; chance: number }[] {
  const size = Math.max(1, Math.ceil(curve.length / POINTS));
  const last = curve.length - 1;
  const points = [];
  for (let first = 0; first < last; first += size) {
    const part = curve.slice(first, Math.min(first + size, last));
    points.push({ step: first, chance: part.reduce((sum, one) => sum + one, 0) / part.length });
  }
  return curve.length ? [...points, { step: last, chance: curve[last] }] : [];
}

/** Places on a line in order, moved until marks of this size do not cover each other. */
export function apart(places: readonly number[], size: number, end: number): number[] {
  const moved = [...places];
  for (let i = 1; i < moved.length; i++) moved[i] = Math.max(moved[i], moved[i - 1] + size);
  return moved.map((place, i) => Math.min(place, end - (moved.length - 1 - i) * size));
}

export const percent = (share: number): number => Math.round(share * 100);

/** A change of a chance: "−22", "+18". */
export function swing(share: number): string {
  return `${share < 0 ? "−" : "+"}${percent(Math.abs(share))}`;
}
