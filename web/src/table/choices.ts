/** The choices of the moment, wherever they are drawn: in the prompt bar, on a board, in words. */
const CHOICES = ".answers .legal, .room .legal, .room [data-action]:enabled";
const FOCUSABLE = "button, [role=button], [tabindex='0']";

/** The first choice that the keyboard can reach; null: nothing is asked. */
export function firstChoice(): HTMLElement | SVGElement | null {
  for (const choice of document.querySelectorAll(CHOICES)) {
    const found = choice.closest<HTMLElement | SVGElement>(FOCUSABLE);
    if (found && found.getClientRects().length) return found;
  }
  return null;
}
