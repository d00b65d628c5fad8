// The browser's history: an entry for each step that the page lets the user go back, with its
// address. Entries know their number and the page they belong to.

import { run } from "/memory.js";

let tell = null;
// The addresses of the steps that the page offers, and the number of the entry the browser is at.
let wanted = [];
let current = 0;
// The addresses of the entries as far as they are known, also of those ahead.
const entries = [];
// The entry that the page itself goes to.
let target = null;

// `tell(name, value)` tells the host, and returns whether that was taken.
export function start(send) {
  tell = send;
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
    history.replaceState({ step: 0, run }, "", wanted[0] + location.hash);
  }
  current = history.state.step;
  entries[current] = location.pathname;
}

// Brings the history to what the page offers.
function settle() {
  if (target !== null) return;
  const last = wanted.length - 1;
  if (current > last) {
    move(last);
    return;
  }
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
    history.pushState({ step: current, run }, "", wanted[current]);
  }
  if (location.pathname !== wanted[current]) {
    entries[current] = wanted[current];
    history.replaceState({ step: current, run }, "", wanted[current]);
  }
}

function move(step) {
  target = step;
  history.go(step - current);
}

addEventListener("popstate", ({ state }) => {
  // An entry that the browser made for an anchor.
  if (state?.run !== run) return;
  const isOwn = state.step === target;
  target = null;
  current = state.step;
  entries[current] = location.pathname;
  const last = wanted.length - 1;
  if (isOwn || current === last) {
    settle();
  } else if (current < last) {
    wanted = wanted.slice(0, current + 1);
    tell("back", current);
  } else if (!tell("open", location.pathname)) {
    settle();
  }
});
