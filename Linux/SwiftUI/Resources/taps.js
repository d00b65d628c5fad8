// The second half of a double tap does not reach what the first one brought up: where a row was, the
// new screen may have a button. On iOS a screen that comes in takes no taps for as long.

import { kindOf } from "/pointers.js";

const timeOfDoubleTap = 400;
const slackOfFinger = 30;

// Where the last tap was: { surface, time, x, y }.
let last = null;

function surfaceOf(element) {
  return element.closest("dialog, .level") ?? document.body;
}

// Browsers count the clicks of a mouse, and not everywhere those of a finger.
function isSecond(event) {
  if (event.detail > 1) return true;
  return kindOf(event) === "touch" && event.timeStamp - last.time < timeOfDoubleTap
    && Math.hypot(event.clientX - last.x, event.clientY - last.y) < slackOfFinger;
}

// Before anything else hears of it.
addEventListener("click", (event) => {
  // Keys and scripts click, too, and mean what they click.
  if (event.detail === 0 && event.pointerType !== "touch") return;
  const surface = surfaceOf(event.target);
  if (last && surface !== last.surface && isSecond(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  last = { surface, time: event.timeStamp, x: event.clientX, y: event.clientY };
}, true);
