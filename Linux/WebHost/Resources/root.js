// What stands before all paths of the host where the browser reaches it: "/app", or nothing.

export const root = document.documentElement.dataset.root ?? "";

// The path of the page as the host knows it.
export function here() {
  return location.pathname.slice(root.length) || "/";
}
