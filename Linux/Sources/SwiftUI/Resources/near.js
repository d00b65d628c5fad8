// @ts-check
// Long lists, of which the page contains only the rows near the window. Gaps replace the rows
// before and after them. A gap has the height of its rows, and reports to the host when the window
// comes near.

import { afterPainting, onFrame, onInsert, onLive, send } from "/client.js";
import { pendingSequence } from "/connection.js";
import { idOf } from "/elements.js";

// The distance around the window in which rows are kept, in window heights.
const reach = 1;

// All gaps of the page. Searching the document with each frame would take too long.
/** @type {Set<HTMLElement>} */
const allGaps = new Set();

onInsert((subtree) => {
  if (subtree.matches(".gap")) allGaps.add(subtree);
  for (const gap of subtree.querySelectorAll(".gap")) allGaps.add(gap);
});

function present() {
  for (const gap of allGaps) if (!gap.isConnected) allGaps.delete(gap);
  return [...allGaps];
}

function gaps() {
  return present().filter((gap) => gap.offsetParent);
}

/** @param {HTMLElement} list */
function rowsOf(list) {
  return [...list.children].filter((child) => child.matches(".row"));
}

// Returns the number of columns, the mean row height, and the spacing, or null without rows.
/** @param {HTMLElement} list */
function measure(list) {
  const rows = rowsOf(list);
  if (rows.length === 0) return null;
  const tops = rows.map((row) => row.offsetTop);
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length);
  const room = parseFloat(getComputedStyle(list).rowGap) || 0;
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  return { columns, room, height: heights.reduce((sum, each) => sum + each) / heights.length };
}

// A list's measures stay until its width or the text size changes. If they were taken again for
// each change, a single taller row would move the visible rows.
/** @type {WeakMap<HTMLElement, RowMeasures & { key: string }>} */
const measures = new WeakMap();

/** @param {HTMLElement} list */
function measuresOf(list) {
  const key = `${list.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`;
  const known = measures.get(list);
  if (known?.key === key) return known;
  const fresh = measure(list);
  if (fresh) measures.set(list, { key, ...fresh });
  return measures.get(list) ?? { columns: 1, room: 0, height: 0 };
}

/** @param {HTMLElement} gap @param {RowMeasures} measures */
function setHeight(gap, { columns, room, height }) {
  const lines = Math.ceil(Number(gap.dataset.count) / columns);
  const points = `${Math.max(0, lines * (height + room) - room)}px`;
  if (gap.style.height !== points) gap.style.height = points;
}

// Measures everything before setting anything. After a layout in between, the page could be too
// short for its scroll position.
function size() {
  /** @type {[HTMLElement, RowMeasures][]} */
  const all = gaps().map((gap) => [gap, measuresOf(gap.parentElement)]);
  for (const [gap, measured] of all) setHeight(gap, measured);
  stay();
}

// Sizes the gaps that a frame has changed, using known measures. New measures would force a layout
// before the gaps have their size.
function sizeChanged() {
  for (const gap of present()) {
    const known = measures.get(gap.parentElement);
    if (known) setHeight(gap, known);
  }
  stay();
}

// MARK: Scroll anchoring

const anchorsItself = CSS.supports("overflow-anchor", "auto");
// The screen that is scrolled to its end, and its scroll position. The end may move when rows are
// loaded.
/** @type {{ screen: HTMLElement, top: number } | null} */
let ended = null;
// True from an input that may scroll up until the screen has left its end. The first frame of the
// scrolling may move it by less than a pixel.
let isLeaving = false;
// The key that started the current scrolling, if it was Home or End.
/** @type {string | null} */
let leapKey = null;
// An anchor for browsers without scroll anchoring: a row near the window's top, and its offset.
/** @type {{ row: HTMLElement, screen: HTMLElement, place: number } | null} */
let anchor = null;
// The screen that was scrolled last.
/** @type {HTMLElement | null} */
let scrolled = null;
// Its scroll position then.
let lastTop = 0;

/** @param {HTMLElement} row @param {HTMLElement} screen */
function placeOf(row, screen) {
  return row.getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop;
}

/** @param {HTMLElement} screen */
function note(screen) {
  const list = present().map((gap) => gap.parentElement).find((each) => screen.contains(each));
  const top = screen.scrollTop;
  if (top === 0 && leapKey === "Home") leapKey = null;
  const isAtEnd = top + screen.clientHeight >= screen.scrollHeight - 1;
  if (!isAtEnd || top > (screen === scrolled ? lastTop : 0)) isLeaving = false;
  [scrolled, lastTop] = [screen, top];
  // The end may have moved between the scrolling and its event.
  const wasAtEnd = ended?.screen === screen && top >= ended.top;
  // WebKit has no event at the end of scrolling, and stops scrolling when the page moves the screen.
  const isLeaping = leapKey === "End" && !("onscrollend" in window);
  const isEnd = !isLeaving && (isAtEnd || wasAtEnd || isLeaping);
  ended = list && top > 0 && isEnd ? { screen, top } : null;
  anchor = null;
  if (anchorsItself || !list || top === 0) return;
  const edge = screen.getBoundingClientRect().top;
  const row = rowsOf(list).find((each) => each.getBoundingClientRect().bottom > edge);
  if (row && row.getBoundingClientRect().top < edge + screen.clientHeight) {
    anchor = { row, screen, place: placeOf(row, screen) };
  }
}

function stay() {
  if (document.documentElement.matches(".reordering")) return;
  if (ended?.screen.isConnected) {
    const { screen } = ended;
    const most = screen.scrollHeight - screen.clientHeight;
    if (screen.scrollTop < most - 1) screen.scrollTop = most;
    return;
  }
  if (!anchor?.row.isConnected) {
    // Rows that were inserted into an empty window may still grow before the next scroll event.
    if (!anchorsItself && scrolled?.isConnected) note(scrolled);
    return;
  }
  const by = placeOf(anchor.row, anchor.screen) - anchor.place;
  if (Math.abs(by) < 1) return;
  anchor.place += by;
  // A row that was moved to another position is not followed.
  if (Math.abs(by) >= innerHeight) return;
  anchor.screen.scrollTop = leapKey === "Home" ? 0 : anchor.screen.scrollTop + by;
}

// The scroll event comes later than the input that scrolls. Rows that arrive between the two must
// not move the screen back to its end.
function leaveEnd() {
  ended = null;
  isLeaving = true;
  leapKey = null;
}

document.addEventListener("pointerdown", leaveEnd, true);
document.addEventListener("wheel", ({ deltaY }) => {
  leapKey = null;
  if (deltaY < 0) leaveEnd();
}, { capture: true, passive: true });
document.addEventListener("keydown", ({ key }) => {
  if (key === "End") isLeaving = false; else leaveEnd();
}, true);

// Browsers scroll to where the end was when the End key was pressed. After the Home key, they miss
// the start by the height that rows above the window have gained in the meantime.
document.addEventListener("keydown", ({ key, shiftKey, target, defaultPrevented }) => {
  // The Home key may be for another screen, which is not scrolled.
  const leaps = key === "End" || (key === "Home" && scrolled?.contains(document.activeElement));
  const isForField = shiftKey || target.matches("input, textarea, select");
  leapKey = leaps && !isForField && !defaultPrevented ? key : null;
});
document.addEventListener("scrollend", ({ target }) => {
  if (leapKey && target === scrolled) {
    ended = leapKey === "End" ? { screen: scrolled, top: scrolled.scrollTop } : null;
    if (ended) stay();
    else scrolled.scrollTop = 0;
  }
  leapKey = null;
}, true);

const rowSizes = new ResizeObserver(stay);

if (!anchorsItself) {
  onInsert((subtree) => {
    const rows = [subtree, ...subtree.querySelectorAll(".row")];
    for (const row of rows) if (row.matches(".rows > .row")) rowSizes.observe(row);
  });
}

// Returns the part of a row or gap that is at most `heights` window heights away from the window:
// its start and end, as fractions of the height. Returns null if no part is that near.
/** @param {{ top: number, bottom: number }} box @param {number} heights */
function share({ top, bottom }, heights) {
  const [start, end] = [-heights * innerHeight, (1 + heights) * innerHeight];
  if (bottom <= start || top >= end) return null;
  const height = Math.max(1, bottom - top);
  return [Math.max(0, (start - top) / height), Math.min(1, (end - top) / height)];
}

// Returns the index of the first row near the window, and the index after the last row near the
// window. Returns null if no row is near.
/** @param {HTMLElement} list */
function wanted(list) {
  const { columns } = measuresOf(list);
  const found = [];
  let index = 0;
  for (const child of list.children) {
    const isGap = child.matches(".gap");
    if (!isGap && !child.matches(".row")) continue;
    const count = isGap ? Number(child.dataset.count) : 1;
    const part = share(child.getBoundingClientRect(), reach);
    if (part) {
      found.push(index + Math.floor(part[0] * count), index + Math.ceil(part[1] * count));
    }
    index += count;
  }
  if (!found.length) return null;
  const first = Math.floor(Math.min(...found) / columns) * columns;
  return [first, Math.min(index, Math.ceil(Math.max(...found) / columns) * columns)];
}

let asked = new WeakMap();

function ask() {
  // A drag stores its position among the present rows, so they must not change.
  if (document.documentElement.matches(".reordering")) return;
  const found = gaps();
  // While rows are loading, the window may move on. Without waiting, each of its places would be
  // loaded, one after the other.
  if (found.some((gap) => pendingSequence(idOf(gap), "near"))) return;
  for (const gap of found) {
    if (!share(gap.getBoundingClientRect(), reach / 2)) continue;
    const list = gap.parentElement;
    const rows = wanted(list)?.join(" ");
    // The rows may have been requested for the other gap already.
    if (!rows || asked.get(list) === rows) continue;
    if (send(idOf(gap), "near", rows)) asked.set(list, rows);
  }
}

let isWaiting = false;

// Sizes the gaps and loads the rows near the window.
/** @param {(callback: () => void) => void} [schedule] */
export function loadRows(schedule = requestAnimationFrame) {
  if (isWaiting) return;
  isWaiting = true;
  schedule(() => {
    isWaiting = false;
    size();
    ask();
  });
}

document.addEventListener("scroll", ({ target }) => {
  if (target.matches?.(".screen, .window")) note(target);
  loadRows();
}, { capture: true, passive: true });
addEventListener("resize", () => loadRows());
onFrame(() => {
  sizeChanged();
  loadRows(afterPainting);
});
onLive(() => {
  // After a reconnect, the page of the host may be a new page that has not received the requests.
  asked = new WeakMap();
  loadRows();
});
size();
