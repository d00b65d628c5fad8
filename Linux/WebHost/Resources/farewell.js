// What a browser does whose device was signed out: it forgets what it keeps, and a page that is open
// goes where the pass code is asked for.

import { root } from "/root.js";

export async function forgetAndLeave() {
  // At once: nothing is to be seen any more, however long the rest takes.
  document.body.replaceChildren();
  document.title = "";
  await forget();
  location.replace(`${root}/`);
}

// Each for itself: where one of them is not allowed, or not there, the others go all the same.
export function forget() {
  return Promise.allSettled(
    [forgetStorage(), forgetWorkers(), forgetCaches(), forgetDatabases(), forgetBadge()],
  );
}

// Other programs of the address keep theirs, where the host stands below a path of its own: the names
// of what is the host's end with the path then.
async function forgetStorage() {
  sessionStorage.clear();
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

// What waits to be delivered stays, under that name: it would be lost, and names nothing.
async function forgetDatabases() {
  for (const { name } of await indexedDB.databases?.() ?? []) {
    if (name.endsWith(root) && !name.startsWith("waiting ")) indexedDB.deleteDatabase(name);
  }
}

async function forgetBadge() {
  await navigator.clearAppBadge?.();
}
