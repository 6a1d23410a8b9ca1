/** Fetching what is not part of home: its first visit does without. */
import { Refusal } from "../api/http";
import type { Route } from "./router.svelte";

/** All pages but home; they cannot be fetched when offline, or after a new release. */
export function loadElsewhere() {
  return import("./Elsewhere.svelte").catch(() => {
    throw new Refusal("offline");
  });
}

/** Begin to fetch the code of a page that will be shown soon. */
export function prepare(page: Route["page"]): void {
  if (page === "home" || page === "nowhere") return;
  const loading = import("./pages").then(async ({ loadPage }) => {
    await loadPage(page);
  });
  // Whoever goes there is told if it fails.
  Promise.all([loadElsewhere(), loading]).catch(() => {});
}

/** Begin to fetch the code of a table, while the table itself is being made. */
export function prepareTable(game: string): void {
  prepare("table");
  void import("../games/boards").then(({ loadGame }) => loadGame(game)).catch(() => {});
}
