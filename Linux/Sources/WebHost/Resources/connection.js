// @ts-check
// The socket of the page. It numbers events, keeps them until they are acknowledged, and reconnects
// after a lost connection.

import { recall, remember } from "/memory.js";
import { here, root } from "/root.js";

const firstRetry = 250;
const slowestRetry = 5000;
// The longest wait for an answer, in milliseconds. A socket whose server vanished takes minutes to
// fail. Sending the event again is harmless, because the host ignores numbers that it has handled.
const timeout = 5000;
// The longest wait for a page or its first frame, in milliseconds. A busy host needs some time.
const timeoutOfPage = 20_000;

const meta = /** @type {HTMLMetaElement} */ (document.querySelector('meta[name="page"]'));
let token = meta.content;
let lastFrame = Number(meta.dataset.frame);
/** @type {Map<string, string>} */
const kept = new Map(JSON.parse(meta.dataset.kept));

/** @type {WebSocket | null} */
let socket = null;
// The time of the last message from the host.
let lastHeard = 0;
// "starting" until the first frame of the first socket, then "live" or "lost".
let state = "starting";
let isNewPage = false;
let isSignedOut = false;
let delay = firstRetry;
let timer = 0;
let watchdog = 0;
let sequence = 0;
// Unacknowledged events: { seq, id, name, value, isSent }.
/** @type {PendingEvent[]} */
let pending = [];

/** @type {ConnectionListener | null} */
let listener = null;

// The close code for a device that was signed out.
const signedOut = 4401;

// Opens the connection. `itsListener` has the methods begin(isDocuments, typed),
// frame(frame, isNewPage), lost(), live(droppedEvents), refused(status), and signedOut().
/** @param {ConnectionListener} itsListener */
export async function start(itsListener) {
  listener = itsListener;
  const memory = recall();
  const isDocuments = !memory || !await takeUp(memory);
  keep();
  if (isSignedOut) return;
  listener.begin(isDocuments, memory?.typed);
  open();
}

// Continues with the page that the tab showed before a reload, or with a new page in the same
// state. Returns false if the document keeps its own page.
/** @param {PageMemory} memory */
async function takeUp({ page, kept: former, hasLeft }) {
  try {
    const response = await ask({ page, kept: former, hasLeft, opened: token });
    if (response.headers.has("Signed-Out")) leaveForGood();
    if (!response.ok || !goOnWith(await response.json())) return false;
    for (const [key, value] of Object.entries(former)) kept.set(key, value);
    return true;
  } catch {
    // The server is gone again, so the document's content remains.
    return false;
  }
}

/** @param {PageMemory & { opened?: string }} memory */
function ask({ page, kept, hasLeft = false, opened = "" }) {
  const address = here();
  const request = new AbortController();
  setTimeout(() => request.abort(), timeoutOfPage);
  return fetch(`${root}/page`, {
    method: "POST",
    body: JSON.stringify({ page, kept, hasLeft, opened, address }),
    signal: request.signal,
  });
}

// Replaces the token. Returns true if the new token belongs to a different page.
/** @param {[current: string]} tokens */
function goOnWith([current]) {
  if (current === token) return false;
  token = current;
  lastFrame = -1;
  isNewPage = true;
  return true;
}

function keep(more = {}) {
  if (isSignedOut) return;
  remember({ page: token, kept: Object.fromEntries(kept), ...more });
}

// Call when the browser leaves the document, with the typed text.
/** @param {PageSnapshot} typed */
export function leave(typed) {
  keep({ hasLeft: true, typed });
}

export function isLive() {
  return state !== "lost";
}

/** @param {number} id @param {string} [name] */
export function pendingSequence(id, name) {
  return pending.findLast((event) => event.id === id && (!name || event.name === name))?.seq ?? 0;
}

// True if the page is connected with unanswered events.
export function hasPending() {
  return state === "live" && pending.length > 0;
}

/** @param {number} seq */
export function isPending(seq) {
  return pending.some((event) => event.seq === seq);
}

// Sends an event. Returns its number, or 0 if it was not accepted: without a connection, only typed
// text and going back are kept for later.
/** @param {number} id @param {string} name @param {EventValue} [value] */
export function sendEvent(id, name, value) {
  if (state === "lost" && name !== "input" && name !== "back") return 0;
  if (state === "lost") {
    pending = pending.filter((event) => event.isSent || event.id !== id || event.name !== name);
  }
  const event = { seq: ++sequence, id, name, value, isSent: false };
  pending.push(event);
  if (state === "live") transmit(event);
  return event.seq;
}

/** @param {PendingEvent} event */
function transmit(event) {
  /** @type {(string | number | boolean)[]} */
  const message = [event.seq, event.id, event.name];
  /** @type {Record<string, string>} */
  const kinds = { string: "t", number: "n", boolean: "b" };
  const kind = kinds[typeof event.value];
  if (kind) message.push(kind, event.value);
  event.isSent = true;
  socket.send(JSON.stringify(message));
  if (!watchdog) watch();
}

function watch() {
  clearTimeout(watchdog);
  watchdog = pending.some((event) => event.isSent) ? setTimeout(giveUp, timeout) : 0;
}

// A socket whose other end is gone may take minutes to close.
function giveUp() {
  const lost = socket;
  socket = null;
  lost?.close();
  lose();
}

function open() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}${root}/live?page=${token}&frame=${lastFrame}`;
  const opened = new WebSocket(url);
  socket = opened;
  watchdog = setTimeout(giveUp, timeoutOfPage);
  opened.onmessage = (message) => {
    if (socket === opened) receive(JSON.parse(message.data));
  };
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    socket = null;
    if (code === signedOut) {
      leaveForGood();
      return;
    }
    lose();
  };
}

/** @param {Frame} frame */
function receive(frame) {
  lastHeard = Date.now();
  const isFirst = state !== "live";
  lastFrame = frame.n;
  if (isFirst && isNewPage) {
    // The numbers of the pending events belong to the previous page, so the new page can't
    // acknowledge them. All are treated as acknowledged.
    frame.a = sequence;
  }
  // The new page gets the values of fields, but not those of switches.
  const dropped = isFirst && isNewPage
    ? pending.filter(({ name, value }) => name !== "input" || typeof value === "boolean")
    : [];
  pending = pending.filter((event) => event.seq > frame.a);
  watch();
  if (frame.r !== undefined) kept.clear();
  for (const [key, value] of frame.k ?? []) {
    if (value === null) kept.delete(key);
    else kept.set(key, value);
  }
  if (frame.r !== undefined || frame.k) keep();
  state = "live";
  delay = firstRetry;
  const wasNewPage = isNewPage;
  isNewPage = false;
  if (isFirst) {
    // The events are sent before the frame is applied, because applying it may cause new events,
    // and the numbers must only increase.
    for (const event of pending) transmit(event);
  }
  listener.frame(frame, wasNewPage);
  if (isFirst) listener.live(dropped);
}

function lose() {
  clearTimeout(watchdog);
  watchdog = 0;
  if (state === "live") state = "lost";
  listener.lost();
  schedule();
}

function leaveForGood() {
  clearTimeout(timer);
  clearTimeout(watchdog);
  timer = 0;
  state = "lost";
  isSignedOut = true;
  listener.signedOut();
}

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(retry, delay);
  delay = Math.min(delay * 2, slowestRetry);
}

async function retry() {
  clearTimeout(timer);
  timer = 0;
  try {
    const response = await ask({ page: token, kept: Object.fromEntries(kept) });
    if (response.headers.has("Signed-Out")) {
      leaveForGood();
      return;
    }
    if (!response.ok) {
      listener.refused(response.status);
      schedule();
      return;
    }
    goOnWith(await response.json());
    open();
  } catch {
    // The server does not respond yet.
    schedule();
  }
}

// After sleep, a dead socket looks alive. The page sends an event without an element, and closes
// the socket if no answer arrives.
function wake() {
  if (timer && !isSignedOut && !document.hidden) retry();
  if (document.hidden || state !== "live" || Date.now() - lastHeard < timeout) return;
  sendEvent(0, "focus");
}

addEventListener("online", wake);
document.addEventListener("visibilitychange", wake);
// The document was restored from the browser's cache without its socket.
addEventListener("pageshow", ({ persisted }) => { if (persisted) keep(); });
