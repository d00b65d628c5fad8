// @ts-check
// Updates a tile and performs its taps. One tile of a browser waits for changes and tells the
// others, because browsers open few connections to a host.

const root = document.documentElement.dataset.root ?? "";
const longestSilence = 40_000;
const channel = new BroadcastChannel("widgets");
const id = Math.random();
let tile = document.querySelector(".tile");
let version = tile.dataset.version;
let heard = -longestSilence;
let latest = 0;
let isPressed = false;
// The latest response, until it is shown.
let arrived = "";
// The request for changes, or null if another tile waits.
/** @type {AbortController | null} */
let waiting = null;

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const now = () => performance.now();

// Scales the tile to its frame.
function fit() {
  const { offsetWidth: width, offsetHeight: height } = tile;
  const scale = Math.min(innerWidth / parseFloat(tile.style.getPropertyValue("--w")),
    innerHeight / parseFloat(tile.style.getPropertyValue("--h")));
  tile.style.width = "var(--w)";
  tile.style.zoom = width && height ? scale : 1;
}

// A pressed button stays until its click, soon after the release.
function show() {
  if (isPressed) return;
  const next = new DOMParser().parseFromString(arrived, "text/html").querySelector(".tile");
  arrived = "";
  if (!next) return;
  // An unchanged page from the cache may have an old version, so versions are not compared.
  /** @param {HTMLElement} of */
  const ground = (of) => of.style.getPropertyValue("--ground-of-tile");
  if (next.innerHTML === tile.innerHTML && ground(next) === ground(tile)) return;
  const controls = () => [...tile.querySelectorAll("a, button")];
  const focused = controls().indexOf(document.activeElement);
  tile.replaceWith(next);
  tile = next;
  version = tile.dataset.version;
  fit();
  if (focused >= 0) controls()[focused]?.focus();
}

/** @param {RequestInit} [request] */
async function load(request) {
  arrived = "";
  latest += 1;
  const number = latest;
  const response = await fetch(location.href, { cache: "no-cache", ...request });
  if (!response.ok) throw new Error(response.statusText);
  const text = await response.text();
  if (number === latest) arrived = text;
  show();
}

/** @param {string} news */
async function changed(news) {
  // A restarted program may have other scripts.
  if (news.split(".")[0] !== version.split(".")[0]) return location.reload();
  if (news === version) return;
  await load();
  version = news;
}

/** @param {boolean} isAway */
function setAway(isAway) {
  document.body.classList.toggle("away", isAway);
}

async function follow() {
  channel.postMessage({ asks: true });
  await pause(200 + Math.random() * 300);
  for (;;) {
    if (now() - heard < longestSilence) {
      await pause(500 + Math.random() * 1_000);
      continue;
    }
    channel.postMessage({ waits: id, version });
    const request = new AbortController();
    waiting = request;
    const end = setTimeout(() => request.abort(), 60_000);
    try {
      const response = await fetch(`${root}/widgets/changes?since=${encodeURIComponent(version)}`, {
        cache: "no-store",
        signal: request.signal,
      });
      if (response.status === 401) {
        // The device was signed out.
        location.reload();
        return;
      }
      if (!response.ok) throw new Error(response.statusText);
      setAway(false);
      const news = await response.text();
      channel.postMessage({ waits: id, version: news });
      await changed(news);
    } catch {
      // The server does not respond, or another tile waits.
      if (waiting) {
        setAway(true);
        channel.postMessage({ waits: id, isAway: true });
        await pause(1_500);
      }
    }
    clearTimeout(end);
    waiting = null;
  }
}

/** @param {MessageEvent} event */
channel.onmessage = ({ data }) => {
  if (data.isGone) {
    heard = -longestSilence;
    return;
  }
  // One of two waiting tiles is enough.
  if (data.asks || (waiting && data.waits > id)) {
    if (waiting) channel.postMessage({ waits: id, version });
    return;
  }
  heard = now();
  if (waiting) {
    const request = waiting;
    waiting = null;
    request.abort();
  }
  setAway(Boolean(data.isAway));
  // The next message repeats a failed request.
  if (data.version) changed(data.version).catch(() => setAway(true));
};

onpagehide = () => { if (waiting) channel.postMessage({ isGone: true }); };
onpageshow = (event) => { if (event.persisted) location.reload(); };
onresize = fit;
onpointerdown = ({ button }) => { isPressed = !button; };
onpointerup = onpointercancel = onblur = () => setTimeout(() => {
  isPressed = false;
  show();
}, 50);

document.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { name, value } = /** @type {HTMLButtonElement} */ (event.submitter);
  tile.classList.add("busy");
  try {
    await load({ method: "POST", body: new URLSearchParams({ [name]: value }) });
    setAway(false);
  } catch {
    setAway(true);
  }
  tile.classList.remove("busy");
});

fit();
follow();
