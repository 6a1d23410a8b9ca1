/** "Your turn": a sound, and a system notification when the page is hidden. */
import { router } from "../app/router.svelte";
import { session } from "../app/session.svelte";
import { words } from "../words/state.svelte";
import { chime } from "./sound";

/** The table is open: what was pushed about it need not be shown any longer. */
export async function closePushed(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
}

export function tellTurn(table: string, game: string): void {
  if (session.preferences.sound) chime();
  if (!document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    const told = new Notification(words.t("page-your-turn"), {
      body: words.nameOf(game),
      tag: table,
      icon: "/icon.svg",
    });
    told.onclick = () => {
      window.focus();
      router.go(`/table/${table}`);
      told.close();
    };
  } catch {
    // Some phones allow notifications from installed pages only.
  }
}
