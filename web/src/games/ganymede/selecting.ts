/**
 * Picking an action. One pick waits for the confirmation; several picks are the alternatives of
 * a settler that was pressed, of which the player presses one.
 */
import type { SelectionRules } from "../../table/selection.svelte";
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

export const selecting: SelectionRules<View> = {
  press: ({ view, legal }, picked, action) => {
    if (!legal.has(action)) return { picked };
    const verb = verbOf(action);
    const confirmed = CONFIRMED.has(verb) || (verb === "discard" && view.phase === "main");
    const again = picked.length === 1 && picked[0] === action;
    return { picked: [action], send: !confirmed || again };
  },
  propose: ({ legal, t }, picked) => {
    const [action] = picked;
    if (picked.length !== 1 || !legal.has(action)) return null;
    return { actions: [action], label: t(`verb-${verbOf(action)}`), note: legal.say(action) };
  },
};
