/**
 * What may be done with cells now: each plan names its cells, what to send, and what would come of
 * it. All of it is told by the server: the outcomes of a card (asked before it is played, since
 * `play` has no way back), of the card being played, or of a meal.
 */
import type { Legal } from "../../table/board";
import type { Outcome, View } from "./view";

const QUESTIONS = ["raise", "second", "goal", "protect", "steal", "keep"];

/** A question with a few answers, none of them a cell or a card of the hand. */
export function isQuestion(view: View, legal: Legal): boolean {
  return legal.some && QUESTIONS.includes(view.stage);
}

export interface Plan {
  cells: number[];
  actions: string[];
  outcome: Outcome | null;
}

function cellsOf(outcome: Outcome): number[] {
  return outcome.second === null ? [outcome.cell] : [outcome.cell, outcome.second];
}

/** A card of the hand that is selected but not played yet. */
export function plansOfCard(card: string, outcomes: Outcome[]): Plan[] {
  return outcomes.map((outcome) => {
    const cells = cellsOf(outcome);
    return { cells, actions: [`play ${card}`, ...cells.map((cell) => `cell ${cell}`)], outcome };
  });
}

/** The cells that the game asks for. */
export function plansOfStage(view: View, legal: Legal): Plan[] {
  if (view.stage === "target-2")
    return view.outcomes.flatMap((outcome) => {
      const second = outcome.second;
      return second !== null && legal.has(`cell ${second}`)
        ? [{ cells: [second], actions: [`cell ${second}`], outcome }]
        : [];
    });
  const known = view.outcomes.filter((outcome) => legal.has(`cell ${outcome.cell}`));
  if (known.length)
    return known.map((outcome) => {
      const cells = cellsOf(outcome);
      return { cells, actions: cells.map((cell) => `cell ${cell}`), outcome };
    });
  return legal
    .of("cell")
    .map((action) => ({ cells: [Number(action.split(" ")[1])], actions: [action], outcome: null }));
}

/** The plans that go on from the cells picked so far. */
export function goingOn(plans: Plan[], picked: number[]): Plan[] {
  return plans.filter((plan) => picked.every((cell) => plan.cells.includes(cell)));
}

/** The plan that has exactly these cells. */
export function planOf(plans: Plan[], picked: number[]): Plan | null {
  return goingOn(plans, picked).find((plan) => plan.cells.length === picked.length) ?? null;
}

/** The cells that may be picked next. */
export function nextCells(plans: Plan[], picked: number[]): Set<number> {
  const cells = goingOn(plans, picked).flatMap((plan) => plan.cells);
  return new Set(cells.filter((cell) => !picked.includes(cell)));
}
