/** The place in the prompt bar for answers that have no place on the board. */
import type { Attachment } from "svelte/attachments";

let place = $state.raw<Element | null>(null);

/** Offers an element of the prompt bar as that place. */
export const answersPlace: Attachment<Element> = (element) => {
  place = element;
  return () => (place = null);
};

/** Moves an element of a board into the prompt bar; without a bar, as in a replay, it stays. */
export const inPromptBar: Attachment<Element> = (element) => {
  place?.append(element);
};
