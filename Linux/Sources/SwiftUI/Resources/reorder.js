// @ts-check
// Dragging rows to another position: immediately with a mouse, after a long press with a finger or a
// pen.

import { onInsert, send } from "/client.js";
import { towardEnd } from "/direction.js";
import { idOf } from "/elements.js";
import { cancelPress, letGo } from "/menus.js";
import { loadRows } from "/near.js";
import { cancelSwipe } from "/swipe.js";
import { suppressClick } from "/taps.js";

const timeToLift = 400;
const slack = 6;
const edge = 72;
const scrollStep = 10;

// The current drag.
/** @type {Drag | null} */
let drag = null;

/** @param {HTMLElement} row */
function rowsOf(row) {
  return [...row.parentElement.querySelectorAll(`:scope > [data-move="${row.dataset.move}"]`)];
}

document.addEventListener("pointerdown", (event) => {
  abort();
  const row = event.target.closest?.("[data-move]");
  if (!row || event.button !== 0 || event.target.closest("input, textarea, select, .menu")) return;
  const isTouch = event.pointerType !== "mouse";
  const { clientX: x, clientY: y } = event;
  drag = { row, x, y, startX: x, startY: y, isTouch, isLifted: !isTouch, isUnderWay: false };
  if (isTouch) drag.timer = setTimeout(() => { drag.isLifted = true; }, timeToLift);
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  drag.x = event.clientX;
  drag.y = event.clientY;
  if (!drag.isUnderWay) {
    if (Math.hypot(drag.x - drag.startX, drag.y - drag.startY) < slack) return;
    if (!drag.isLifted) {
      abort();
      return;
    }
    begin();
  }
  follow();
});

function begin() {
  cancelPress();
  letGo();
  cancelSwipe();
  document.querySelector(".menu:popover-open")?.hidePopover();
  getSelection().removeAllRanges();
  drag.isUnderWay = true;
  drag.scroller = drag.row.closest(".screen, .window");
  drag.startScroll = drag.scroller?.scrollTop ?? 0;
  drag.row.classList.add("lifted");
  document.documentElement.classList.add("reordering");
  scrollAtEdges();
}

// The row follows the pointer. A line shows the new position.
function follow() {
  if (!drag.row.isConnected) {
    abort();
    return;
  }
  const rows = rowsOf(drag.row);
  const scrolled = (drag.scroller?.scrollTop ?? 0) - drag.startScroll;
  const [dx, dy] = [drag.x - drag.startX, drag.y - drag.startY + scrolled];
  drag.row.style.transform = `translate(${drag.isInColumns ? dx : 0}px, ${dy}px)`;
  const boxes = rows.map((row) => (row === drag.row ? null : row.getBoundingClientRect()));
  const [first, second] = boxes.filter(Boolean);
  drag.isInColumns = Boolean(second) && Math.abs(first.top - second.top) < 1;
  let nearest = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    if (!box) return;
    const distance = Math.hypot(
      drag.isInColumns ? box.left + box.width / 2 - drag.x : 0, box.top + box.height / 2 - drag.y,
    );
    if (distance < least) [least, nearest] = [distance, index];
  });
  if (nearest < 0) return;
  const box = boxes[nearest];
  const isBehind = drag.isInColumns
    ? (drag.x - box.left - box.width / 2) * towardEnd() > 0 : drag.y > box.top + box.height / 2;
  mark(rows[nearest], isBehind, drag.isInColumns);
  drag.neighbor = rows[nearest];
  drag.isBehind = isBehind;
}

/** @param {HTMLElement} row @param {boolean} isBehind @param {boolean} isInColumns */
function mark(row, isBehind, isInColumns) {
  unmark();
  row.classList.add("drop", isBehind ? "drop-behind" : "drop-before");
  row.classList.toggle("drop-sideways", isInColumns);
}

function unmark() {
  for (const row of document.querySelectorAll(".drop")) {
    row.classList.remove("drop", "drop-behind", "drop-before", "drop-sideways");
  }
}

function scrollAtEdges() {
  if (!drag?.isUnderWay) return;
  const by = drag.y < edge ? -scrollStep : drag.y > innerHeight - edge ? scrollStep : 0;
  if (by && drag.scroller) {
    drag.scroller.scrollTop += by;
    follow();
  }
  requestAnimationFrame(scrollAtEdges);
}

function abort() {
  if (!drag) return;
  clearTimeout(drag.timer);
  drag.row.classList.remove("lifted");
  drag.row.style.removeProperty("transform");
  document.documentElement.classList.remove("reordering");
  unmark();
  if (drag.isUnderWay) loadRows();
  drag = null;
}

document.addEventListener("pointerup", () => {
  const { row, neighbor, isBehind, isUnderWay } = drag ?? {};
  abort();
  if (!isUnderWay) return;
  suppressClick();
  // Rows may have been loaded or removed during the drag.
  if (!row.isConnected || !neighbor?.isConnected) return;
  const rows = rowsOf(row);
  const at = rows.indexOf(row);
  const place = rows.indexOf(neighbor) + (isBehind ? 1 : 0);
  if (place === at || place === at + 1) return;
  send(idOf(row), "gesture", place);
});

document.addEventListener("pointercancel", abort);
document.addEventListener("dragstart", (event) => { if (drag) event.preventDefault(); });

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drag?.isUnderWay) return;
  event.preventDefault();
  event.stopPropagation();
  abort();
}, true);

// A finger that has lifted a row does not scroll. Lists with fixed rows skip this listener, so that
// they scroll without waiting for a script.
const listening = new WeakSet();

/** @param {HTMLElement} row */
function listen({ parentElement: list }) {
  if (!list || listening.has(list)) return;
  listening.add(list);
  list.addEventListener("touchmove", (event) => {
    if (drag?.isLifted && event.cancelable) event.preventDefault();
  }, { passive: false });
}

onInsert((subtree) => {
  if (subtree.matches("[data-move]")) listen(subtree);
  subtree.querySelectorAll("[data-move]").forEach(listen);
});

// Existing rows become movable when the user chooses another sort order.
new MutationObserver((changes) => {
  for (const { target } of /** @type {ElementChange[]} */ (changes)) {
    if (target.matches("[data-move]")) listen(target);
  }
}).observe(document.body, { attributeFilter: ["data-move"], subtree: true });
