// Keeps what the user is typing safe from patches, and brings it over to a page opened again.

import { isPending, pendingSequence } from "/connection.js";
import { idOf } from "/elements.js";

// What the host wants a text field to hold that has the focus: element -> Map of property -> value.
const waiting = new Map();
// Sliders that moved while a change before was under way: what they hold goes up after its answer.
const delayed = new Set();
// Fields whose text is the user's own, not the host's.
const typed = new Set();
// Fields whose text the host may set although they have the focus: Return was pressed in them, and
// the host has heard of it.
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

// Takes the sliders whose change can go up now.
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

// Sets a live property, or puts it off while the user is in the field.
export function setProperty(element, name, value) {
  // The host said this before it heard of the user's change. When it has, it compares what the
  // browser holds by then, and says so if that is not what it wants.
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

// Applies what was put off and need not be any longer: when a field loses the focus, and all of it
// when `isForced`.
export function applyWaiting(isForced = false) {
  for (const [element, properties] of waiting) {
    if (!isForced && !mayChange(element)) continue;
    waiting.delete(element);
    for (const [name, value] of properties) element[name] = value;
    typed.delete(element);
  }
}

// To be called after a frame: a Return that the host has answered has had its effect.
export function settleSubmitted() {
  for (const [element, sequence] of submitted) {
    if (!isPending(sequence)) submitted.delete(element);
  }
}

// What is to be brought over to a new page, whose elements may have other ids.
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

// Puts the texts back into the fields of the same names. Returns those fields, for the host to
// hear of.
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

// A control is known again by its tag and its accessible name, and by its place among several of
// that name.
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
