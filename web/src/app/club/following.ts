/** Following people. */
import { ask } from "../../api/http";
import { toastProblem } from "../toasts.svelte";

/** Follow a person, or no longer; whether it was done. */
export async function follow(person: string, wanted: boolean): Promise<boolean> {
  try {
    await ask(wanted ? "PUT" : "DELETE", `/api/follows/${person}`);
    return true;
  } catch (problem) {
    toastProblem(problem);
    return false;
  }
}
