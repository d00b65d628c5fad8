// @ts-check
// Clears the browser's data after its device was signed out, and leads an open page to the form
// that asks for the pass code.

import { root } from "/root.js";

export async function forgetAndLeave() {
  // Hides the content immediately, because the rest may take long.
  document.body.replaceChildren();
  document.title = "";
  await forget();
  location.replace(`${root}/`);
}

// Each part is cleared separately, so that one failure does not prevent clearing the other parts.
export function forget() {
  return Promise.allSettled(
    [forgetStorage(), forgetWorkers(), forgetCaches(), forgetDatabases(), forgetBadge()],
  );
}

// Other programs at the same address keep their data. The names of a tab's pages begin with "page".
// All other names end with the host's path prefix, if there is one.
async function forgetStorage() {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith("page ")) sessionStorage.removeItem(key);
  }
  for (const key of Object.keys(localStorage)) if (key.endsWith(root)) localStorage.removeItem(key);
}

async function forgetWorkers() {
  const own = (await navigator.serviceWorker?.getRegistrations() ?? [])
    .filter(({ scope }) => new URL(scope).pathname.startsWith(`${root}/`));
  await Promise.all(own.map((registration) => registration.unregister()));
}

async function forgetCaches() {
  if (!globalThis.caches) return;
  const own = (await caches.keys()).filter((name) => name.endsWith(root));
  await Promise.all(own.map((name) => caches.delete(name)));
}

// Undelivered actions remain, because they would be lost otherwise. They contain no names.
async function forgetDatabases() {
  for (const { name } of await indexedDB.databases?.() ?? []) {
    if (name.endsWith(root) && !name.startsWith("waiting ")) indexedDB.deleteDatabase(name);
  }
}

async function forgetBadge() {
  await navigator.clearAppBadge?.();
}
