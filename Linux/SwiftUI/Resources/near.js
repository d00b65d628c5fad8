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

// How many rows stand side by side, and how much of the list's height a line of them takes.
function measure(list) {
  const rows = rowsOf(list);
  const tops = rows.map((row) => row.offsetTop);
  const columns = Math.max(1, tops.filter((top) => top === tops[0]).length);
  const lines = Math.ceil(rows.length / columns);
  const last = rows.at(-1);
  const room = parseFloat(getComputedStyle(list).rowGap) || 0;
  const height = rows.length ? last.offsetTop + last.offsetHeight - tops[0] + room : 0;
  return { columns, pitch: height / Math.max(1, lines), room };
}

// The measures of a list hold until its width changes: one row that is higher than the others would
// otherwise move what is looked at.
const measures = new WeakMap();

function measuresOf(list) {
  const key = `${list.clientWidth} ${getComputedStyle(document.documentElement).fontSize}`;
  const known = measures.get(list);
  if (known?.key === key && known.pitch > 0) return known;
  const fresh = { key, ...measure(list) };
  measures.set(list, fresh);
  return fresh;
}

function size() {
  for (const gap of gaps()) {
    const { columns, pitch, room } = measuresOf(gap.parentElement);
    const height = Math.ceil(gap.dataset.count / columns) * pitch - room;
    gap.style.height = `${Math.max(0, height)}px`;
  }
}

// For how many rows each gap stood when a frame came last.
const counts = new WeakMap();

// Gives the gaps that a frame has changed their height. To look how high rows are has the browser lay
// the frame out at once, so that is not done where no gap is another.
function sizeChanged() {
  const changed = present().filter((gap) => counts.get(gap) !== gap.dataset.count);
  for (const gap of changed) counts.set(gap, gap.dataset.count);
  if (changed.length > 0) size();
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

document.addEventListener("scroll", () => soon(), { capture: true, passive: true });
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
