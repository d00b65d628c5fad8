// Runs beside the windows of this browser: keeps the page without a connection, and shows it where
// nobody answers. Scripts and style sheets are named whole, so that their bytes are looked at with this
// file's for whether there is another version.

importScripts("notifications-worker.js", "offline/queue.js");

// How long somebody waits for an answer where there is something to show.
const patience = 3_000;
const { offline } = self;

// Firefox fails a page whose preload fails, whatever the worker answers. Earlier versions had it.
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
  if (outcome === "away") throw new Error("Nobody answers yet");
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

async function keptFirst(request) {
  return await offline.kept(request.url) ?? fetch(request);
}

// A window, or where nobody answers the page without a connection.
async function openWindow(event) {
  const live = answerOfServer(event);
  const first = await Promise.race([
    live,
    new Promise((resolve) => { setTimeout(resolve, patience, null); }),
  ]);
  if (first?.response) return first.response;
  const kept = await offline.kept();
  if (kept) return kept;
  const last = await live;
  return last.response ?? last.other ?? Response.error();
}

async function answerOfServer(event) {
  try {
    const response = await fetch(event.request);
    if (response.status === 401) event.waitUntil(offline.forgetHabits());
    // What stands in front of the server says so where there is none. The server's own answers have a
    // header that theirs have not.
    const isFront = [502, 503, 504].includes(response.status)
      && !response.headers.has("cross-origin-opener-policy");
    return isFront ? { other: response } : { response };
  } catch {
    return {};
  }
}
