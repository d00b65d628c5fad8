// @ts-check
// Arrow keys in a picker that shows all its values: each selects the next or previous value.

import { onInsert } from "/client.js";
import { towardEnd } from "/direction.js";

document.addEventListener("keydown", (event) => {
  const radio = event.target.closest?.("[role=radio]");
  if (!radio || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = radio.closest("[role=radiogroup]");
  const all = [...group.querySelectorAll("[role=radio]:not(:disabled)")];
  const step = {
    ArrowDown: 1, ArrowUp: -1, ArrowRight: towardEnd(), ArrowLeft: -towardEnd(),
  }[event.key];
  const next = {
    Home: all[0],
    End: all.at(-1),
  }[event.key] ?? (step && all.at((all.indexOf(radio) + step) % all.length));
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
