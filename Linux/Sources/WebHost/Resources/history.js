// @ts-check
// The browser history, with an entry for each step that the user can go back. An entry contains its
// address, its number, and the page that it belongs to.

import { run } from "/memory.js";
import { here, root } from "/root.js";

/** @type {(name: string, value: EventValue) => boolean} */
let tell = null;
// The addresses that the browser history should have, from the root screen to the current one.
/** @type {string[]} */
let wanted = [];
let current = 0;
// The known addresses of entries, including the entries ahead of the current one.
/** @type {string[]} */
const entries = [];
// The entry that the page is navigating to.
/** @type {number | null} */
let target = null;
// `isWaiting` returns true while the host has unanswered events. `held` counts uses of the back
// button in the meantime, whose effect depends on the answer: an earlier tap may have closed a
// sheet.
let isWaiting = () => false;
let held = 0;

// `send(name, value)` reports an event to the host and returns true if it was accepted.
// `hasPending()` returns true if there are unanswered events.
/** @param {(name: string, value: EventValue) => boolean} send @param {() => boolean} hasPending */
export function start(send, hasPending) {
  tell = send;
  isWaiting = hasPending;
}

// Call when events may have been answered.
export function answered() {
  if (held === 0 || isWaiting()) return;
  const last = wanted.length - 1;
  const step = Math.max(0, last - held);
  held = 0;
  if (step < last) {
    wanted = wanted.slice(0, step + 1);
    tell("back", step);
  }
  settle();
}

/** @param {string[]} addresses */
export function setAddresses(addresses) {
  const isFirst = wanted.length === 0;
  wanted = addresses;
  if (isFirst) begin();
  settle();
}

function begin() {
  history.scrollRestoration = "manual";
  // After a reload, the entry and the entries below it already belong to this page, so they are not
  // replaced.
  if (history.state?.run !== run) {
    // The part after # is for a script of the page.
    history.replaceState({ step: 0, run }, "", root + wanted[0] + location.hash);
  }
  current = history.state.step;
  entries[current] = here();
}

// Adjusts the history to the page's steps.
function settle() {
  if (target !== null || held > 0) return;
  const last = wanted.length - 1;
  if (current > last) {
    // The entry of a closed screen stays, and the next screen uses it. Going back here could
    // coincide with a tap on the back button, and browsers merge the two steps.
    if (here() !== wanted[last]) {
      history.replaceState({ step: current, run }, "", root + wanted[last]);
    }
    return;
  }
  // Goes to an existing entry if possible, because browsers let users skip entries that a page adds
  // without a tap.
  let ahead = current;
  while (ahead < last && entries[ahead + 1] === wanted[ahead + 1]) ahead += 1;
  if (ahead > current) {
    move(ahead);
    return;
  }
  while (current < last) {
    current += 1;
    entries.length = current;
    entries[current] = wanted[current];
    history.pushState({ step: current, run }, "", root + wanted[current]);
  }
  if (here() !== wanted[current]) {
    entries[current] = wanted[current];
    history.replaceState({ step: current, run }, "", root + wanted[current]);
  }
}

/** @param {number} step */
function move(step) {
  target = step;
  history.go(step - current);
}

addEventListener("popstate", ({ state }) => {
  // The browser created this entry for an anchor.
  if (state?.run !== run) return;
  const isOwn = state.step === target;
  target = null;
  const steps = current - state.step;
  const closed = Math.max(0, current - (wanted.length - 1));
  current = state.step;
  entries[current] = here();
  if (isOwn) {
    settle();
  } else if (steps > 0 && closed > 0 && wanted.length === 1 && !isWaiting()) {
    // On the first screen, Back leaves the app and skips the entries of closed screens.
    history.go(-(current + 1));
  } else if (steps > 0) {
    // One step back closes one screen. A longer jump back also passes the entries of screens that
    // are already closed.
    held += Math.max(1, steps - closed);
    answered();
  } else if (current === wanted.length - 1 || !tell("open", here())) {
    settle();
  }
});
