/** Where a position comes from: a link, a finished game, a lesson, a puzzle, or the start of a game. */
import { query } from "../api/http";
import { router } from "../app/router.svelte";
import { session } from "../app/session.svelte";
import { toast } from "../app/toasts.svelte";
import { words } from "../words/state.svelte";
import type { SetUpModel } from "./model.svelte";

/** Begin with what the address names; whether it was a link, which is looked at first. */
export async function begin(model: SetUpModel, seats: number): Promise<boolean> {
  const [table, lesson, puzzle] = ["table", "lesson", "puzzle"].map((name) => router.asked(name));
  if (location.hash.length > 1) {
    await model.open(location.hash);
    return true;
  }
  if (table) {
    const step = Number(router.asked("step") ?? 0);
    const path = `/api/tables/${table}/set-up${query({ step, invite: router.asked("invite") })}`;
    if ((await model.take(path)) !== step) toast(words.t("set-up-earlier-step"));
  } else if (lesson || puzzle) {
    await session.ensureSignedIn();
    const from = lesson ? `school/${model.game}/${lesson}` : `puzzles/${model.game}/${puzzle}`;
    await model.take(`/api/${from}/set-up`);
  } else {
    await model.start(seats, []);
  }
  return false;
}
