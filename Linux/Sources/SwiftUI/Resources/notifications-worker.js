// @ts-check
// Service worker for notifications, because only a worker's notifications have buttons and outlast
// the page. Responses go to the pages, which report them to the host.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(answer({ answer: notification.tag, action }));
});

/** @param {{ answer: string, action: string }} message */
async function answer(message) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Sent to all pages, because any may have lost its host. The host handles a response once.
  for (const page of pages) page.postMessage(message);
  if (pages.length === 0) {
    await self.clients.openWindow(`./#${encodeURIComponent(JSON.stringify(message))}`);
  } else if (!message.action) {
    await pages[0].focus();
  }
}
