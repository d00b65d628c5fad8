// What a browser does whose device was signed out: it forgets what it keeps of the habits, and goes
// where the pass code is asked for.

import { root } from "/root.js";

export async function forgetAndLeave() {
  // At once: nothing is to be seen any more, however long the rest takes.
  document.body.replaceChildren();
  document.title = "";
  // Each for itself: where one of them is not allowed, or not there, the others go all the same.
  await Promise.allSettled([forgetStorage(), forgetWorkers(), forgetCaches(), forgetDatabases()]);
  location.replace(`${root}/`);
}

// Other programs of the address keep theirs, where the host stands below a path of its own: what is the
// host's has the path in its name then.
async function forgetStorage() {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (key.includes(root)) localStorage.removeItem(key);
}

async function forgetWorkers() {
  const own = (await navigator.serviceWorker?.getRegistrations() ?? [])
    .filter(({ scope }) => new URL(scope).pathname.startsWith(`${root}/`));
  await Promise.all(own.map((registration) => registration.unregister()));
}

async function forgetCaches() {
  if (!globalThis.caches) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function forgetDatabases() {
  for (const { name } of await indexedDB.databases?.() ?? []) {
    if (name.includes(root)) indexedDB.deleteDatabase(name);
  }
}
