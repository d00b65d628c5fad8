// @ts-check
// Ignores clicks that are not taps: the click that ends a gesture, and the second half of a double
// tap on a new screen, which may have a button in place of the tapped row. On iOS, a screen ignores
// taps during its transition.

import { kindOf } from "/pointers.js";

const timeOfDoubleTap = 400;
const slackOfFinger = 30;

// The last tap.
/** @type {{ surface: HTMLElement, time: number, x: number, y: number } | null} */
let last = null;
let endsGesture = false;

// Ignores the click that ends the current gesture.
export function suppressClick() {
  endsGesture = true;
}

addEventListener("pointerdown", () => { endsGesture = false; }, true);

/** @param {HTMLElement} element */
function surfaceOf(element) {
  return element.closest("dialog, .level") ?? document.body;
}

// Browsers count the clicks of a mouse, but not always those of a finger.
/** @param {MouseEvent} event */
function isSecond(event) {
  if (event.detail > 1) return true;
  return kindOf(event) === "touch" && event.timeStamp - last.time < timeOfDoubleTap
    && Math.hypot(event.clientX - last.x, event.clientY - last.y) < slackOfFinger;
}

// This listener runs before all other click listeners.
addEventListener("click", (event) => {
  // Clicks by keys and scripts always count.
  if (event.detail === 0 && event.pointerType !== "touch") return;
  const surface = surfaceOf(event.target);
  const isRepeated = last && surface !== last.surface && isSecond(event);
  if (!isRepeated) last = { surface, time: event.timeStamp, x: event.clientX, y: event.clientY };
  if (!isRepeated && !endsGesture) return;
  endsGesture = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
