// @ts-check
// Caches the offline page, and delivers actions that were queued without a connection.

import { offerWhenLost, onFrame, onLive } from "/client.js";
import { showNotice } from "/effects.js";
import { root } from "/root.js";
import { localized } from "/texts.js";

// Browsers offer service workers only on a loopback address or over TLS.
const isSupported = "serviceWorker" in navigator && "caches" in window;
// The page is cached after `pause` milliseconds without changes, so that taps stay fast, but at
// most `longest` milliseconds after the first change.
const pause = 3_000;
const longest = 30_000;

let timer = 0;
// The time of the first change that is not cached yet, or 0.
let changed = 0;
let isStarted = false;

/** @param {string} links */
function addresses(links) {
  return [...document.querySelectorAll(links)]
    .map((link) => new URL(/** @type {HTMLLinkElement} */ (link).href).pathname);
}

async function keepNow() {
  clearTimeout(timer);
  changed = 0;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({
    keep: {
      fonts: addresses('link[rel="preload"][as="font"]'),
      sheet: addresses('link[rel="stylesheet"]')[0],
      isInstalled: window.offline.isInstalled(),
    },
  });
}

function keepSoon() {
  if (!isStarted) return;
  changed ||= Date.now();
  clearTimeout(timer);
  timer = setTimeout(keepNow, Math.min(pause, Math.max(0, changed + longest - Date.now())));
}

/** @param {string} script */
function load(script) {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = script;
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });
}

async function start() {
  try {
    await navigator.serviceWorker.register(`${root}/worker.js`, { scope: `${root}/` });
    await navigator.serviceWorker.ready;
    await load(`${root}/offline/queue.js`);
  } catch {
    // The browser refuses a service worker at this address, or the connection is already lost.
    return;
  }
  isStarted = true;
  await deliver();
  await keepNow();
}

async function deliver() {
  await window.offline.deliver();
  if (document.hidden) return;
  const refusals = await window.offline.takeRefusals();
  if (refusals.length === 0) return;
  const text = localized("Some changes made offline couldn't be saved.");
  showNotice([text, ...refusals].join(" "), { duration: 15_000 });
}

if (isSupported) {
  onLive(() => {
    if (isStarted) deliver().then(keepSoon);
    else setTimeout(start, 1_000);
  });
  onFrame(keepSoon);
  // When the connection is lost, the window offers a link to the offline page.
  offerWhenLost(async () => (isStarted && await window.offline.kept()
    ? { link: localized("Go On Offline"), address: `${root}/offline` } : null));
  document.addEventListener("visibilitychange", () => {
    if (isStarted && document.hidden) keepNow();
  });
}
