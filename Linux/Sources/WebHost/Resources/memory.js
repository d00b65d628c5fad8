// @ts-check
// A tab's memory of its page, so that a reload continues with the page or restores its state. The
// memory lasts as long as the tab. A duplicated tab starts with a copy.
//
// History entries name the tab's page that they belong to, so that returning from another site
// restores the page as well.

const most = 8;

export const run = history.state?.run
  ?? [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join("");

const key = `page ${run}`;

// The stored state, { page, kept, hasLeft, typed }, or null.
/** @returns {PageMemory | null} */
export function recall() {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    // The browser denies storage to this site.
    return null;
  }
}

/** @param {PageMemory} memory */
export function remember(memory) {
  try {
    if (!sessionStorage.getItem(key)) makeRoom();
    sessionStorage.setItem(key, JSON.stringify({ ...memory, time: Date.now() }));
  } catch {
    // Without storage, a reload starts a new page.
  }
}

// Removes the pages that were stored least recently.
function makeRoom() {
  const others = Object.keys(sessionStorage).filter((name) => name.startsWith("page "))
    .map((name) => ({ name, time: JSON.parse(sessionStorage.getItem(name)).time }))
    .sort((one, other) => one.time - other.time);
  for (const { name } of others.slice(0, Math.max(0, others.length - most + 1))) {
    sessionStorage.removeItem(name);
  }
}
