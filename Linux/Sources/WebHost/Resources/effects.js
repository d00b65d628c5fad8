// @ts-check
// One-time actions of a page, and the client's own notices.

import { top } from "/dialogs.js";
import { byID } from "/elements.js";
import { root } from "/root.js";

const focusable = "input, select, textarea, button, a[href], [tabindex]";

/** @type {Effects} */
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
  announce,
  download(address) {
    const anchor = document.createElement("a");
    // An empty `download` attribute keeps the file name that the host sends.
    Object.assign(anchor, { href: address, download: "" });
    anchor.click();
  },
  message(script, text) {
    const callback = scripts.get(script);
    if (callback) callback(text);
    else early.push([script, text]);
  },
};

/** @param {string} text */
export function announce(text) {
  place(region);
  // Screen readers only announce changes in a region that already exists, and ignore a text that
  // stays the same. An added space makes them repeat the text.
  requestAnimationFrame(() => {
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  });
}

/** @param {NonNullable<Frame["e"]>} list */
export function run(list) {
  for (const [name, ...operands] of list) /** @type {any} */ (effects)[name]?.(...operands);
}

// The functions that handle messages to the page's own scripts, by the script's name.
/** @type {Map<string, (text: string) => void>} */
const scripts = new Map();
// Messages that arrived before their handler.
/** @type {[script: string, text: string][]} */
let early = [];

/** @param {string} script @param {(text: string) => void} callback */
export function onMessage(script, callback) {
  scripts.set(script, callback);
  const told = early.filter(([name]) => name === script);
  early = early.filter(([name]) => name !== script);
  for (const [, text] of told) callback(text);
}

// Screen readers see nothing outside of an open dialog, so the element must be inside it.
/** @param {HTMLElement} element */
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

let hiding = 0;

// Shows a line over the page for `duration` milliseconds, or permanently if there is no duration.
// The link opens `address` or, without an address, a new window.
/** @type {(text: string, more?: NoticeLink) => void} */
export function showNotice(text, { link, address, duration } = {}) {
  clearTimeout(hiding);
  hiding = duration ? setTimeout(hideNotice, duration) : 0;
  place(notice);
  if (/** @type {Text | null} */ (notice.firstChild)?.data !== text) notice.replaceChildren(text);
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
