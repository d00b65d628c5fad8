// @ts-check
// Menus and swipe buttons stay empty until they are opened, or until a press near them.

import { onInsert, onLive, send } from "/client.js";
import { idOf, listens } from "/elements.js";

let asked = new WeakSet();
/** @type {{ element: HTMLElement, action: () => void } | null} */
let awaited = null;

// Returns true if an element has its content. Otherwise requests it.
/** @param {HTMLElement} element */
export function ensureMade(element) {
  if (!listens(element, "approach")) return true;
  if (!asked.has(element) && send(idOf(element), "approach")) asked.add(element);
  return false;
}

// Performs an action once an element has its content, unless the user presses again or presses
// Escape first.
/** @param {HTMLElement} element @param {() => void} action */
export function whenMade(element, action) {
  if (ensureMade(element)) action();
  else awaited = { element, action };
}

document.addEventListener("pointerdown", ({ target, pointerType }) => {
  awaited = null;
  const opened = document.getElementById(target.closest("[data-open]")?.dataset.open);
  if (opened) ensureMade(opened);
  if (pointerType === "mouse") return;
  const around = target.closest(".row, [data-menu]");
  for (const element of around?.querySelectorAll(':scope > [data-on~="approach"]') ?? []) {
    ensureMade(element);
  }
}, true);

addEventListener("keydown", ({ key }) => { if (key === "Escape") awaited = null; }, true);

// After a reconnect, the host may have created a new page, which has not received these requests.
onLive(() => { asked = new WeakSet(); });

onInsert((subtree) => {
  if (!awaited?.element.contains(subtree)) return;
  const { action } = awaited;
  awaited = null;
  // Waits until the complete frame is applied.
  queueMicrotask(action);
});
