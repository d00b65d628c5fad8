// The browser's history: an entry for each step that the page lets the user go back, with its
// address. Entries know their number and the page they belong to.

import { run } from "/memory.js";
import { here, root } from "/root.js";

let tell = null;
// The addresses of the steps that the page offers, and the number of the entry the browser is at.
let wanted = [];
let current = 0;
// The addresses of the entries as far as they are known, also of those ahead.
const entries = [];
// The entry that the page itself goes to.
let target = null;
// Whether the host has events to answer, and how many steps the user went back meanwhile: what a Back
// leaves is known when the tap before it is answered, which may have closed a sheet.
let isWaiting = () => false;
let held = 0;
// An entry of what was closed is left a moment later. A Back right after the tap that closed it would
// else meet the page's own going back, and browsers make one step of the two.
const timeForBack = 700;
let leaving = 0;

// `send(name, value)` tells the host, and returns whether that was taken; `hasPending()` is whether
// there are events without an answer.
export function start(send, hasPending) {
  tell = send;
  isWaiting = hasPending;
}

// To be called when events may have been answered.
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

export function setAddresses(addresses) {
  const isFirst = wanted.length === 0;
  wanted = addresses;
  if (isFirst) begin();
  settle();
}

function begin() {
  history.scrollRestoration = "manual";
  // Not so after a reload: the entry, and those below it, are this page's already.
  if (history.state?.run !== run) {
    // What stands behind a # is for a script of the page.
    history.replaceState({ step: 0, run }, "", root + wanted[0] + location.hash);
  }
  current = history.state.step;
  entries[current] = here();
}

// Brings the history to what the page offers.
function settle() {
  if (target !== null || held > 0) return;
  const last = wanted.length - 1;
  if (current > last) {
    if (leaving) return;
    // A reload meanwhile shows what the page shows.
    history.replaceState({ step: current, run }, "", root + wanted[last]);
    leaving = setTimeout(leave, timeForBack);
    return;
  }
  clearTimeout(leaving);
  leaving = 0;
  // An entry that is there already is gone to: browsers let users skip entries that a page adds
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

function leave() {
  leaving = 0;
  const last = wanted.length - 1;
  if (target !== null || held > 0 || current <= last) return;
  // Forward opens again what was closed.
  history.replaceState({ step: current, run }, "", root + entries[current]);
  move(last);
}

// To go back now would stop a reload.
addEventListener("beforeunload", () => {
  clearTimeout(leaving);
  leaving = 0;
});

function move(step) {
  target = step;
  history.go(step - current);
}

addEventListener("popstate", ({ state }) => {
  // An entry that the browser made for an anchor.
  if (state?.run !== run) return;
  const isOwn = state.step === target;
  target = null;
  const steps = current - state.step;
  current = state.step;
  entries[current] = here();
  if (isOwn) {
    settle();
  } else if (steps > 0) {
    held += steps;
    answered();
  } else if (current === wanted.length - 1 || !tell("open", here())) {
    settle();
  }
});
