import type { Analysis } from "../api/messages";

/** Each seat's chance to win after 0, 1, 2 ... steps. */
export function curves(analysis: Analysis): number[][] {
  const moments = analysis.decisions.map((decision) => decision.chances);
  if (analysis.final) moments.push(analysis.final);
  return Array.from({ length: analysis.seats }, (_, seat) => moments.map((chances) => chances[seat]));
}
