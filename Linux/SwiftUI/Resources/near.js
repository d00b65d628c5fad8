// Long lists, of which only the rows near the window are in the page. A gap stands for those before
// and for those behind; it is as high as they would be, and tells the host when the window comes near.

import { afterPainting, onFrame, onInsert, onLive, send } from "/client.js";
import { idOf } from "/elements.js";

// How far beyond the window rows are kept, in heights of the window.
const reach = 1;

// All gaps of the page. To look for them in the document would take as long as it has elements, with
// each frame.
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

function rowsOf(list) {
  return [...list.children].filter((child) => child.matches(".row"));
}

// True for a row with a measured height. Until the browser lays a row out, its height is a guess.
function isLaidOut(row) {
  const content = row.querySelector(":scope > .row-c") ?? row;
  return content.checkVisibility({ contentVisibilityAuto: true });
}

// The number of rows side by side, their height, and the space between them; null where
// none is laid out.
function measure(list) {
  const rows = rowsOf(list);
  const tops = rows.map((row) => row.offsetTop);
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length);
  const room = parseFloat(getComputedStyle(list).rowGap) || 0;
  const heights = rows.filter(isLaidOut).map((row) => row.getBoundingClientRect().height);
  if (heights.length === 0) return null;
  return { columns, room, height: heights.reduce((sum, each) => sum + each) / heights.length };
}

// The measures of a list hold until its width changes: one row that is higher than the others would
// otherwise move what is looked at.
const measures = new WeakMap();

function measuresOf(list) {
  const key = `${list.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`;
  const known = measures.get(list);
  if (known?.key === key) return known;
  const fresh = measure(list);
  if (fresh) measures.set(list, { key, ...fresh });
  return measures.get(list) ?? { columns: 1, room: 0, height: 0 };
}

function setHeight(gap, { columns, room, height }) {
  const lines = Math.ceil(gap.dataset.count / columns);
  const points = `${Math.max(0, lines * (height + room) - room)}px`;
  if (gap.style.height !== points) gap.style.height = points;
}

// All is measured before anything is set: where a browser lays the page out in between, it is too low
// for where it is scrolled to.
function size() {
  const all = gaps().map((gap) => [gap, measuresOf(gap.parentElement)]);
  for (const [gap, measured] of all) {
    setHeight(gap, measured);
    const list = gap.parentElement;
    const height = `${measured.height}px`;
    if (measured.height > 0 && list.style.getPropertyValue("--row-height") !== height) {
      list.style.setProperty("--row-height", height);
    }
  }
  stay();
}

// Gives the gaps that a frame has changed their height by what is known already: asked for anything,
// the browser would lay the frame out without them.
function sizeChanged() {
  for (const gap of present()) {
    const known = measures.get(gap.parentElement);
    if (known) setHeight(gap, known);
  }
  stay();
}

// MARK: What is looked at stays where it is

const anchorsItself = CSS.supports("overflow-anchor", "auto");
// The screen that is scrolled to its end, which may move on as rows come.
let ended = null;
// An anchor for browsers without scroll anchoring: a row near the top of the window, and its offset.
let anchor = null;

function placeOf(row, screen) {
  return row.getBoundingClientRect().top - screen.getBoundingClientRect().top + screen.scrollTop;
}

function note(screen) {
  const list = present().map((gap) => gap.parentElement).find((each) => screen.contains(each));
  const isAtEnd = screen.scrollTop + screen.clientHeight >= screen.scrollHeight - 1;
  ended = list && screen.scrollTop > 0 && isAtEnd ? screen : null;
  anchor = null;
  if (anchorsItself || !list || screen.scrollTop === 0) return;
  const top = screen.getBoundingClientRect().top;
  const row = rowsOf(list).find((each) => each.getBoundingClientRect().bottom > top);
  if (row && row.getBoundingClientRect().top < top + screen.clientHeight) {
    anchor = { row, screen, place: placeOf(row, screen) };
  }
}

function stay() {
  if (document.documentElement.matches(".reordering")) return;
  if (ended?.isConnected) {
    const most = ended.scrollHeight - ended.clientHeight;
    if (ended.scrollTop < most - 1) ended.scrollTop = most;
    return;
  }
  if (!anchor?.row.isConnected) return;
  const by = placeOf(anchor.row, anchor.screen) - anchor.place;
  if (Math.abs(by) < 1) return;
  anchor.place += by;
  // A row that was moved to another place is not followed.
  if (Math.abs(by) < innerHeight) anchor.screen.scrollTop += by;
}

const rowSizes = new ResizeObserver(stay);

if (!anchorsItself) {
  onInsert((subtree) => {
    const rows = [subtree, ...subtree.querySelectorAll(".row")];
    for (const row of rows) if (row.matches(".rows > .row")) rowSizes.observe(row);
  });
}

// The part of a line from `top` to `bottom` within so many heights of the window around it, in shares.
function share({ top, bottom }, heights) {
  const [start, end] = [-heights * innerHeight, (1 + heights) * innerHeight];
  if (bottom <= start || top >= end) return null;
  const height = Math.max(1, bottom - top);
  return [Math.max(0, (start - top) / height), Math.min(1, (end - top) / height)];
}

// The rows from and to which the window reaches: counted from 0, the second one is the one behind.
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
  // What is dragged has its place among the rows that are there.
  if (document.documentElement.matches(".reordering")) return;
  for (const gap of gaps()) {
    if (!share(gap.getBoundingClientRect(), reach / 2)) continue;
    const list = gap.parentElement;
    const rows = wanted(list)?.join(" ");
    // One answer may bring both gaps farther away.
    if (!rows || asked.get(list) === rows) continue;
    if (send(idOf(gap), "near", rows)) asked.set(list, rows);
  }
}

let isWaiting = false;

function soon(schedule = requestAnimationFrame) {
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
  soon();
}, { capture: true, passive: true });
addEventListener("resize", () => soon());
onFrame(() => {
  sizeChanged();
  soon(afterPainting);
});
onLive(() => {
  // The page on the other side may be another one by now, which was not asked yet.
  asked = new WeakMap();
  soon();
});
size();
