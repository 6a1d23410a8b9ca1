/**
 * Picking an action. One pick waits for the confirmation; several picks are the alternatives of
 * a settler that was pressed, of which the player presses one.
 */
import type { Figure, Question, SelectionRules } from "../../table/selection.svelte";
import type { View } from "./view";

/** Decisions that are confirmed before they are sent; the others are sent at once. */
const CONFIRMED = new Set([
  "keep-ship",
  "place-ship",
  "return-ship",
  "take-ship",
  "draw-ship",
  "take-tile",
  "earth-shuttle",
  "mars-shuttle",
  "launch",
]);

const verbOf = (action: string): string => action.split(" ")[0];

/** How often the card would act. */
function figuresOf({ view, t }: Question<View>, action: string): Figure[] {
  const [verb, slot] = action.split(" ");
  const rows = { "take-tile": view.tile_row, "earth-shuttle": view.earth_row, "mars-shuttle": view.mars_row };
  const offers = Object.entries(rows).find(([name]) => name === verb)?.[1] ?? [];
  const offer = offers.find((one) => one !== null && String(one.slot) === slot);
  return offer ? [{ value: `×${offer.times}`, label: t("board-figure-acts") }] : [];
}

export const selecting: SelectionRules<View> = {
  press: ({ view, legal }, picked, action) => {
    if (!legal.has(action)) return { picked };
    const verb = verbOf(action);
    const confirmed = CONFIRMED.has(verb) || (verb === "discard" && view.phase === "main");
    const again = picked.length === 1 && picked[0] === action;
    return { picked: [action], send: !confirmed || again };
  },
  propose: (question, picked) => {
    const { legal, t } = question;
    // What may be left as it is can be confirmed at once.
    const [action] = picked.length ? picked : ["done"];
    if (picked.length > 1 || !legal.has(action)) return null;
    return {
      actions: [action],
      label: t(`verb-${verbOf(action)}`),
      note: picked.length ? legal.say(action) : undefined,
      figures: figuresOf(question, action),
    };
  },
};
