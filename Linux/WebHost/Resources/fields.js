// Protects text that the user is typing from patches, and restores it in a reloaded page.

import { isPending, pendingSequence } from "/connection.js";
import { idOf } from "/elements.js";

// Postponed values of the focused text field: element -> Map of property -> value.
const waiting = new Map();
// Sliders that moved while an earlier change was unanswered. Their values are sent after the
// answer.
const delayed = new Set();
// Fields whose text comes from the user, not from the host.
const typed = new Set();
// Focused fields in which Return was pressed. The host may set their text once it has received the
// event.
const submitted = new Map();
let composing = null;

const textTypes = new Set([
  "text", "search", "email", "url", "tel", "password", "number", "date", "time",
]);

export function isTextField(element) {
  return element?.tagName === "TEXTAREA"
    || (element?.tagName === "INPUT" && textTypes.has(element.type));
}

export function isComposing(element) {
  return composing === element;
}

document.addEventListener("compositionstart", (event) => { composing = event.target; });
document.addEventListener("compositionend", () => { composing = null; }, true);

export function userChanged(element) {
  waiting.delete(element);
  submitted.delete(element);
  if (isTextField(element)) typed.add(element);
}

export function userSubmitted(element, sequence) {
  submitted.set(element, sequence);
}

export function delay(element) {
  delayed.add(element);
}

// Removes and returns the sliders whose change can be sent now.
export function takeDelayed() {
  const ready = [...delayed].filter((element) => !isUnderWay(element));
  for (const element of ready) delayed.delete(element);
  return ready;
}

export function forget(element) {
  for (const map of [waiting, typed, submitted, delayed]) {
    for (const field of map.keys()) if (element.contains(field)) map.delete(field);
  }
}

// Sets a live property, or postpones it while the user edits the field.
export function setProperty(element, name, value) {
  // The host sent this before it received the user's change. Afterwards it compares the browser's
  // value, and sends its own if they differ.
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

export function isUnderWay(element) {
  const id = idOf(element);
  return pendingSequence(id, "input") > 0 || pendingSequence(id, "submit") > 0;
}

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
    for (const [name, value] of properties) element[name] = value;
    typed.delete(element);
  }
}

// Call after a frame. An answered Return has taken effect.
export function settleSubmitted() {
  for (const [element, sequence] of submitted) {
    if (!isPending(sequence)) submitted.delete(element);
  }
}

// The state to restore in a new page, whose elements may have other IDs.
export function snapshot() {
  const focused = document.activeElement;
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

// Restores the texts of fields with the same names. Returns these fields, to be reported to the
// host.
export function restore({ typed: texts, focus }) {
  const changed = [];
  for (const { key, text } of texts) {
    const field = find(key);
    if (!field || field.value === text) continue;
    field.value = text;
    typed.add(field);
    changed.push(field);
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
function keyOf(element) {
  const name = nameOf(element);
  const place = candidates(element.tagName).filter((other) => nameOf(other) === name)
    .indexOf(element);
  return { tag: element.tagName, name, place };
}

function find({ tag, name, place }) {
  return candidates(tag).filter((other) => nameOf(other) === name)[place];
}

function candidates(tag) {
  return [...document.getElementsByTagName(tag)];
}

function nameOf(element) {
  const labelledBy = element.getAttribute("aria-labelledby")?.split(" ")
    .map((id) => document.getElementById(id)?.textContent).join(" ");
  const name = element.getAttribute("aria-label") || labelledBy
    || element.labels?.[0]?.textContent || element.getAttribute("placeholder")
    || (isTextField(element) ? "" : element.textContent);
  return name.trim();
}
