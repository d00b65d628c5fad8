// Gives the focus back to what opened a screen when the screen above it is gone. Dialogs do so by
// themselves.

// What had the focus last, by screen.
const last = new WeakMap();
let usesKeys = false;

document.addEventListener("keydown", () => {
  usesKeys = true;
}, true);

document.addEventListener("pointerdown", () => {
  usesKeys = false;
}, true);

document.addEventListener("focusin", ({ target }) => {
  const level = target.closest(".level");
  if (level) last.set(level, target);
});

function giveBack(level) {
  const element = last.get(level);
  // What the new screen asked for stays, and so does what the user went on to.
  if (!element?.isConnected || document.activeElement !== document.body) return;
  // A phone would bring up its keys.
  if (!usesKeys && element.matches("input, textarea")) return;
  element.focus({ preventScroll: true });
}

new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (target.matches(".level:not([inert])")) giveBack(target);
  }
}).observe(document.documentElement, { attributeFilter: ["inert"], subtree: true });
