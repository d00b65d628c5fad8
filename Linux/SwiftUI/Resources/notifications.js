// Notifications of the browser: what it allows, those the host wants shown, and what was chosen in
// them.

import { onLive, onMessage, tell } from "/client.js";
import { root } from "/root.js";

const script = "notifications";
// A browser knows neither outside of a secure context: at another address than the machine's own.
const isSupported = "Notification" in window && "serviceWorker" in navigator;

// What was chosen while there was no connection.
let waiting = [];
let isLive = false;

function say(message) {
  return tell(script, JSON.stringify(message));
}

function sayPermission() {
  say({ permission: isSupported ? Notification.permission : "unsupported" });
}

// The worker that notifications are shown by; made only where they are allowed.
async function worker() {
  // Another one of the page's may be there, which does what this one does and more.
  if (!await navigator.serviceWorker.getRegistration(`${root}/`)) {
    await navigator.serviceWorker.register(`${root}/notifications-worker.js`);
  }
  // If a worker that is being installed fails, nothing becomes ready.
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise((_, reject) => { setTimeout(reject, 3_000, new Error("no worker")); }),
  ]);
}

// Milliseconds until a notification is tried again, for each try: a worker that is just being
// installed or replaced shows none.
const retryDelays = [1_000, 3_000];

async function show(notice, [delay, ...laterDelays] = retryDelays) {
  const { id, title, body, isSilent, actions } = notice;
  try {
    const registration = await worker();
    // The same one again, from another page or after a lost connection, takes the place of the
    // first without a sound.
    const isShown = (await registration.getNotifications({ tag: id })).length > 0;
    const silent = isSilent || isShown;
    await registration.showNotification(title, { body, tag: id, silent, actions });
    say({ shown: id });
  } catch {
    // After the last try the host turns to another window, or to the desktop.
    if (delay) setTimeout(show, delay, notice, laterDelays);
    else say({ failed: id });
  }
}

async function withdraw(ids) {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const tag of ids) {
    for (const notification of await registration?.getNotifications({ tag }) ?? []) {
      notification.close();
    }
  }
}

async function ask() {
  // Where nobody tapped a moment ago, in another window, a browser would refuse.
  const wasTapped = navigator.userActivation?.isActive ?? true;
  if (isSupported && wasTapped) await Notification.requestPermission();
  sayPermission();
}

onMessage(script, (text) => {
  const message = JSON.parse(text);
  if (message.ask) ask();
  if (message.show) show(message.show);
  if (message.withdraw) withdraw(message.withdraw);
});

function answer(message) {
  if (!isLive || !say(message)) waiting.push(message);
}

onLive(() => {
  isLive = true;
  sayPermission();
  const messages = waiting;
  waiting = [];
  messages.forEach(answer);
});

if (isSupported) {
  navigator.serviceWorker.addEventListener("message", ({ data }) => answer(data));
  navigator.permissions?.query({ name: "notifications" })
    .then((status) => { status.onchange = sayPermission; });
}

// The worker opened this page, as there was none to tell.
if (location.hash.startsWith("#%7B")) {
  answer(JSON.parse(decodeURIComponent(location.hash.slice(1))));
  history.replaceState(history.state, "", location.pathname);
}
