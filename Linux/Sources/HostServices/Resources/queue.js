// @ts-check
// The queue of actions that were performed without a connection, and the cache of the offline page.
// Windows, the offline page, and the service worker use this script.

(() => {
  const isWorker = typeof self.registration !== "undefined" && typeof document === "undefined";
  // The prefix of all paths of the host: "" or "/app".
  const root = isWorker
    ? new URL(self.registration.scope).pathname.replace(/\/$/, "")
    : document.documentElement.dataset.root ?? "";
  const cacheName = `offline ${root}`;
  // The windows' style sheet, as requested by the offline page. The query separates its cached copy
  // from the windows' requests.
  const sheetPath = "/app.css?offline";
  // The largest number of actions in one request.
  const mostAtOnce = 100;
  const timeout = 15_000;

  // A database of the browser, opened on first use.
  class Database {
    #name;
    /** @type {Record<string, IDBObjectStoreParameters | undefined>} */
    #stores;
    /** @type {Promise<IDBDatabase> | null} */
    #opened = null;

    // `stores` maps the names of object stores to their options.
    /** @param {string} name @param {Record<string, IDBObjectStoreParameters | undefined>} stores */
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
          // Another page is deleting the database.
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

    /** @param {IDBDatabase} database */
    #close(database) {
      database.close();
      this.#opened = null;
    }

    // Runs `work` on the stores. Resolves to the result of `work` once everything is on disk.
    /** @param {IDBTransactionMode} mode @param {(...stores: IDBObjectStore[]) => any} work */
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

  // The actions in order: { id, made, call, row, day, effect, at }. `at` is the time of delivery by
  // the server's clock. No habit name is included, because the queue survives signing out.
  const queue = new Database(`waiting ${root}`, { actions: { autoIncrement: true } });
  // The names of habits by `row`, and unread messages about failed actions by `id`.
  const words = new Database(`offline ${root}`, { names: undefined, refusals: undefined });

  /** @param {IDBObjectStore} store @param {(cursor: IDBCursorWithValue) => void} visit */
  function eachOf(store, visit) {
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = /** @type {IDBRequest} */ (target).result;
      if (!cursor) return;
      visit(cursor);
      cursor.continue();
    };
  }

  /** @returns {Promise<StoredAction[]>} */
  function all() {
    return queue.transact("readonly", (actions) => {
      /** @type {StoredAction[]} */
      const entries = [];
      eachOf(actions, (cursor) => { entries.push({ key: cursor.key, ...cursor.value }); });
      return entries;
    });
  }

  // Returns the actions that are not yet included in the page that was made at `made`.
  /** @param {number} made */
  async function actionsAfter(made) {
    return (await all()).filter((action) => !action.at || action.at > made);
  }

  // `name` is the habit's name, for a message in case the action fails.
  /** @param {OfflineAction} action @param {string} name */
  async function add(action, name) {
    await words.transact("readwrite", (names) => { names.put(name, action.row); });
    await queue.transact("readwrite", (actions) => { actions.add(action); });
  }

  async function waiting() {
    return (await all()).filter((action) => !action.at);
  }

  // Delivers waiting actions in order. If several pages try at the same time, one delivers and the
  // others find nothing to deliver. Returns "done", "away" if the server does not respond, "later"
  // if an action can't be performed yet, or "refused" if the pass code is required.
  function deliver() {
    return navigator.locks.request(`offline delivery ${root}`, async () => {
      for (;;) {
        const actions = (await waiting()).slice(0, mostAtOnce);
        if (actions.length === 0) return "done";
        const response = await send(actions);
        if (response?.status === 401) return "refused";
        if (!response?.content) return "away";
        const { at, answers } = response.content;
        /** @type {Map<string, { id: string, refusal?: string }>} */
        const known = new Map(answers.map((/** @type {any} */ answer) => [
          answer.id.toLowerCase(), answer,
        ]));
        // The messages are stored before the actions leave the queue, because a repeated message is
        // better than a lost message.
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

  /** @param {StoredAction[]} actions
   * @param {Map<string, { id: string, refusal?: string }>} known */
  async function keepRefusals(actions, known) {
    if (actions.length === 0) return;
    await words.transact("readwrite", (names, refusals) => {
      for (const { id, row } of actions) {
        const { refusal } = known.get(id);
        names.get(row).onsuccess = ({ target }) => {
          const name = /** @type {IDBRequest} */ (target).result;
          // The name is gone if the device was signed out.
          const isSaid = name === undefined || refusal.includes(name);
          refusals.put(isSaid ? refusal : `${name}: ${refusal}`, id);
        };
      }
    });
  }

  /** @param {StoredAction[]} actions */
  async function send(actions) {
    try {
      const response = await fetch(`${root}/offline/actions`, {
        method: "POST",
        body: JSON.stringify({
          sent: Date.now(),
          actions: actions.map(({ id, made, call }) => ({ id, made, call })),
        }),
        // @ts-ignore TypeScript 4 lacks `timeout`.
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, content: response.ok ? await response.json() : null };
    } catch {
      return null;
    }
  }

  // MARK: Cache

  /** @param {string} address */
  async function fetched(address) {
    // @ts-ignore TypeScript 4 lacks `timeout`.
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  }

  /** @param {string} address */
  function asked(address) {
    return fetch(address, {
      // @ts-ignore TypeScript 4 lacks `timeout`.
      cache: "no-store", redirect: "error", signal: AbortSignal.timeout(timeout),
    });
  }

  // Returns the newest page. If it differs from the cached page only in its days, only the days are
  // transferred.
  /** @param {Response | undefined} kept */
  async function newestPage(kept) {
    const shape = kept?.headers.get("shape");
    if (shape) {
      const days = await asked(`${root}/offline/days`);
      if (!days.ok) return days;
      if (days.headers.get("shape") === shape) return withDays(kept, days);
    }
    return asked(`${root}/offline`);
  }

  /** @param {Response} page @param {Response} days */
  async function withDays(page, days) {
    const text = (await days.text()).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    const html = (await page.text()).replace(/ data-days="[^"]*"/, () => ` data-days="${text}"`);
    const headers = new Headers(page.headers);
    for (const name of ["made", "open-rows"]) headers.set(name, days.headers.get(name));
    // These headers describe the compressed bytes.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(html, { headers });
  }

  // Caches the files that a page names, unless they are cached. The page names all files by their
  // content hash except the style sheet, whose address a window passes. Without that address, the
  // sheet is fetched again.
  /** @param {Cache} cache @param {string[]} named @param {string | null} sheet */
  async function keepFiles(cache, named, sheet) {
    for (const address of named) {
      const kept = await cache.match(address);
      const isSheet = address === `${root}${sheetPath}`;
      const isKept = isSheet ? sheet && kept?.url === new URL(sheet, location.href).href : kept;
      if (isKept) continue;
      await cache.put(address, await fetched((isSheet && sheet) || address.split("?")[0]));
    }
  }

  // Caches the newest page with everything it needs. A window passes its `fonts` and its `sheet`,
  // which are named by their content hash. `isInstalled` is true for an installed app.
  /** @type {Offline["keep"]} */
  function keep({ fonts = [], sheet = null, isInstalled = false } = {}) {
    return navigator.locks.request(`offline keep ${root}`, async () => {
      const cache = await caches.open(cacheName);
      /** @type {Response} */
      let page;
      try {
        page = await newestPage(await cache.match(`${root}/offline`));
      } catch {
        // The earlier cache remains.
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

  // Shows the number of habits left today on the app's icon, if the system supports badges.
  /** @param {number} count */
  function showBadge(count) {
    const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    // The browser has the function, but the system has no badges.
    done?.catch(() => {});
  }

  function isInstalled() {
    return matchMedia("(display-mode: standalone)").matches;
  }

  // Deletes all data about habits. Undelivered actions remain, without names.
  async function forgetHabits() {
    await Promise.all([caches.delete(cacheName), words.delete()]);
  }

  // Returns the cached response for an address. Does not open the cache, because opening would
  // create it again after signing out.
  async function kept(address = `${root}/offline`) {
    return caches.match(address, { cacheName });
  }

  // Returns the messages about failed actions, and removes them.
  function takeRefusals() {
    return words.transact("readwrite", (_, refusals) => {
      /** @type {string[]} */
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
