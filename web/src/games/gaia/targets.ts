/**
 * The cells that may be named now: each plan has its cells, what to send, and what would come of
 * it. The server says all of it: the outcomes of a card of the hand (asked for before it is
 * played, since `play` cannot be undone), of the card being played, or of a meal.
 */
import type { Legal } from "../../table/board";
import type { Previews } from "../../table/selection.svelte";
import type { Outcome, View } from "./view";

const QUESTIONS: readonly View["phase"][] = ["raise", "second", "goal", "protect", "steal", "keep"];

/** A question with a few answers, none of them a cell or a card of the hand. */
export function isQuestion(view: View, legal: Legal): boolean {
  return legal.some && QUESTIONS.includes(view.phase);
}

export interface TargetPlan {
  cells: number[];
  actions: string[];
  outcome: Outcome | null;
}

function cellsOf(outcome: Outcome): number[] {
  return outcome.second === null ? [outcome.cell] : [outcome.cell, outcome.second];
}

/** For a card of the hand that is picked but not played yet. */
function plansOfCard(card: string, outcomes: readonly Outcome[]): TargetPlan[] {
  return outcomes.map((outcome) => {
    const cells = cellsOf(outcome);
    return { cells, actions: [`play ${card}`, ...cells.map((cell) => `cell ${cell}`)], outcome };
  });
}

/** For the cells that the game asks for. */
function plansOfStage(view: View, legal: Legal): TargetPlan[] {
  if (view.phase === "target-2")
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

/** The plans that contain the cells picked so far. */
function continuing(plans: TargetPlan[], cells: readonly number[]): TargetPlan[] {
  return plans.filter((plan) => cells.every((cell) => plan.cells.includes(cell)));
}

/** The plan that has exactly these cells. */
export function planOf(plans: TargetPlan[], cells: readonly number[]): TargetPlan | null {
  return continuing(plans, cells).find((plan) => plan.cells.length === cells.length) ?? null;
}

function nextCells(plans: TargetPlan[], picked: readonly number[]): Set<number> {
  const cells = continuing(plans, picked).flatMap((plan) => plan.cells);
  return new Set(cells.filter((cell) => !picked.includes(cell)));
}

/** What the picks mean. */
export interface Choice {
  /** A card of the hand whose cells are to be named. */
  card: string | null;
  /** A complete action: a card to take, a deck, a card to discard, a card without cells. */
  action: string | null;
  cells: number[];
  plans: TargetPlan[];
  /** The plan that is complete and may be sent. */
  plan: TargetPlan | null;
  /** Cells that may be picked next. */
  open: Set<number>;
  /** Cells that might be picked if none were picked yet. */
  all: Set<number>;
}

export function choiceOf(
  { view, legal, previews }: { view: View; legal: Legal; previews: Previews },
  picked: readonly string[],
): Choice {
  const action = picked.find((one) => !one.startsWith("cell ")) ?? null;
  const outcomes = (action && previews[action]) || [];
  const card = action && outcomes.length ? action.slice("play ".length) : null;
  const cells = picked.flatMap((one) => (one.startsWith("cell ") ? [Number(one.split(" ")[1])] : []));
  const plans = !legal.some ? [] : card ? plansOfCard(card, outcomes) : plansOfStage(view, legal);
  return {
    card,
    action: card ? null : action,
    cells,
    plans,
    plan: cells.length ? planOf(plans, cells) : null,
    open: nextCells(plans, cells),
    all: nextCells(plans, []),
  };
}

/** The plan to show: with the cell under the pointer, else the one picked. */
export function shownPlan({ plans, plan, cells }: Choice, pointed: string | null): TargetPlan | null {
  const cell = pointed?.startsWith("cell ") ? Number(pointed.split(" ")[1]) : null;
  if (cell === null || cells.includes(cell)) return plan;
  return planOf(plans, [...(plan ? [] : cells), cell]) ?? plan;
}
