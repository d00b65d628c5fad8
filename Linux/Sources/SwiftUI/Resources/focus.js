// @ts-check
// The focus of screens. It returns to the element that opened a screen when the screen is closed,
// as browsers do for dialogs. While no element has the focus, the screen in front takes it so that
// keys scroll the screen, because the page itself does not scroll.

import { onInsert } from "/client.js";

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

// A screen reader continues at the start of a pushed screen.
onInsert((subtree) => {
  if (!subtree.matches(".level + .level:not([inert])")) return;
  const screen = /** @type {HTMLElement} */ (subtree.querySelector(".screen"));
  screen.tabIndex = -1;
  screen.focus({ preventScroll: true });
});

const scrollKeys = new Set([" ", "PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"]);

// The browser scrolls the focused element after this listener.
document.addEventListener("keydown", ({ key }) => {
  if (!scrollKeys.has(key) || document.activeElement !== document.body) return;
  if (document.querySelector(".menu:popover-open")) return;
  const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  /** @type {NodeListOf<HTMLElement>} */
  const screens = scope.querySelectorAll(".screen");
  const front = [...screens].findLast((each) => each.offsetParent && !each.closest("[inert]"));
  if (!front) return;
  front.tabIndex = -1;
  front.focus({ preventScroll: true });
});
