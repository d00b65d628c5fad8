// What a tab keeps of its page, so that a reload goes on with it, or opens one that stands where it
// stood. It lasts as long as the tab; a tab that is duplicated starts with a copy.
//
// Entries of the browser's history say which of the tab's pages they belong to: a page to which the
// user comes back from elsewhere is there again as well.

const most = 8;

export const run = history.state?.run
  ?? [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join("");

const key = `page ${run}`;

// What was kept, { page, kept, hasLeft, typed }, or null.
export function recall() {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    // The browser lets the site keep nothing.
    return null;
  }
}

export function remember(memory) {
  try {
    if (!sessionStorage.getItem(key)) makeRoom();
    sessionStorage.setItem(key, JSON.stringify({ ...memory, time: Date.now() }));
  } catch {
    // Nothing can be kept: a reload starts afresh.
  }
}

// The pages that were left first make room.
function makeRoom() {
  const others = Object.keys(sessionStorage).filter((name) => name.startsWith("page "))
    .map((name) => ({ name, time: JSON.parse(sessionStorage.getItem(name)).time }))
    .sort((one, other) => one.time - other.time);
  for (const { name } of others.slice(0, Math.max(0, others.length - most + 1))) {
    sessionStorage.removeItem(name);
  }
}
