// @ts-check
// The page's part of the wire protocol: reports events to the host, and applies its frames.

import * as connection from "/connection.js";
import * as dialogs from "/dialogs.js";
import { idOf, listenerAround, listens, rootElement } from "/elements.js";
import * as effects from "/effects.js";
import * as fields from "/fields.js";
import * as browserHistory from "/history.js";
import { apply, onInsert, reset } from "/patch.js";
import * as presses from "/presses.js";
import * as scrolling from "/scrolling.js";
import { localized } from "/texts.js";
import { forgetAndLeave } from "/farewell.js";

export { onInsert };
export { onMessage } from "/effects.js";

// Reports an event of the element with this number to the host. Returns true if it was accepted. If
// an event that the user caused was not accepted, a notice appears.
/** @param {number} elementID @param {string} name @param {EventValue} [value] */
export function send(elementID, name, value) {
  const sequence = connection.sendEvent(elementID, name, value);
  // The user does not cause events of these kinds.
  if (sequence === 0 && !["focus", "blur", "near"].includes(name)) {
    showLost(localized("Not connected. Nothing was changed. Reconnecting…"));
  }
  return sequence > 0;
}

// Reports an event of the whole page. A page that has signed out is empty and reports nothing.
/** @param {string} name @param {EventValue} [value] */
export function sendFromRoot(name, value) {
  const root = rootElement();
  return root !== null && send(idOf(root), name, value);
}

// Sends the host a message from a script of the page. Returns true if it was accepted.
/** @param {string} script @param {string} text */
export function tell(script, text) {
  return sendFromRoot("message", `${script} ${text}`);
}

// The function that returns the link of the notice about a lost connection.
/** @type {() => Promise<NoticeLink | null>} */
let offer = async () => null;

// Sets the function that returns the link, { link, address } or null.
/** @param {() => Promise<NoticeLink | null>} make */
export function offerWhenLost(make) {
  offer = make;
}

/** @param {string} text */
async function showLost(text) {
  effects.showNotice(text);
  const offered = await offer();
  if (offered && !connection.isLive()) effects.showNotice(text, offered);
}

/** @type {(() => void)[]} */
const frameCallbacks = [];

// Registers a callback for each applied frame.
/** @param {() => void} callback */
export function onFrame(callback) {
  frameCallbacks.push(callback);
}

// Calls `callback` after the next paint, for work that must not delay the paint.
/** @param {() => void} callback */
export function afterPainting(callback) {
  requestAnimationFrame(() => setTimeout(callback));
}

/** @type {(() => void)[]} */
const liveCallbacks = [];
let hasBeenLive = false;

// Registers a callback for each connection. It is called immediately if the page was already
// connected.
/** @param {() => void} callback */
export function onLive(callback) {
  liveCallbacks.push(callback);
  if (hasBeenLive) callback();
}

/** @param {HTMLElement} element @param {string} name @param {EventValue} [value] */
function sendFrom(element, name, value) {
  return listens(element, name) && send(idOf(element), name, value);
}

// MARK: Events

// True while a frame is applied, which may move the focus. Focus changes are reported afterward.
let isApplying = false;
// Text typed before a reload, and the scroll positions.
/** @type {PageSnapshot | null} */
let before = null;
/** @type {HTMLElement | null} */
let focused = null;

function sendDelayed() {
  for (const element of fields.takeDelayed()) {
    connection.sendEvent(idOf(element), "input", element.valueAsNumber);
  }
}

/** @param {Field} element */
function valueOf(element) {
  if (element.type === "checkbox" || element.type === "radio") return element.checked;
  return element.type === "range" ? element.valueAsNumber : element.value;
}

document.addEventListener("click", (event) => {
  const target = presses.targetOf(event);
  const field = target.closest("input");
  const isToggle = field?.type === "checkbox" || field?.type === "radio";
  if (isToggle && listens(field, "input") && !connection.isLive()) {
    event.preventDefault();
    send(idOf(field), "click");
    return;
  }
  // The browser repeats a click on a label as a click on the label's control.
  const label = target.closest("label");
  if (label?.control && !label.control.contains(target)) return;
  const element = listenerAround(target, "click");
  if (!element || element.getAttribute("aria-disabled") === "true") return;
  // A tap on an inner control does not count as a tap on the element around it.
  const control = target.closest("a, button:not([data-of-row]), input, label, select, textarea");
  if (control && control !== element && element.contains(control)) return;
  if (element.closest("a")) event.preventDefault();
  if (sendFrom(element, "click") && event.detail > 0) {
    // The answer may replace the element's content.
    const pressed = target.closest("a, button") ?? element;
    presses.awaitAnswer(pressed, connection.pendingSequence(idOf(element), "click"));
  }
});

// Handles early taps once all scripts are loaded, because a tap may need any of them.
addEventListener("DOMContentLoaded", () => {
  for (const target of globalThis.takeEarlyTaps?.() ?? []) {
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
});

document.addEventListener("input", (event) => {
  const element = event.target;
  fields.userChanged(element);
  if (!listens(element, "input")) return;
  // A slider moves faster than the host needs updates, so its next change is sent after the answer.
  if (element.type === "range" && fields.isUnderWay(element)) {
    fields.delay(element);
  } else {
    sendFrom(element, "input", valueOf(element));
  }
});

// Keys belong to the input method while it composes text. In Safari, the key that ends a composition
// arrives after it, with the code 229.
addEventListener("keydown", (event) => {
  if (event.isComposing || event.keyCode === 229) event.stopPropagation();
}, true);

document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Enter" || field.tagName !== "INPUT") return;
  if (!fields.isTextField(field)) return;
  const element = listenerAround(field, "submit");
  if (!element) return;
  event.preventDefault();
  if (sendFrom(element, "submit", field.value)) {
    fields.userSubmitted(field, connection.pendingSequence(idOf(element), "submit"));
  }
});

document.addEventListener("submit", (event) => event.preventDefault());

document.addEventListener("focusin", () => { if (!isApplying) noticeFocus(); });
document.addEventListener("focusout", ({ relatedTarget }) => {
  if (isApplying) return;
  // While the focus moves between two elements, no element has it for a moment. When the window
  // loses the focus, the field keeps it.
  queueMicrotask(() => {
    if (!relatedTarget || !focused?.contains(/** @type {Node} */ (relatedTarget))) noticeFocus();
    fields.applyWaiting();
  });
});

// Reports focus changes to the host for the elements that listen for changes on themselves or on
// their descendants.
function noticeFocus() {
  const active = document.activeElement;
  const element = listenerAround(active, "focus") ?? listenerAround(active, "blur");
  if (element === focused) return;
  const last = focused;
  focused = element;
  if (last?.isConnected) sendFrom(last, "blur");
  if (element) sendFrom(element, "focus");
}

// MARK: Frames

function snapshot() {
  return { ...fields.snapshot(), scrolled: scrolling.snapshot() };
}

/** @param {Frame} frame @param {boolean} isNewPage */
function applyFrame(frame, isNewPage) {
  isApplying = true;
  const memory = isNewPage ? before ?? snapshot() : null;
  before = null;
  if (isNewPage) fields.prepareForNewPage();
  if (frame.r !== undefined) reset(frame.r);
  apply(frame.o ?? []);
  // In a new page, only the fields restored below contain text typed by the user.
  fields.applyWaiting(isNewPage);
  fields.settleSubmitted();
  presses.release(connection.isPending);
  dialogs.lockScrolling();
  if (frame.t !== undefined) document.title = frame.t;
  if (frame.d !== undefined) browserHistory.setAddresses(frame.d);
  const restored = memory ? fields.restore(memory) : [];
  effects.run(frame.e ?? []);
  isApplying = false;
  for (const field of restored) sendFrom(field, "input", valueOf(field));
  browserHistory.answered();
  if (isNewPage) {
    focused = null;
    document.documentElement.classList.remove("host-resuming");
  }
  noticeFocus();
  sendDelayed();
  for (const callback of frameCallbacks) callback();
  // Scroll positions are restored last, because the callbacks give long content its height.
  if (memory) scrolling.restore(memory.scrolled);
}

const meta = document.querySelector('meta[name="page"]');
const timeToBeNoticed = 600;
let noticeTimer = 0;

connection.start({
  begin(isDocuments, typed) {
    if (isDocuments) {
      document.documentElement.classList.remove("host-resuming");
      browserHistory.setAddresses(JSON.parse(meta.dataset.addresses));
    } else {
      before = typed;
    }
  },
  frame: applyFrame,
  lost() {
    presses.release(() => false);
    browserHistory.answered();
    noticeTimer ||= setTimeout(() => showLost(localized("Reconnecting…")), timeToBeNoticed);
  },
  signedOut: forgetAndLeave,
  refused(status) {
    if (status === 401) {
      effects.showNotice(
        localized("This server asks for its pass code."), { link: localized("Enter It") });
    }
    if (status === 503) {
      effects.showNotice(
        localized("Too many windows are open. Close another one to continue here."));
    }
  },
  live(droppedEvents) {
    clearTimeout(noticeTimer);
    noticeTimer = 0;
    if (droppedEvents.some(({ name }) => ["click", "submit", "input"].includes(name))) {
      const text = localized("Connected again. The last tap may not have been carried out.");
      effects.showNotice(text, { duration: 8000 });
    } else {
      effects.hideNotice();
    }
    if (document.hidden) connection.sendEvent(0, "hide");
    hasBeenLive = true;
    for (const callback of liveCallbacks) callback();
  },
});

dialogs.start(sendFrom);
onInsert((subtree) => {
  dialogs.show(subtree);
  const wanted = subtree.matches("[autofocus]") ? subtree : subtree.querySelector("[autofocus]");
  if (wanted && !wanted.closest("dialog")) wanted.focus();
});
dialogs.lockScrolling();
browserHistory.start(sendFromRoot, connection.hasPending);
document.addEventListener("visibilitychange", () => {
  connection.sendEvent(0, document.hidden ? "hide" : "show");
});
addEventListener("pagehide", () => connection.leave(snapshot()));
