// @ts-check
// The elements of the page: their numbers, and the events that they listen for.

// Numbers an element and its descendants. An element without a number gets the number after the
// element that ended before it.
/** @param {Element} root */
export function number(root) {
  let last = 0;
  /** @param {Element} element */
  const visit = (element) => {
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) visit(child);
    if (element.id === "") element.id = `n${last + 1}`;
    last = idOf(element);
  };
  visit(root);
}

/** @returns {HTMLElement | null} */
export function rootElement() {
  return document.querySelector("body > [id^=n]");
}

/** @param {number} id */
export function byID(id) {
  return document.getElementById(`n${id}`);
}

/** @param {Element} element */
export function idOf(element) {
  return Number(element.id.slice(1));
}

/** @param {Element | null} element @param {string} name */
export function listens(element, name) {
  return element?.matches?.(`[data-on~="${name}"]`) ?? false;
}

// The element at or around `target` that listens for the event. The search ends at a dialog,
// because a tap in a dialog is not a tap in the row that contains it.
/** @param {Element | null} target @param {string} name */
export function listenerAround(target, name) {
  const element = target?.closest(`[data-on~="${name}"]`) ?? null;
  const dialog = target?.closest("dialog");
  return dialog && !dialog.contains(element) ? null : element;
}

// Numbers the elements that are part of the document.
const root = rootElement();
if (root) number(root);
