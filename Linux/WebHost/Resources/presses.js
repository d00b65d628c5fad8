// What a press began on, and what was tapped until it is answered.
//
// Where what was pressed moves below the finger, a sheet that still rises say, the browser tells of a
// click on whatever holds both places, and nobody hears of it. As on iOS, the tap is of what it began
// on.

import { listenerAround } from "/elements.js";

const slackOfFinger = 10;

// The last press: { element, target, x, y, isClicked }.
let press = null;

document.addEventListener("pointerdown", ({ target, button, clientX: x, clientY: y }) => {
  const element = button === 0 ? listenerAround(target, "click") : null;
  press = element && { element, target, x, y, isClicked: false };
}, true);

addEventListener("click", () => {
  if (press) press.isClicked = true;
}, true);

// Where a change takes away the very node below the pointer, the picture in a button say, browsers
// tell of no click at all. That of a mouse would come before what is put off here.
document.addEventListener("pointerup", ({ target, pointerType }) => {
  const { element, target: pressed } = press ?? {};
  if (!element || pressed.isConnected || pointerType !== "mouse") return;
  if (!element.isConnected || !element.contains(target)) return;
  const last = press;
  setTimeout(() => {
    if (last.isClicked) return;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}, true);

// What a click is of.
export function targetOf(click) {
  const { target, detail, clientX, clientY } = click;
  // Keys and scripts click without a press.
  if (!press || detail === 0) return target;
  const { element, x, y } = press;
  const hasMoved = target !== element && target.contains(element);
  const isTap = Math.hypot(clientX - x, clientY - y) < slackOfFinger;
  return hasMoved && isTap ? element : target;
}

// What was tapped and has no answer yet, by the number of its event: it looks pressed until then
// ([data-awaiting]). Drawn as soon as the finger goes, the release would take the time in which the
// answer is made.
const awaiting = new Map();

export function awaitAnswer(element, sequence) {
  awaiting.set(sequence, element);
  element.dataset.awaiting = "";
}

// To be called when a frame is in the page; `isPending` says whether an event has no answer yet.
export function release(isPending) {
  for (const [sequence, element] of awaiting) {
    if (isPending(sequence)) continue;
    awaiting.delete(sequence);
    // It may have been tapped again.
    if (![...awaiting.values()].includes(element)) delete element.dataset.awaiting;
  }
}
