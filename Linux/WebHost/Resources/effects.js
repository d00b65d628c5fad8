// What a page has done once, beside showing a tree; and what the client itself says.

import { top } from "/dialogs.js";
import { byID } from "/elements.js";
import { root } from "/root.js";

const focusable = "input, select, textarea, button, a[href], [tabindex]";

const effects = {
  vibrate(pattern) {
    navigator.vibrate?.(pattern);
  },
  focus(id) {
    const element = byID(id);
    (element?.matches(focusable) ? element : element?.querySelector(focusable))?.focus();
  },
  blur(id) {
    const element = byID(id);
    if (element?.contains(document.activeElement)) document.activeElement.blur();
  },
  announce(text) {
    say(text);
  },
  reveal(id) {
    byID(id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  },
  download(address) {
    const anchor = document.createElement("a");
    // Without a name of its own, so that the host's counts.
    Object.assign(anchor, { href: address, download: "" });
    anchor.click();
  },
  message(script, text) {
    const callback = scripts.get(script);
    if (callback) callback(text);
    else early.push([script, text]);
  },
};

export function run(list) {
  for (const [name, ...operands] of list) effects[name]?.(...operands);
}

// What the page's own scripts do with what they are told, by name.
const scripts = new Map();
// What they were told before they were there.
let early = [];

export function onMessage(script, callback) {
  scripts.set(script, callback);
  const told = early.filter(([name]) => name === script);
  early = early.filter(([name]) => name !== script);
  for (const [, text] of told) callback(text);
}

// All outside an open dialog is hidden from screen readers, so what is to be heard and seen stands
// inside it.
function place(element) {
  const parent = top() ?? document.body;
  if (element.parentNode !== parent) parent.append(element);
}

const region = document.createElement("div");
region.className = "host-announcement";
region.setAttribute("aria-live", "polite");

const notice = document.createElement("div");
notice.className = "host-notice";
notice.setAttribute("role", "status");

function say(text) {
  place(region);
  // Screen readers hear what changes in a region that they know already; and the same text again
  // is said again.
  requestAnimationFrame(() => {
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  });
}

let hiding = 0;

// Shows a line over the page. `duration` in milliseconds; without one it stays. A link leads to
// `address`, or to a window beside this one.
export function showNotice(text, { link, address, duration } = {}) {
  clearTimeout(hiding);
  hiding = duration ? setTimeout(hideNotice, duration) : 0;
  place(notice);
  if (notice.firstChild?.data !== text) notice.replaceChildren(text);
  if (link && !notice.querySelector("a")) {
    const anchor = document.createElement("a");
    Object.assign(anchor, { href: address ?? `${root}/`, textContent: link });
    if (!address) anchor.target = "_blank";
    notice.append(" ", anchor);
  }
}

export function hideNotice() {
  clearTimeout(hiding);
  notice.remove();
}
