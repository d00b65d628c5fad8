// What was done without a connection, and what is kept to do it: used by windows, by the page without
// a connection and by the worker beside them.

(() => {
  const isWorker = typeof self.registration !== "undefined" && typeof document === "undefined";
  // Where the program stands below its address: "" or "/app".
  const root = isWorker
    ? new URL(self.registration.scope).pathname.replace(/\/$/, "")
    : document.documentElement.dataset.root ?? "";
  const cacheName = `offline ${root}`;
  const databaseName = `offline ${root}`;
  // The most that the server takes at once.
  const mostAtOnce = 100;
  const patience = 15_000;

  let opened = null;

  function database() {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1);
      request.onupgradeneeded = () => {
        // In the order in which they were done: { id, made, call, row, day, effect, at }. `at` is when
        // it was delivered, by the server's clock.
        request.result.createObjectStore("actions", { autoIncrement: true });
        // What could not be done, in words, until somebody has read it.
        request.result.createObjectStore("refusals", { autoIncrement: true });
      };
      request.onsuccess = () => {
        const result = request.result;
        // Another page deletes it.
        result.onversionchange = () => {
          result.close();
          opened = null;
        };
        resolve(result);
      };
      request.onerror = () => {
        opened = null;
        reject(request.error);
      };
    });
    return opened;
  }

  // Runs `work` on the two stores, and returns what it returns once all of it is on disk.
  async function transact(mode, work) {
    const transaction = (await database())
      .transaction(["actions", "refusals"], mode, { durability: "strict" });
    const result = work(transaction.objectStore("actions"), transaction.objectStore("refusals"));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  function eachOf(store, visit) {
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = target.result;
      if (!cursor) return;
      visit(cursor);
      cursor.continue();
    };
  }

  function all() {
    return transact("readonly", (actions) => {
      const entries = [];
      eachOf(actions, (cursor) => { entries.push({ key: cursor.key, ...cursor.value }); });
      return entries;
    });
  }

  // Those that a page of an instant does not show.
  async function actionsAfter(made) {
    return (await all()).filter((action) => !action.at || action.at > made);
  }

  function add(action) {
    return transact("readwrite", (actions) => { actions.add(action); });
  }

  async function waiting() {
    return (await all()).filter((action) => !action.at);
  }

  // Delivers what waits, in order. Of several pages one does, and the others find nothing to do.
  // Returns "done", "away" where nobody answers, "later", or "refused" where the pass code is asked for.
  function deliver() {
    return navigator.locks.request(`offline delivery ${root}`, async () => {
      for (;;) {
        const actions = (await waiting()).slice(0, mostAtOnce);
        if (actions.length === 0) return "done";
        const response = await send(actions);
        if (response?.status === 401) return "refused";
        if (!response?.ok) return "away";
        const { at, answers } = await response.json();
        const known = new Map(answers.map((answer) => [answer.id.toLowerCase(), answer]));
        await transact("readwrite", (store, refusals) => {
          for (const { key, ...action } of actions) {
            const answer = known.get(action.id);
            if (!answer) continue;
            if (answer.refusal) {
              const { refusal } = answer;
              const isNamed = refusal.includes(action.name);
              refusals.add(isNamed ? refusal : `${action.name}: ${refusal}`);
              store.delete(key);
            } else {
              store.put({ ...action, at }, key);
            }
          }
        });
        if (known.size < actions.length) return "later";
      }
    });
  }

  async function send(actions) {
    try {
      return await fetch(`${root}/offline/actions`, {
        method: "POST",
        body: JSON.stringify({
          sent: Date.now(),
          actions: actions.map(({ id, made, call }) => ({ id, made, call })),
        }),
        signal: AbortSignal.timeout(patience),
      });
    } catch {
      return null;
    }
  }

  // MARK: What is kept

  async function fetched(address) {
    const response = await fetch(address, {
      cache: "no-cache", signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  }

  // Keeps the newest page with all that it needs.
  // `isInstalled` is whether a window asks that stands beside the system's own programs.
  function keep(fonts = [], isInstalled = false) {
    return navigator.locks.request(`offline keep ${root}`, async () => {
      let page;
      try {
        page = await fetch(`${root}/offline`, {
          cache: "no-store", redirect: "error", signal: AbortSignal.timeout(patience),
        });
      } catch {
        // What is kept stays.
        return;
      }
      if (page.status === 401) return forgetPages();
      if (isInstalled) showBadge(Number(page.headers.get("open-rows") ?? 0));
      if (!page.ok) return;
      const text = await page.clone().text();
      const named = [...text.matchAll(/(?:href|src)="([^"]+\?offline)"/g)].map((match) => match[1]);
      const cache = await caches.open(cacheName);
      const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      try {
        for (const address of named) await cache.put(address, await fetched(address));
        // Named by what they hold.
        for (const font of fonts) if (!kept.has(font)) await cache.put(font, await fetched(font));
      } catch {
        return;
      }
      await cache.put(`${root}/offline`, page);
      const made = JSON.parse(text.match(/&quot;made&quot;:(\d+)/)?.[1] ?? "0");
      await transact("readwrite", (actions) => eachOf(actions, (cursor) => {
        if (cursor.value.at <= made) cursor.delete();
      }));
      if (fonts.length === 0) return;
      const needed = new Set([`${root}/offline`, ...fonts, ...named.map((name) => name.split("?")[0])]);
      for (const request of await cache.keys()) {
        if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
      }
    });
  }

  // How much is still to be done today, at the icon of the program where the system has one.
  function showBadge(count) {
    const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    // Where the system has no badges after all.
    done?.catch(() => {});
  }

  function isInstalled() {
    return matchMedia("(display-mode: standalone)").matches;
  }

  // Nothing of the days is to be seen any more. What waits to be delivered is kept.
  function forgetPages() {
    return caches.delete(cacheName);
  }

  // After signing out nothing is left.
  async function forget() {
    if (!isWorker && isInstalled()) showBadge(0);
    await forgetPages();
    (await opened)?.close();
    opened = null;
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(databaseName);
      request.onsuccess = request.onerror = request.onblocked = resolve;
    });
    await navigator.serviceWorker?.getRegistration(`${root}/`)
      .then((registration) => registration?.unregister());
  }

  async function kept(address = `${root}/offline`) {
    const cache = await caches.open(cacheName);
    return cache.match(address);
  }

  // What could not be done, in words, which is told once.
  function takeRefusals() {
    return transact("readwrite", (_, refusals) => {
      const taken = [];
      eachOf(refusals, (cursor) => {
        taken.push(cursor.value);
        cursor.delete();
      });
      return taken;
    });
  }

  self.offline = {
    root, add, actionsAfter, takeRefusals, waiting, deliver, keep,
    kept, forget, forgetPages, showBadge, isInstalled,
  };
})();
