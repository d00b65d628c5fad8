// Menus and the buttons of a swipe are empty until somebody comes near.

import { onInsert, onLive, send } from "/client.js";
import { idOf, listens } from "/elements.js";

let asked = new WeakSet();
let awaited = null;

// Whether an element has what it holds; if not, it is asked for.
export function isMade(element) {
  if (!listens(element, "approach")) return true;
  if (!asked.has(element) && send(idOf(element), "approach")) asked.add(element);
  return false;
}

// Has something done once an element has what it holds, unless a finger comes down before.
export function whenMade(element, action) {
  if (isMade(element)) action();
  else awaited = { element, action };
}

document.addEventListener("pointerdown", ({ target, pointerType }) => {
  awaited = null;
  const opened = document.getElementById(target.closest("[data-open]")?.dataset.open);
  if (opened) isMade(opened);
  if (pointerType === "mouse") return;
  const around = target.closest(".row, [data-menu]");
  for (const element of around?.querySelectorAll(':scope > [data-on~="approach"]') ?? []) {
    isMade(element);
  }
}, true);

// The page on the other side may be another one by now, which was not asked yet.
onLive(() => { asked = new WeakSet(); });

onInsert((subtree) => {
  if (!awaited?.element.contains(subtree)) return;
  const { action } = awaited;
  awaited = null;
  // When all of the frame is in the page.
  queueMicrotask(action);
});
