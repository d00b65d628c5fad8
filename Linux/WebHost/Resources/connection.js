// The socket of the page: numbers what goes up, keeps it until it is acknowledged, and comes back
// by itself when the socket is lost.

import { recall, remember } from "/memory.js";
import { here, root } from "/root.js";

const firstRetry = 250;
const slowestRetry = 5000;
// A socket whose server went silently away takes minutes to say so; an event without an answer
// for this long says it sooner. Sending it again does no harm: the host knows its number.
const patience = 5000;

const meta = document.querySelector('meta[name="page"]');
let token = meta.content;
let lastFrame = Number(meta.dataset.frame);
const kept = new Map(JSON.parse(meta.dataset.kept));

let socket = null;
// When the host was last heard of.
let lastHeard = 0;
// "starting" until the first frame of the first socket, then "live" and "lost" in turn.
let state = "starting";
let isNewPage = false;
let isSignedOut = false;
let delay = firstRetry;
let timer = 0;
let watchdog = 0;
let sequence = 0;
// Events that the host has not acknowledged: { seq, id, name, value, isSent }.
let pending = [];

let listener = null;

// The device was signed out.
const signedOut = 4401;

// `listener` has begin(isDocuments, typed), frame(frame, isNewPage), lost(), live(lostEvents),
// refused(status) and signedOut().
export async function start(itsListener) {
  listener = itsListener;
  const memory = recall();
  const isDocuments = !memory || !await takeUp(memory);
  keep();
  if (isSignedOut) return;
  listener.begin(isDocuments, memory?.typed);
  open();
}

// Has the page that the tab had before a reload go on in this document, or one that stands where it
// stood. Returns whether that is so; if not, the document's own page goes on.
async function takeUp({ page, kept: former, hasLeft }) {
  try {
    const response = await ask({ page, kept: former, hasLeft, opened: token });
    if (response.headers.has("Signed-Out")) leaveForGood();
    if (!response.ok || !goOnWith(await response.json())) return false;
    for (const [key, value] of Object.entries(former)) kept.set(key, value);
    return true;
  } catch {
    // The server is gone again: what the document shows is there at least.
    return false;
  }
}

function ask({ page, kept, hasLeft = false, opened = "" }) {
  const address = here();
  return fetch(`${root}/page`, {
    method: "POST",
    body: JSON.stringify({ page, kept, hasLeft, opened, address }),
  });
}

// Returns whether that is another page than before.
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

// To be called when the browser leaves the document, with what the user typed in it.
export function leave(typed) {
  keep({ hasLeft: true, typed });
}

export function isLive() {
  return state !== "lost";
}

export function pendingSequence(id, name) {
  return pending.findLast((event) => event.id === id && (!name || event.name === name))?.seq ?? 0;
}

// Whether the host has events to answer, and can.
export function hasPending() {
  return state === "live" && pending.length > 0;
}

export function isPending(seq) {
  return pending.some((event) => event.seq === seq);
}

// Sends an event. Returns its number, or 0 where it was not taken: without a connection only what
// the user typed, and going back, is kept until there is one.
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

function transmit(event) {
  const message = [event.seq, event.id, event.name];
  const kind = { string: "t", number: "n", boolean: "b" }[typeof event.value];
  if (kind) message.push(kind, event.value);
  event.isSent = true;
  socket.send(JSON.stringify(message));
  if (!watchdog) watch();
}

function watch() {
  clearTimeout(watchdog);
  watchdog = pending.some((event) => event.isSent)
    ? setTimeout(giveUp, patience) : 0;
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

function receive(frame) {
  lastHeard = Date.now();
  const isFirst = state !== "live";
  lastFrame = frame.n;
  if (isFirst && isNewPage) {
    // The numbers of the page before mean nothing to this one.
    frame.a = sequence;
  }
  const dropped = isFirst && isNewPage ? pending.filter((event) => event.name !== "input") : [];
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
    // Before the frame is shown, which may bring events of its own: numbers only go up.
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
    // The server does not answer yet.
    schedule();
  }
}

function retryNow() {
  if (isSignedOut) return;
  if (timer && !document.hidden) retry();
}

// A device that slept finds a socket that looks alive and is long dead: an event for no element is
// answered, or the socket is given up.
function wake() {
  retryNow();
  if (document.hidden || state !== "live" || Date.now() - lastHeard < patience) return;
  sendEvent(0, "focus");
}

addEventListener("online", wake);
document.addEventListener("visibilitychange", wake);
// The document is there again as it was, without its socket.
addEventListener("pageshow", ({ persisted }) => { if (persisted) keep(); });
