// @ts-check
// Applies a frame's operations to the document.

import { announce } from "/effects.js";
import { byID, number, rootElement } from "/elements.js";
import { forget, isTextField, setProperty } from "/fields.js";

/** @type {((subtree: HTMLElement) => void)[]} */
const callbacks = [];

// Registers a callback for each inserted subtree, and calls it for the content that the document
// already has.
/** @param {(subtree: HTMLElement) => void} callback */
export function onInsert(callback) {
  callbacks.push(callback);
  const root = rootElement();
  if (root) callback(root);
}

/** @type {Operations} */
const operations = {
  r(id) {
    const element = byID(id);
    if (element) remove(element);
  },
  i(parent, before, html) {
    insert(parse(html, byID(parent)), byID(parent), before ? byID(before) : null);
  },
  m(id, parent, before) {
    move(byID(id), byID(parent), before ? byID(before) : null);
  },
  x(id, html) {
    const old = byID(id);
    const { parentElement, nextSibling } = old;
    // The old element is removed before the new element is inserted, because IDs must be unique in
    // the document.
    remove(old);
    insert(parse(html, parentElement), parentElement, nextSibling);
  },
  a(id, name, value) {
    byID(id).setAttribute(name, value);
    announceDescription(id, name, value);
  },
  d(id, name) {
    byID(id).removeAttribute(name);
    announceDescription(id, name, "");
  },
  t(id, text) {
    byID(id).textContent = text;
  },
  v(id, value) {
    setProperty(byID(id), "value", value);
  },
  c(id, checked) {
    setProperty(byID(id), "checked", checked);
  },
};

/** @param {NonNullable<Frame["o"]>} list */
export function apply(list) {
  for (const [name, ...operands] of list) /** @type {any} */ (operations)[name](...operands);
}

// Screen readers read a description when a field gets the focus, but not when the description
// changes, such as to a problem with the typed text.
/** @param {number} id @param {string} name @param {string} text */
function announceDescription(id, name, text) {
  const element = byID(id);
  const isTyped = element === document.activeElement && isTextField(element);
  if (isTyped && name === "aria-description") announce(text);
}

// Parses in the context of the parent, because children of <svg> are SVG elements.
/** @param {string} html @param {Element} parent */
function parse(html, parent) {
  const template = document.createElement("template");
  const isSVG = parent.namespaceURI === "http://www.w3.org/2000/svg";
  template.innerHTML = isSVG ? `<svg>${html}</svg>` : html;
  const parsed = [...(isSVG ? template.content.firstElementChild : template.content).children];
  for (const element of parsed) number(element);
  return parsed;
}

/** @param {HTMLElement[]} nodes @param {Element} parent @param {Node | null} before */
function insert(nodes, parent, before) {
  for (const node of nodes) {
    parent.insertBefore(document.adoptNode(node), before);
    for (const callback of callbacks) callback(node);
  }
}

/** @param {HTMLElement} element */
function remove(element) {
  // A dialog returns the focus when it is closed, but not when it is only removed.
  /** @type {any[]} */
  const dialogs = [...element.querySelectorAll("dialog[open]")].reverse();
  if (element.matches("dialog[open]")) dialogs.push(element);
  for (const dialog of dialogs) dialog.close();
  forget(element);
  element.remove();
}

// Moves an element with its focus, scroll positions, and playing media. Firefox's `moveBefore`
// resets scroll positions.
/** @param {HTMLElement} element @param {Element} parent @param {Node | null} before */
function move(element, parent, before) {
  /** @type {[HTMLElement, ScrollToOptions][]} */
  const scrolled = [element, ...element.querySelectorAll(":not(svg, svg *)")]
    .filter((each) => each.scrollLeft || each.scrollTop)
    .map((each) => [each, { left: each.scrollLeft, top: each.scrollTop, behavior: "instant" }]);
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  if (parent.moveBefore) {
    parent.moveBefore(element, before);
  } else {
    parent.insertBefore(element, before);
    focused?.focus({ preventScroll: true });
  }
  for (const [each, place] of scrolled) each.scrollTo(place);
}

// Replaces the tree, keeping elements that exist in both trees.
/** @param {string} html */
export function reset(html) {
  const [fresh] = parse(html, document.body);
  const root = rootElement();
  if (root && isSame(root, fresh)) {
    morph(root, fresh);
    return;
  }
  if (root) remove(root);
  insert([fresh], document.body, document.body.firstChild);
}

/** @param {Element} one @param {Element} other */
function isSame(one, other) {
  return one.id === other.id && one.tagName === other.tagName;
}

/** @param {any} old @param {any} fresh */
function morph(old, fresh) {
  for (const { name } of [...old.attributes]) {
    // The browser sets the `open` attribute of an open dialog.
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.tagName === "TEXTAREA") {
    setProperty(old, "value", fresh.value);
    return;
  }
  if (old.childElementCount === 0 && fresh.childElementCount === 0) {
    if (old.textContent !== fresh.textContent) old.textContent = fresh.textContent;
  } else {
    morphChildren(old, fresh);
  }
  if (old.tagName === "INPUT" || old.tagName === "SELECT") {
    setProperty(old, "value", fresh.value);
    if (old.checked !== undefined) setProperty(old, "checked", fresh.checked);
  }
}

/** @param {HTMLElement} old @param {HTMLElement} fresh */
function morphChildren(old, fresh) {
  if (old.childElementCount === 0) old.textContent = "";
  const wanted = new Map([...fresh.children].map((child) => [child.id, child]));
  for (const child of [...old.children]) {
    // Elements inserted by the page's own scripts have no host ID.
    if (!child.id.startsWith("n")) continue;
    const next = wanted.get(child.id);
    if (!next || !isSame(child, next)) remove(child);
  }
  let place = old.firstElementChild;
  for (const child of [...fresh.children]) {
    const current = [...old.children].find((candidate) => isSame(candidate, child));
    if (!current) insert([child], old, place);
    else {
      if (current === place) place = place.nextElementSibling;
      else move(current, old, place);
      morph(current, child);
    }
  }
}
