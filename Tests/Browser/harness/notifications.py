"""The notifications of a browser: the list, and a press of one of them.

Chromium removes a notification from the list permanently if a page or a worker reads the list
before the notification is on screen. Tests therefore wait for the promise of `showNotification`
before they read.
"""

from time import sleep

LIST_NOTIFICATIONS = """
async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  const all = await worker?.getNotifications() ?? [];
  return all.map(({ title, body, actions }) => [title, body, actions.map((a) => a.title)]);
}
"""
# Calls the worker's handler like a press of the button, because a page can't press the button. An
# event made by a script can't be extended, so `waitUntil` throws an error, but the handler's work
# has already started.
PRESS_ACTION = """
async (action) => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification, action }));
}
"""
# Counts shown notifications, in a page or a worker.
COUNT_SHOWN = """
self.shownCount = 0;
// A blank page has no workers.
const { showNotification } = self.ServiceWorkerRegistration?.prototype ?? {};
if (showNotification) {
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await showNotification.call(this, title, options);
    self.shownCount += 1;
  };
}
"""


def wait_until_shown(target, count=1):
    """Waits until a page or a worker with `COUNT_SHOWN` has shown a number of notifications."""
    for _ in range(400):
        if (shown_count := target.evaluate("self.shownCount")) == count:
            return
        sleep(0.05)
    raise AssertionError(f"shown: {shown_count}")


def wait_for_notifications(page):
    """Waits until a page with `COUNT_SHOWN` has shown a notification, and returns the list."""
    wait_until_shown(page)
    return page.evaluate(LIST_NOTIFICATIONS)


def wait_until_closed(page):
    """Waits until the browser shows no notification."""
    for _ in range(400):
        if not (shown := page.evaluate(LIST_NOTIFICATIONS)):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"shown: {shown}")
