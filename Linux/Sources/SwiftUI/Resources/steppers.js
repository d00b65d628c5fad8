// @ts-check
// The buttons of a stepper: they repeat while held down, and arrow keys press them.

import { pendingSequence } from "/connection.js";
import { towardEnd } from "/direction.js";
import { idOf } from "/elements.js";
import { suppressClick } from "/taps.js";

const timeToRepeat = 450;
const timeBetweenSteps = 120;

/** @type {{ button: HTMLElement, timer: number } | null} */
let held = null;

function release() {
  clearTimeout(held?.timer);
  held = null;
}

// While the host has not answered, repeating would only make the number run on after the release.
/** @param {HTMLElement} button */
function step(button) {
  if (!pendingSequence(idOf(button), "click")) button.click();
}

function repeat() {
  suppressClick();
  step(held.button);
  held.timer = setTimeout(repeat, timeBetweenSteps);
}

document.addEventListener("pointerdown", (event) => {
  release();
  const button = event.button === 0 && event.target.closest?.(".step");
  if (button) held = { button, timer: setTimeout(repeat, timeToRepeat) };
});

document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);
document.addEventListener("pointerout", (event) => {
  if (held?.button === event.target.closest?.(".step")
    && !held.button.contains(/** @type {Node} */ (event.relatedTarget))) release();
});

document.addEventListener("keydown", (event) => {
  const focused = event.target.closest?.(".step");
  if (!focused || event.ctrlKey || event.metaKey || event.altKey) return;
  const end = towardEnd() > 0 ? 1 : 0;
  const at = { ArrowUp: 1, ArrowRight: end, ArrowDown: 0, ArrowLeft: 1 - end }[event.key];
  if (at === undefined) return;
  event.preventDefault();
  const button = /** @type {HTMLElement} */ (focused.parentElement.children[at]);
  button.focus();
  if (event.repeat) step(button); else button.click();
});
