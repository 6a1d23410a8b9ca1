/** Notices that this browser shows also while no page is open. */
import { ask } from "../../api/http";
import type { NoticeSettings } from "../../api/messages";

const WORKER = "/push.js";

/** The person's time zone, as the browser knows it. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Whether this browser can show them. */
export const pushable = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Ask for permission and subscribe; false: the person or the browser said no. */
export async function subscribe(settings: NoticeSettings): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: settings.push_key,
  });
  await tell(made);
  return true;
}

/** Tell the server of a subscription that this browser has: a new session does not know it yet. */
export async function renew(): Promise<void> {
  if (!pushable() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const made = await worker?.pushManager.getSubscription();
  if (made) await tell(made);
}

/** Forget the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await ask("POST", "/api/me/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, zone: zone() });
}
