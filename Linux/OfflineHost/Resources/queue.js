// What was done without a connection, and what is kept to do it: used by windows, by the page without
// a connection and by the worker beside them.

(() => {
  const isWorker = typeof self.registration !== "undefined" && typeof document === "undefined";
  // Where the program stands below its address: "" or "/app".
  const root = isWorker
    ? new URL(self.registration.scope).pathname.replace(/\/$/, "")
    : document.documentElement.dataset.root ?? "";
  const cacheName = `offline ${root}`;
  // Where the page finds the sheet of the windows; what is kept for it is told from what others ask
  // for by its query.
  const sheetPath = "/app.css?offline";
  // The most that the server takes at once.
  const mostAtOnce = 100;
  const patience = 15_000;

  // A database of the browser's, opened when it is first asked for.
  class Database {
    #name;
    #stores;
    #opened = null;

    // `stores` is what it has: names and options of object stores.
    constructor(name, stores) {
      this.#name = name;
      this.#stores = stores;
    }

    #open() {
      this.#opened ??= new Promise((resolve, reject) => {
        const request = indexedDB.open(this.#name, 1);
        request.onupgradeneeded = () => {
          for (const [name, options] of Object.entries(this.#stores)) {
            request.result.createObjectStore(name, options);
          }
        };
        request.onsuccess = () => {
          // Another page deletes it.
          request.result.onversionchange = () => this.#close(request.result);
          resolve(request.result);
        };
        request.onerror = () => {
          this.#opened = null;
          reject(request.error);
        };
      });
      return this.#opened;
    }

    #close(database) {
      database.close();
      this.#opened = null;
    }

    // Runs `work` on the stores, and returns what it returns once all of it is on disk.
    async transact(mode, work) {
      const names = Object.keys(this.#stores);
      const transaction = (await this.#open()).transaction(names, mode, { durability: "strict" });
      const result = work(...names.map((name) => transaction.objectStore(name)));
      return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(result);
        transaction.onabort = () => reject(transaction.error);
      });
    }

    async delete() {
      const database = await this.#opened;
      if (database) this.#close(database);
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(this.#name);
        request.onsuccess = request.onerror = request.onblocked = resolve;
      });
    }
  }

  // What was done, in that order: { id, made, call, row, day, effect, at }. `at` is when it was
  // delivered, by the server's clock. No name of a habit is in it: it stays after signing out, so that
  // nothing of it is lost.
  const queue = new Database(`waiting ${root}`, { actions: { autoIncrement: true } });
  // Names of habits by `row`; and by `id` what could not be done, in words, until somebody has read it.
  const words = new Database(`offline ${root}`, { names: undefined, refusals: undefined });

  function eachOf(store, visit) {
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = target.result;
      if (!cursor) return;
      visit(cursor);
      cursor.continue();
    };
  }

  function all() {
    return queue.transact("readonly", (actions) => {
      const entries = [];
      eachOf(actions, (cursor) => { entries.push({ key: cursor.key, ...cursor.value }); });
      return entries;
    });
  }

  // Those that a page of an instant does not show.
  async function actionsAfter(made) {
    return (await all()).filter((action) => !action.at || action.at > made);
  }

  // `name` is of the habit, for when it has to be said what could not be done.
  async function add(action, name) {
    await words.transact("readwrite", (names) => { names.put(name, action.row); });
    await queue.transact("readwrite", (actions) => { actions.add(action); });
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
        // Before it is taken out of the queue: said twice is better than never.
        await keepRefusals(actions.filter(({ id }) => known.get(id)?.refusal), known);
        await queue.transact("readwrite", (store) => {
          for (const { key, ...action } of actions) {
            const answer = known.get(action.id);
            if (answer?.refusal) store.delete(key);
            else if (answer) store.put({ ...action, at }, key);
          }
        });
        if (known.size < actions.length) return "later";
      }
    });
  }

  async function keepRefusals(actions, known) {
    if (actions.length === 0) return;
    await words.transact("readwrite", (names, refusals) => {
      for (const { id, row } of actions) {
        const { refusal } = known.get(id);
        names.get(row).onsuccess = ({ target }) => {
          const name = target.result;
          // Gone where the device was signed out meanwhile.
          const isSaid = name === undefined || refusal.includes(name);
          refusals.put(isSaid ? refusal : `${name}: ${refusal}`, id);
        };
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
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  }

  function asked(address) {
    return fetch(address, {
      cache: "no-store", redirect: "error", signal: AbortSignal.timeout(patience),
    });
  }

  // The newest page. Where it differs from the one that is kept in its days alone, only these are sent.
  async function newestPage(kept) {
    const shape = kept?.headers.get("shape");
    if (shape) {
      const days = await asked(`${root}/offline/days`);
      if (!days.ok) return days;
      if (days.headers.get("shape") === shape) return withDays(kept, days);
    }
    return asked(`${root}/offline`);
  }

  async function withDays(page, days) {
    const text = (await days.text()).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    const html = (await page.text()).replace(/ data-days="[^"]*"/, () => ` data-days="${text}"`);
    const headers = new Headers(page.headers);
    for (const name of ["made", "open-rows"]) headers.set(name, days.headers.get(name));
    // They are of the bytes that came once.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(html, { headers });
  }

  // Keeps the files that a page names, unless they are kept already. All but the sheet are named by
  // what they hold; what that would be now a window knows.
  async function keepFiles(cache, named, sheet) {
    for (const address of named) {
      const kept = await cache.match(address);
      const isSheet = address === `${root}${sheetPath}`;
      const isKept = isSheet ? sheet && kept?.url === new URL(sheet, location.href).href : kept;
      if (isKept) continue;
      await cache.put(address, await fetched((isSheet && sheet) || address.split("?")[0]));
    }
  }

  // Keeps the newest page with all that it needs. A window tells which `fonts` it has and which
  // `sheet`, which are named by what they hold; `isInstalled` is whether it stands beside the system's
  // own programs.
  function keep({ fonts = [], sheet = null, isInstalled = false } = {}) {
    return navigator.locks.request(`offline keep ${root}`, async () => {
      const cache = await caches.open(cacheName);
      let page;
      try {
        page = await newestPage(await cache.match(`${root}/offline`));
      } catch {
        // What is kept stays.
        return;
      }
      if (page.status === 401) return forgetHabits();
      if (isInstalled) showBadge(Number(page.headers.get("open-rows") ?? 0));
      if (!page.ok) return;
      const text = await page.clone().text();
      const named = [...text.matchAll(/(?:href|src)="([^"]+\?offline[^"]*)"/g)].map(([, name]) => name);
      try {
        await keepFiles(cache, named, sheet);
        for (const font of fonts) {
          if (!await cache.match(font)) await cache.put(font, await fetched(font));
        }
      } catch {
        return;
      }
      const made = Number(page.headers.get("made"));
      await cache.put(`${root}/offline`, page);
      await queue.transact("readwrite", (actions) => eachOf(actions, (cursor) => {
        if (cursor.value.at <= made) cursor.delete();
      }));
      if (fonts.length === 0) return;
      const needed = new Set([`${root}/offline`, ...fonts, ...named].map(
        (address) => new URL(address, location.href).href));
      for (const request of await cache.keys()) {
        if (!needed.has(request.url)) await cache.delete(request);
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

  // Nothing of the habits is to be seen any more. What waits to be delivered is kept, without names.
  async function forgetHabits() {
    await Promise.all([caches.delete(cacheName), words.delete()]);
  }

  async function kept(address = `${root}/offline`) {
    const cache = await caches.open(cacheName);
    return cache.match(address);
  }

  // What could not be done, in words, which is told once.
  function takeRefusals() {
    return words.transact("readwrite", (_, refusals) => {
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
    kept, forgetHabits, showBadge, isInstalled,
  };
})();
