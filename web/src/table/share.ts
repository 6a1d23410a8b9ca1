/** Passing on a link. */
import { toast } from "../app/toasts.svelte";
import { words } from "../words/state.svelte";

export const canShare = "share" in navigator;

/** Copy a text; without the clipboard, as on a plain address of the local network, from a field. */
export async function copyText(text: string): Promise<void> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  toast(words.t(copied || copyFromField(text) ? "page-copied" : "page-not-copied"), "good");
}

function copyFromField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}

/** Open the system's own list of ways to send something. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person has closed it.
  }
}

/** The address of a table, with the invitation if one is needed and known. */
export function linkTo(table: { id: string; invite: string | null }): string {
  return `${location.origin}/table/${table.id}${table.invite ? `?invite=${table.invite}` : ""}`;
}
