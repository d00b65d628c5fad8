// @ts-check
// The prefix of all paths of the host in the browser: "/app", or empty.

export const root = document.documentElement.dataset.root ?? "";

// Returns the path of the page without the host's prefix.
export function here() {
  return location.pathname.slice(root.length) || "/";
}
