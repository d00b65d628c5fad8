// @ts-check
// Service worker for notifications, because only a worker's notifications have buttons and outlast
// the page. It also receives push messages.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Chromium loses a notification that is not on screen yet when notifications are listed, so
// messages are handled one after another.
/** @type {Promise<void>} */
let queue = Promise.resolve();

self.addEventListener("push", (event) => {
  const { show, close } = event.data.json();
  const handle = () => show ? present(show) : withdraw(close);
  queue = queue.then(handle, handle);
  event.waitUntil(queue.then(refresh));
});

// Updates the cached offline page and the badge, if this worker also runs the scripts for them.
async function refresh() {
  await self.offline?.keep({ isInstalled: true });
}

/** @param {PushNotification} notification */
async function present({ id, title, body, isSilent, actions, at }) {
  // A repeated message replaces the notification silently.
  const isShown = (await self.registration.getNotifications({ tag: id })).length > 0;
  const options = { body, tag: id, silent: isSilent || isShown, actions, timestamp: at };
  await self.registration.showNotification(title, options);
}

/** @param {PushNotification} notification */
async function withdraw({ id, title }) {
  const subscription = await self.registration.pushManager.getSubscription();
  // Safari ends a subscription whose messages show nothing.
  if (subscription && new URL(subscription.endpoint).hostname.endsWith(".push.apple.com")) {
    await self.registration.showNotification(title, { tag: id, silent: true });
  }
  for (const shown of await self.registration.getNotifications({ tag: id })) shown.close();
}

// The browser replaced or ended the subscription.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription?.options));
});

/** @param {PushSubscriptionOptions | undefined} options */
async function renew(options) {
  if (options) await post("subscription", await self.registration.pushManager.subscribe(options));
}

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  const message = { answer: notification.tag, action };
  event.waitUntil(action ? act(message, notification) : open(message));
});

/** @param {string} path @param {object} message */
function post(path, message) {
  return fetch(`${self.registration.scope}notifications/${path}`, {
    method: "POST", body: JSON.stringify(message),
  });
}

// Performs an action without a page.
/** @param {NotificationAnswer} message @param {Notification} notification */
async function act(message, notification) {
  try {
    const { status } = await post("answers", message);
    if (status === 401) await open(message);
    else if (status >= 500) throw new Error(`${status}`);
    else await refresh();
  } catch {
    // The host does not respond. The notification returns, so that the user can try the action
    // again.
    const { title, body, tag, actions } = notification;
    await self.registration.showNotification(title, { body, tag, actions, silent: true });
  }
}

/** @param {NotificationAnswer} message */
async function open(message) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // The message is sent to all pages, because any page may have lost its connection. The host
  // handles a response once.
  for (const page of pages) page.postMessage(message);
  if (pages.length === 0) {
    await self.clients.openWindow(`./#${encodeURIComponent(JSON.stringify(message))}`);
  } else {
    await pages[0].focus();
  }
}
