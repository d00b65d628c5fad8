// @ts-check
// Returns the focus to the element that opened a screen when the screen is closed. Browsers do so
// for dialogs.

// The last focused element, by screen.
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

/** @param {Element} level */
function giveBack(level) {
  const element = last.get(level);
  // Keeps a focus that the new screen or the user has set.
  if (!element?.isConnected || document.activeElement !== document.body) return;
  // Focus in a field would open a phone's keyboard.
  if (!usesKeys && element.matches("input, textarea")) return;
  element.focus({ preventScroll: true });
}

new MutationObserver((changes) => {
  for (const { target } of /** @type {ElementChange[]} */ (changes)) {
    if (target.matches(".level:not([inert])")) giveBack(target);
  }
}).observe(document.documentElement, { attributeFilter: ["inert"], subtree: true });
