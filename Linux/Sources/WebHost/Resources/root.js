// @ts-check
// The prefix of all paths of the host in the browser: "/app", or empty.

export const root = document.documentElement.dataset.root ?? "";

// The path of the page as the host knows it.
export function here() {
  return location.pathname.slice(root.length) || "/";
}
