// @ts-check
// Arrow keys in a picker that shows all its values: each selects the next or previous value.

import { onInsert } from "/client.js";

document.addEventListener("keydown", (event) => {
  const radio = event.target.closest?.("[role=radio]");
  if (!radio || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = radio.closest("[role=radiogroup]");
  const all = [...group.querySelectorAll("[role=radio]:not(:disabled)")];
  const at = all.indexOf(radio);
  const next = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowRight: all[(at + 1) % all.length],
    ArrowUp: all[(at - 1 + all.length) % all.length],
    ArrowLeft: all[(at - 1 + all.length) % all.length],
    Home: all[0],
    End: all.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
});

// A list in place of a wheel starts with the chosen value in its middle, and scrolls to a value
// that is chosen elsewhere.
/** @param {HTMLElement} chosen */
function turn(chosen) {
  const wheel = chosen.parentElement;
  wheel.scrollTop = chosen.offsetTop - (wheel.clientHeight - chosen.offsetHeight) / 2;
}

const choices = new MutationObserver((changes) => {
  for (const { target } of /** @type {ElementChange[]} */ (changes)) {
    if (target.matches(".wheel > [aria-checked=true]:not(:focus)")) turn(target);
  }
});

onInsert((subtree) => {
  for (const wheel of subtree.querySelectorAll(".wheel")) {
    choices.observe(wheel, { attributeFilter: ["aria-checked"], subtree: true });
  }
  for (const chosen of subtree.querySelectorAll(".wheel > [aria-checked=true]")) turn(chosen);
  if (subtree.matches(".wheel > [aria-checked=true]")) turn(subtree);
});
