/** The code of each page but home and tables, which is loaded when somebody goes there. */
import { Refusal } from "../api/http";

const pages = {
  replay: () => import("./ReplayPage.svelte"),
  coach: () => import("../coach/CoachPage.svelte"),
  screen: () => import("./ScreenPage.svelte"),
  rules: () => import("./Rules.svelte"),
  person: () => import("./Profile.svelte"),
  people: () => import("./club/PeoplePage.svelte"),
  group: () => import("./club/GroupPage.svelte"),
  me: () => import("./Account.svelte"),
  moderation: () => import("./moderation/Moderation.svelte"),
  ratings: () => import("./Leaderboard.svelte"),
  games: () => import("./Finished.svelte"),
  watch: () => import("./watch/WatchPage.svelte"),
  mail: () => import("./MailPage.svelte"),
  tournaments: () => import("./tournaments/TournamentList.svelte"),
  tournament: () => import("./tournaments/TournamentPage.svelte"),
  school: () => import("../school/SchoolPage.svelte"),
  puzzle: () => import("../puzzles/PuzzlePage.svelte"),
  "set-up": () => import("../set-up/SetUpPage.svelte"),
  lesson: () => import("../school/LessonPage.svelte"),
};

type Pages = typeof pages;

/** The code of a page; it cannot be fetched when offline, or after a new release. */
export function loadPage<Name extends keyof Pages>(name: Name): ReturnType<Pages[Name]> {
  const loading = (pages[name] as () => Promise<unknown>)();
  return loading.catch(() => {
    throw new Refusal("offline");
  }) as ReturnType<Pages[Name]>;
}
