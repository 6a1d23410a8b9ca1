/** Toasts: short messages that disappear by themselves. */
import { Refusal } from "../api/http";
import { words } from "../words/state.svelte";
import type { Translate } from "../words/words";

export interface Toast {
  id: number;
  text: string;
  kind: "good" | "bad" | "plain";
  href?: string;
}

export const toasts: Toast[] = $state([]);
let last = 0;

export function toast(text: string, kind: Toast["kind"] = "plain", href?: string): void {
  const id = ++last;
  toasts.push({ id, text, kind, href });
  if (toasts.length > 4) toasts.shift();
  setTimeout(() => drop(id), 6000);
}

export function drop(id: number): void {
  const index = toasts.findIndex((one) => one.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** A refusal as a sentence. */
export function sayProblem(problem: unknown, t: Translate = words.t): string {
  if (!(problem instanceof Refusal)) return t("error-failed");
  if (problem.offline) return t("page-offline");
  const id = `error-${problem.code}`;
  return t.has(id) ? t(id, problem.args) : t("error-failed");
}

export function toastProblem(problem: unknown): void {
  toast(sayProblem(problem), "bad");
}
