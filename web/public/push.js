/*
 * The service worker of notices: it shows what the server pushes, closes what is no longer true, and
 * opens the page when a notice is pressed. It keeps nothing and answers no requests.
 */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(told.close ? close(told.close) : show(told));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? "/"));
});

function show({ title, body, tag, path }) {
  return registration.showNotification(title ?? "Cosmodrome", { body, tag, icon: "/icon.svg", data: path });
}

async function close(tag) {
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}

async function open(path) {
  const target = new URL(path, location.origin);
  // Pushes come from our own server, but nothing else may be opened even so.
  if (target.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === target.pathname);
  if (there) await there.focus();
  else await clients.openWindow(target.href);
}
