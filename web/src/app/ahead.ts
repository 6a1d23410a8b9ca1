/** Fetching what is not part of home: its first visit does without. */
import { Refusal } from "../api/http";
import type { Route } from "./router.svelte";

/** The code of a page; it cannot be fetched when offline, or after a new release. */
function arriving<Page>(page: Promise<Page>): Promise<Page> {
  return page.catch(() => {
    throw new Refusal("offline");
  });
}

export const loadTable = () => arriving(import("./TablePage.svelte"));

/** All other pages: their list alone is too long for a first visit of home or a table. */
export const loadElsewhere = () => arriving(import("./Elsewhere.svelte"));

/** Begin to fetch the code of a page that will be shown soon. */
export function prepare(page: Route["page"]): void {
  if (page === "home" || page === "nowhere") return;
  const loading =
    page === "table"
      ? loadTable()
      : Promise.all([
          loadElsewhere(),
          import("./pages").then(async ({ loadPage }) => void (await loadPage(page))),
        ]);
  // If it fails, the page itself says so.
  loading.catch(() => {});
}

/** Begin to fetch the code of a table, while the table itself is being made. */
export function prepareTable(game: string): void {
  prepare("table");
  void import("../games/boards").then(({ loadGame }) => loadGame(game)).catch(() => {});
}
