// @ts-check
// Undo and redo by keyboard, and by shaking a phone.
//
// Browsers report motion only to pages over TLS or on the device itself. Safari on iOS requires a
// permission that a page may request after a tap. This script does not request the permission, but
// shaking works if the site already has it.

import { sendFromRoot } from "/client.js";
import { isTextField } from "/fields.js";
import { keyOf } from "/shortcuts.js";

/** @param {KeyboardEvent} event */
function wayOf(event) {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = keyOf(event);
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && event.ctrlKey && !event.shiftKey ? "redo" : null;
}

// In a text field the keys belong to the browser, for the typed text.
document.addEventListener("keydown", (event) => {
  const way = wayOf(event);
  if (!way || event.defaultPrevented || isTextField(event.target)) return;
  event.preventDefault();
  sendFromRoot(way);
});

// MARK: Shake

// The minimum acceleration of a shake, in m/s² without gravity. Walking stays below half of it.
const strength = 15;
const joltsOfShake = 3;
const timeOfShake = 1000;

// The direction of the last jolt.
let last = { x: 0, y: 0, z: 0 };
// The times of the recent jolts.
/** @type {number[]} */
let jolts = [];

addEventListener("devicemotion", ({ acceleration, timeStamp }) => {
  if (acceleration?.x == null) return;
  const { x, y, z } = acceleration;
  if (Math.hypot(x, y, z) < strength) return;
  jolts = jolts.filter((time) => timeStamp - time < timeOfShake);
  // Only changes of direction count: a fall or a throw has one direction.
  if (jolts.length > 0 && x * last.x + y * last.y + z * last.z > 0) return;
  last = { x, y, z };
  jolts.push(timeStamp);
  if (jolts.length < joltsOfShake) return;
  jolts = [];
  sendFromRoot("shake");
});
