// Runs beside the pages: notifications of a worker alone have buttons, and outlast the page that
// showed them. What is chosen in one goes to the pages, which tell the host.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(answer({ answer: notification.tag, action }));
});

async function answer(message) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // To all, as any of them may have lost its host; the host takes an answer once.
  for (const page of pages) page.postMessage(message);
  if (pages.length === 0) {
    await self.clients.openWindow(`./#${encodeURIComponent(JSON.stringify(message))}`);
  } else if (!message.action) {
    await pages[0].focus();
  }
}
