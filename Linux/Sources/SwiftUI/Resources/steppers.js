// @ts-check
// The buttons of a stepper: they repeat while held down, and arrow keys press them.

const timeToRepeat = 450;
const timeBetweenSteps = 120;

/** @type {{ button: HTMLElement, timer: number, hasRepeated: boolean } | null} */
let held = null;

function release() {
  clearTimeout(held?.timer);
  if (held && !held.hasRepeated) held = null;
}

function repeat() {
  held.hasRepeated = true;
  held.button.click();
  held.timer = setTimeout(repeat, timeBetweenSteps);
}

document.addEventListener("pointerdown", (event) => {
  release();
  held = null;
  const button = event.button === 0 && event.target.closest?.(".step");
  if (button) held = { button, timer: setTimeout(repeat, timeToRepeat), hasRepeated: false };
});

document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);
document.addEventListener("pointerout", (event) => {
  if (held?.button === event.target.closest?.(".step")
    && !held.button.contains(/** @type {Node} */ (event.relatedTarget))) release();
});

// The click at the end of a long press must not cause another step.
document.addEventListener("click", (event) => {
  if (!event.isTrusted || event.detail === 0 || !held?.hasRepeated) return;
  held = null;
  event.preventDefault();
  event.stopPropagation();
}, true);

document.addEventListener("keydown", (event) => {
  const step = event.target.closest?.(".step");
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = { ArrowUp: 1, ArrowRight: 1, ArrowDown: 0, ArrowLeft: 0 }[event.key];
  if (at === undefined) return;
  event.preventDefault();
  const button = /** @type {HTMLElement} */ (step.parentElement.children[at]);
  button.focus();
  button.click();
});
