/** Blocking and reporting people, from wherever they are met. */
import { ask } from "../api/http";
import type { ChatLine, PersonRef } from "../api/messages";
import { words } from "../words/state.svelte";
import { toast, toastProblem } from "./toasts.svelte";

export interface About {
  person: PersonRef;
  /** The line of chat, and where it was said. */
  line?: ChatLine;
  table?: string;
  invite?: string | null;
}

export const reporting = $state<{ about: About | null }>({ about: null });

export async function block(person: PersonRef): Promise<void> {
  try {
    await ask("POST", "/api/me/blocks", { person: person.id });
    toast(words.t("page-blocked", { name: person.name }), "good");
  } catch (problem) {
    toastProblem(problem);
  }
}
