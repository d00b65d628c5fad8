// The browser's history: one entry for each step that the page lets the user go back.

let tell = null;
// Entries below belong to what the tab showed before, an earlier load of this page perhaps.
let base = history.state?.depth ?? 0;
// Steps that the page offers, and where the history stands.
let wanted = 0;
let current = 0;
let isMoving = false;

export function start(send, depth) {
  tell = send;
  history.scrollRestoration = "manual";
  history.replaceState({ depth: base }, "");
  setDepth(depth);
}

export function setDepth(depth) {
  wanted = Math.max(0, depth);
  settle();
}

function settle() {
  if (isMoving) return;
  while (current < wanted) {
    current += 1;
    history.pushState({ depth: base + current }, "");
  }
  if (current > wanted) {
    isMoving = true;
    history.go(wanted - current);
  }
}

addEventListener("popstate", (event) => {
  const depth = (event.state?.depth ?? 0) - base;
  const moved = isMoving;
  isMoving = false;
  if (depth < 0) base += depth;
  current = Math.max(0, depth);
  if (!moved && current < wanted) {
    wanted = current;
    tell(current);
  }
  // Forward leads to what is no longer there: it goes back again.
  settle();
});
