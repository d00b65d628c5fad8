// @ts-check
// Browser notifications: the permission, the notifications to show, the user's responses, and the
// subscription to push messages.

import { onLive, onMessage, tell } from "/client.js";
import { root } from "/root.js";

const script = "notifications";
// Browsers offer notifications and service workers only on a loopback address or over TLS.
const isSupported = "Notification" in window && "serviceWorker" in navigator;

// Responses that wait for a connection.
/** @type {object[]} */
let waiting = [];
let isLive = false;

/** @param {object} message */
function say(message) {
  return tell(script, JSON.stringify(message));
}

function sayPermission() {
  say({ permission: isSupported ? Notification.permission : "unsupported" });
}

// The service worker that shows notifications, registered only with permission.
async function worker() {
  // A worker that is already registered includes notifications-worker.js.
  if (!await navigator.serviceWorker.getRegistration(`${root}/`)) {
    await navigator.serviceWorker.register(`${root}/notifications-worker.js`);
  }
  // If a worker being installed fails, `ready` never resolves.
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise((_, reject) => { setTimeout(reject, 3_000, new Error("no worker")); }),
  ]);
}

// Chromium loses a notification that is not on screen yet when notifications are listed, so
// notifications are shown one after another.
/** @type {Promise<void>} */
let queue = Promise.resolve();

/** @param {() => Promise<void>} task */
function inTurn(task) {
  queue = queue.then(task, task);
}

// The delays before retries, in milliseconds. A worker that is being installed or replaced shows no
// notifications.
const retryDelays = [1_000, 3_000];

/** @type {(notice: HostNotification, delays?: number[]) => Promise<void>} */
async function show(notice, [delay, ...laterDelays] = retryDelays) {
  const { id, title, body, isSilent, actions } = notice;
  try {
    const registration = await worker();
    // A repeated notification, from another page or after a lost connection, silently replaces the
    // notification that is shown.
    const isShown = (await registration.getNotifications({ tag: id })).length > 0;
    const silent = isSilent || isShown;
    await registration.showNotification(title, { body, tag: id, silent, actions });
    say({ shown: id });
  } catch {
    // After the last retry, the host uses another window or the desktop.
    if (delay) setTimeout(inTurn, delay, () => show(notice, laterDelays));
    else say({ failed: id });
  }
}

/** @param {string[]} ids */
async function withdraw(ids) {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const tag of ids) {
    for (const notification of await registration?.getNotifications({ tag }) ?? []) {
      notification.close();
    }
  }
}

async function ask() {
  // Without a recent tap in this window, the browser would refuse the request.
  const wasTapped = navigator.userActivation?.isActive ?? true;
  if (isSupported && wasTapped) await Notification.requestPermission();
  sayPermission();
}

// Subscribes after a tap, with the public key of the host.
/** @param {string} key */
async function subscribe(key) {
  if (!isSupported || !("PushManager" in window)) {
    say({ refused: "unsupported" });
    return;
  }
  if (Notification.permission === "default") {
    // The tap was in another window of this browser.
    if (!(navigator.userActivation?.isActive ?? true)) return;
    await Notification.requestPermission();
  }
  sayPermission();
  if (Notification.permission !== "granted") {
    say({ refused: "denied" });
    return;
  }
  try {
    const { pushManager } = await worker();
    // A subscription has one key, and the host may have a new one.
    await (await pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    say({ subscribed: await pushManager.subscribe(options) });
  } catch {
    say({ refused: "failed" });
  }
}

async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration(`${root}/`);
  // A worker that is being installed has no subscription yet.
  return registration?.active ? registration.pushManager?.getSubscription() : null;
}

// The browser may have renewed or dropped the subscription that the host knows.
async function saySubscription() {
  if (isSupported) say({ current: await subscription() ?? {} });
}

onMessage(script, (text) => {
  const message = JSON.parse(text);
  if (message.ask) ask();
  if (message.show) inTurn(() => show(message.show));
  if (message.withdraw) inTurn(() => withdraw(message.withdraw));
  if (message.subscribe) subscribe(message.subscribe);
  if (message.unsubscribe) subscription().then((current) => current?.unsubscribe());
});

/** @param {object} message */
function answer(message) {
  if (!isLive || !say(message)) waiting.push(message);
}

onLive(() => {
  isLive = true;
  sayPermission();
  saySubscription();
  const messages = waiting;
  waiting = [];
  messages.forEach(answer);
});

if (isSupported) {
  navigator.serviceWorker.addEventListener("message", ({ data }) => answer(data));
  navigator.permissions?.query({ name: "notifications" })
    .then((status) => { status.onchange = sayPermission; });
}

// The worker opened this page because no page was open to receive the response.
if (location.hash.startsWith("#%7B")) {
  // The address may come from a link on any site.
  const { answer: shown, action } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  if (shown) answer({ answer: shown, action });
  history.replaceState(history.state, "", location.pathname);
}
