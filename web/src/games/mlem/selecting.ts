/** Picking dice, cats and tokens that fly together, or one action of another kind. */
import type { Legal } from "../../table/board";
import type { Figure, Proposal, Question, Selection, SelectionRules } from "../../table/selection.svelte";
import { danger, percent, type Flight, type FlightPlan, type View } from "./view";

const FLY = "go";

const partsOf = (plan: FlightPlan): string[] => plan.actions.filter((action) => action !== FLY);

/** The plan that uses exactly these dice, cats and tokens. */
function planOf(view: View, picked: readonly string[]): FlightPlan | null {
  const wanted = new Set(picked);
  return (
    view.plans.find((plan) => {
      const parts = partsOf(plan);
      return parts.length === wanted.size && parts.every((action) => wanted.has(action));
    }) ?? null
  );
}

export function flightOf(view: View, picked: readonly string[]): Flight | null {
  return planOf(view, picked)?.flight ?? null;
}

/** What is picked with one more part of a flight; other kinds of picks are replaced. */
function withPart(view: View, picked: readonly string[], action: string): readonly string[] {
  const parts = planOf(view, picked) ? picked : [];
  return parts.includes(action) ? parts : [...parts, action];
}

/** The flight if this were added; null: it is no part of one. */
export function flightWith(view: View, picked: readonly string[], action: string): Flight | null {
  return flightOf(view, withPart(view, picked, action));
}

/** The flight to draw: with the action under the pointer, else of what is picked. */
export function shownFlight(view: View, { picked, pointed }: Selection): Flight | null {
  return (pointed === null ? null : flightWith(view, picked, pointed)) ?? flightOf(view, picked);
}

export function mayPress(view: View, legal: Legal, picked: readonly string[], action: string): boolean {
  if (!legal.some) return false;
  return legal.has(action) || picked.includes(action) || flightWith(view, picked, action) !== null;
}

/** Where the rocket may end, with the safest flight to get there. */
export function destinations(view: View): Map<number, Flight> {
  const safest = new Map<number, Flight>();
  for (const { flight } of view.plans) {
    const known = safest.get(flight.space);
    if (!known || flight.loss < known.loss) safest.set(flight.space, flight);
  }
  return safest;
}

/** What to pick to reach a space with the least risk. */
export function partsTo(view: View, space: number): string[] {
  const plans = view.plans.filter((plan) => plan.flight.space === space);
  const [safest] = plans.toSorted((one, other) => one.flight.loss - other.flight.loss);
  return safest ? partsOf(safest) : [];
}

function labelOf({ view, t }: Question<View>, action: string): string {
  const [verb, argument] = action.split(" ");
  if (verb === "choose") return t("board-send", { cat: `cat-${argument}` });
  if (verb === "discard-mission") return t("board-discard", { place: `place-${argument}` });
  const landing = view.landings.find((one) => one.action === action);
  return landing ? t("board-land", { place: `place-${landing.place}` }) : t(`verb-${verb}`);
}

function flightFigures({ view, t }: Question<View>, { space, pool, loss }: Flight): Figure[] {
  return [
    { from: view.space, value: space, label: t("board-figure-flight") },
    { value: pool, label: t("board-figure-dice", { pool }) },
    { value: `${percent(loss)}\u202f%`, label: t("board-risk"), tone: danger(loss) },
  ];
}

function landingFigures({ view, t }: Question<View>, action: string): Figure[] {
  const landing = view.landings.find((one) => one.action === action);
  if (!landing) return [];
  const points = landing.pays || landing.points;
  return [{ value: `+${points}`, label: t(landing.pays ? "board-now-worth" : "page-points", { points }) }];
}

function propose(question: Question<View>, picked: readonly string[]): Proposal | null {
  const { view, legal, t } = question;
  const plan = planOf(view, picked);
  if (plan) {
    const { distance, space, pool, loss } = plan.flight;
    const note = t("board-fly-note", { distance, space, pool, crash: percent(loss) });
    return {
      actions: plan.actions,
      label: t("board-fly", { space }),
      note,
      figures: flightFigures(question, plan.flight),
    };
  }
  const [action] = picked;
  if (!action) return null;
  return {
    actions: [action],
    label: labelOf(question, action),
    note: legal.say(action),
    figures: landingFigures(question, action),
  };
}

export const selecting: SelectionRules<View> = {
  press: ({ view, legal }, picked, action) => {
    if (!mayPress(view, legal, picked, action)) return { picked };
    const isPart = flightWith(view, picked, action) !== null;
    if (!picked.includes(action)) return { picked: isPart ? withPart(view, picked, action) : [action] };
    if (!isPart) return { picked, send: true };
    const rest = picked.filter((other) => other !== action);
    return { picked: planOf(view, rest) ? rest : [] };
  },
  propose,
  ask: ({ view, t }, picked) => {
    const flight = flightOf(view, picked);
    if (!flight) return null;
    const { distance, space } = flight;
    return t.form({ id: "prompt-selected", args: { distance, space } }, "ask");
  },
};
