import type { Step } from "../api/messages";
import type { Translate } from "../words/words";

/** What a step did, in words: the act itself, and what followed from it. */
export function told(step: Step, nameOf: (seat: number) => string, t: Translate): string[] {
  if (step.events.length) return step.events.map((event) => t.phrase(event.words));
  // Nothing happened: somebody declined.
  const verb = step.action.split(" ")[0];
  return [`${nameOf(step.seat)}${t("page-colon")} ${t(`verb-${verb}`)}`];
}
