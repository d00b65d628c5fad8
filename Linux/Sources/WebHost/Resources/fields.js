// @ts-check
// Protects text that the user is typing from patches, and restores it in a reloaded page.

import { isPending, pendingSequence } from "/connection.js";
import { idOf } from "/elements.js";

// Postponed values of the focused text field: element -> Map of property -> value.
/** @type {Map<Field, Map<string, string | boolean>>} */
const waiting = new Map();
// Sliders that moved while an earlier change was unanswered. Their values are sent after the
// answer.
/** @type {Set<Field>} */
const delayed = new Set();
// Fields, menus, and sliders whose value comes from the user, not from the host.
/** @type {Set<Field>} */
const typed = new Set();
// Focused fields in which Return was pressed. The host may set their text once it has received the
// event.
/** @type {Map<Field, number>} */
const submitted = new Map();
/** @type {HTMLElement | null} */
let composing = null;

const textTypes = new Set([
  "text", "search", "email", "url", "tel", "password", "number", "date", "time",
]);

/** @param {any} element */
export function isTextField(element) {
  return element?.tagName === "TEXTAREA"
    || (element?.tagName === "INPUT" && textTypes.has(element.type));
}

document.addEventListener("compositionstart", (event) => { composing = event.target; });
document.addEventListener("compositionend", () => { composing = null; }, true);

// The most characters of a text field. The host refuses messages of more than 64 KiB, and JSON may
// need six bytes for a character.
const longestText = 10_000;

/** @param {Field} element */
export function userChanged(element) {
  if (isTextField(element) && element.value.length > longestText) {
    // Half of a surrogate pair is not text.
    element.value = element.value.slice(0, longestText).replace(/[\ud800-\udbff]$/, "");
  }
  waiting.delete(element);
  submitted.delete(element);
  if (!["checkbox", "radio", "file"].includes(element.type)) typed.add(element);
}

/** @param {Field} element @param {number} sequence */
export function userSubmitted(element, sequence) {
  submitted.set(element, sequence);
}

/** @param {Field} element */
export function delay(element) {
  delayed.add(element);
}

// Removes and returns the sliders whose change can be sent now.
export function takeDelayed() {
  const ready = [...delayed].filter((element) => !isUnderWay(element));
  for (const element of ready) delayed.delete(element);
  return ready;
}

/** @param {HTMLElement} element */
export function forget(element) {
  for (const map of [waiting, typed, submitted, delayed]) {
    for (const field of map.keys()) if (element.contains(field)) map.delete(field);
  }
}

// Sets a live property, or postpones it while the user edits the field.
/** @param {any} element @param {"value" | "checked"} name @param {string | boolean} value */
export function setProperty(element, name, value) {
  // The host sent this value before it received the user's change. After receiving the change, the
  // host sends its own value again if the values differ.
  if (isUnderWay(element) || delayed.has(element)) return;
  if (element[name] === value) {
    waiting.get(element)?.delete(name);
  } else if (mayChange(element)) {
    element[name] = value;
    typed.delete(element);
  } else {
    if (!waiting.has(element)) waiting.set(element, new Map());
    waiting.get(element).set(name, value);
  }
}

/** @param {Element} element */
export function isUnderWay(element) {
  const id = idOf(element);
  return pendingSequence(id, "input") > 0 || pendingSequence(id, "submit") > 0;
}

/** @param {Field} element */
function mayChange(element) {
  if (composing === element) return false;
  if (document.activeElement !== element || !isTextField(element)) return true;
  return submitted.has(element) && !isPending(submitted.get(element));
}

// Applies postponed values of fields that have lost the focus, or all of them if `isForced`.
export function applyWaiting(isForced = false) {
  for (const [element, properties] of waiting) {
    if (!isForced && !mayChange(element)) continue;
    waiting.delete(element);
    for (const [name, value] of properties) /** @type {any} */ (element)[name] = value;
    typed.delete(element);
  }
}

// Forgets the fields whose submission the host has answered. Call after each frame.
export function settleSubmitted() {
  for (const [element, sequence] of submitted) {
    if (!isPending(sequence)) submitted.delete(element);
  }
}

// The state to restore in a new page, whose elements may have other IDs.
/** @returns {PageSnapshot} */
export function snapshot() {
  const focused = /** @type {Field} */ (document.activeElement);
  return {
    typed: [...typed].map((field) => ({ key: keyOf(field), text: field.value })),
    focus: focused && focused !== document.body
      ? {
          key: keyOf(focused),
          range: isTextField(focused) ? [focused.selectionStart, focused.selectionEnd] : null,
        }
      : null,
  };
}

export function prepareForNewPage() {
  for (const map of [waiting, typed, submitted, delayed]) map.clear();
}

// Restores the typed texts, the choices, and the focus in controls with the same names. Returns the
// fields whose value changed, to be reported to the host.
/** @param {PageSnapshot} memory */
export function restore({ typed: texts, focus }) {
  const changed = [];
  for (const { key, text } of texts) {
    const field = find(key);
    if (!field || field.value === text) continue;
    const former = field.value;
    field.value = text;
    if (field.value === text) {
      typed.add(field);
      changed.push(field);
    } else {
      // The new page does not offer this choice.
      field.value = former;
    }
  }
  const field = focus && find(focus.key);
  if (field) {
    field.focus({ preventScroll: true });
    if (focus.range?.[0] != null && isTextField(field)) field.setSelectionRange(...focus.range);
  }
  return changed;
}

// Identifies a control by its tag, its accessible name, and its position among controls of that
// name.
/** @param {any} element */
function keyOf(element) {
  const name = nameOf(element);
  const place = candidates(element.tagName).filter((other) => nameOf(other) === name)
    .indexOf(element);
  return { tag: element.tagName, name, place };
}

/** @param {ControlKey} key */
function find({ tag, name, place }) {
  return candidates(tag).filter((other) => nameOf(other) === name)[place];
}

/** @param {string} tag @returns {Field[]} */
function candidates(tag) {
  return /** @type {any} */ ([...document.getElementsByTagName(tag)]);
}

/** @param {any} element */
function nameOf(element) {
  const labeledBy = element.getAttribute("aria-labelledby")?.split(" ")
    .map((/** @type {string} */ id) => document.getElementById(id)?.textContent).join(" ");
  const name = element.getAttribute("aria-label") || labeledBy
    || element.labels?.[0]?.textContent || element.getAttribute("placeholder")
    || (isTextField(element) ? "" : element.textContent);
  return name.trim();
}
