// @ts-check
// The service worker: caches the offline page, and shows it if the server does not respond. The
// imported scripts have literal names, so that the browser includes their bytes when it checks for
// a new version of this file.

importScripts("notifications-worker.js", "offline/queue.js");

// The longest wait for a response if a cached page exists, in milliseconds.
const timeout = 3_000;
const { offline } = self;

// With navigation preload, which earlier versions enabled, Firefox shows an error if the preload
// fails, even if the worker responds.
self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.disable());
});

self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(offline.keep(event.data.keep));
});

self.addEventListener("sync", (event) => {
  if (event.tag === "deliver") event.waitUntil(deliverAndKeep());
});

async function deliverAndKeep() {
  const outcome = await offline.deliver();
  if (outcome === "away") throw new Error("The server does not respond yet");
  if (outcome === "refused") await offline.forgetHabits();
  else await offline.keep();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate" && request.destination === "document") {
    event.respondWith(openWindow(event));
  } else if (address.search.startsWith("?offline") || request.destination === "font") {
    event.respondWith(keptFirst(request));
  }
});

/** @param {Request} request */
async function keptFirst(request) {
  return await offline.kept(request.url) ?? fetch(request);
}

// Responds with a window, or with the offline page if the server does not respond.
/** @param {FetchEvent} event */
async function openWindow(event) {
  const live = answerOfServer(event);
  const first = await Promise.race([
    live,
    new Promise((resolve) => { setTimeout(resolve, timeout, null); }),
  ]);
  if (first?.response) return first.response;
  const kept = await offline.kept();
  if (kept) return kept;
  const last = await live;
  return last.response ?? last.other ?? Response.error();
}

/** @param {FetchEvent} event */
async function answerOfServer(event) {
  try {
    const response = await fetch(event.request);
    if (response.status === 401) event.waitUntil(offline.forgetHabits());
    // A proxy answers with 502, 503, or 504 if the server is gone. The server's own responses have
    // a header that a proxy's responses lack.
    const isFront = [502, 503, 504].includes(response.status)
      && !response.headers.has("cross-origin-opener-policy");
    return isFront ? { other: response } : { response };
  } catch {
    return {};
  }
}
