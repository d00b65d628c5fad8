// @ts-check
// The start of a press, and tapped elements that await an answer.
//
// If the pressed element moves under the finger, for example in a rising sheet, the browser reports
// the click on a common ancestor, which has no listener. As on iOS, the tap belongs to the element
// on which it started.

import { listenerAround } from "/elements.js";

const slackOfFinger = 10;

// The last press: { element, target, x, y, isClicked }.
/**
 * @type {{
 *   element: HTMLElement, target: HTMLElement, x: number, y: number, isClicked: boolean
 * } | null}
 */
let press = null;

document.addEventListener("pointerdown", ({ target, button, clientX: x, clientY: y }) => {
  const element = button === 0 ? listenerAround(target, "click") : null;
  press = element && { element, target, x, y, isClicked: false };
}, true);

addEventListener("click", () => {
  if (press) press.isClicked = true;
}, true);

// If a change removes the node under the pointer, for example the picture in a button, browsers
// report no click. A mouse's click immediately follows its pointerup event. If no click follows,
// the script sends one.
document.addEventListener("pointerup", ({ target, pointerType }) => {
  const { element, target: pressed } = press ?? {};
  if (!element || pressed.isConnected || pointerType !== "mouse") return;
  if (!element.isConnected || !element.contains(target)) return;
  const last = press;
  setTimeout(() => {
    if (last.isClicked) return;
    const click = { bubbles: true, cancelable: true, detail: 1 };
    element.dispatchEvent(new MouseEvent("click", click));
  });
}, true);

// Returns the element that a click is meant for: its target, or the pressed element if that element
// has moved.
/** @param {At<MouseEvent>} click */
export function targetOf(click) {
  const { target, detail, clientX, clientY } = click;
  // Keys and scripts click without a press.
  if (!press || detail === 0) return target;
  const { element, x, y } = press;
  const hasMoved = target !== element && target.contains(element);
  const isTap = Math.hypot(clientX - x, clientY - y) < slackOfFinger;
  return hasMoved && isTap ? element : target;
}

// Tapped elements without an answer, by the number of the event. They stay shrunken until the
// answer arrives ([data-awaiting]): drawing them in full size earlier would delay the answer.
/** @type {Map<number, HTMLElement>} */
const awaiting = new Map();

/** @param {HTMLElement} element @param {number} sequence */
export function awaitAnswer(element, sequence) {
  awaiting.set(sequence, element);
  element.dataset.awaiting = "";
}

// Call after a frame was applied. `isPending` returns true for events without an answer.
/** @param {(sequence: number) => boolean} isPending */
export function release(isPending) {
  for (const [sequence, element] of awaiting) {
    if (isPending(sequence)) continue;
    awaiting.delete(sequence);
    // The element may have been tapped again.
    if (![...awaiting.values()].includes(element)) delete element.dataset.awaiting;
  }
}
