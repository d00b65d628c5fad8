// @ts-check
// Swipes over the rows of a list, which reveal buttons. A swipe over most of the row triggers the
// first button.

import { ensureMade, whenMade } from "/approach.js";
import { towardEnd } from "/direction.js";
import { suppressClick } from "/taps.js";

const slack = 12;
/** @type {Swipe | null} */
let swipe = null;

// Ends the swipe when another gesture takes over.
export function cancelSwipe() {
  swipe = null;
}

/** @param {HTMLElement} row @param {number} offset */
function actionsOf(row, offset) {
  return row.querySelector(`:scope > .swipe.${offset < 0 ? "trailing" : "leading"}`);
}

/** @param {HTMLElement} row @param {number} offset */
function settle(row, offset) {
  row.classList.add("settling");
  row.style.setProperty("--swipe", `${offset}px`);
  for (const actions of row.querySelectorAll(":scope > .swipe")) {
    const isOpen = offset !== 0 && actions === actionsOf(row, offset);
    actions.toggleAttribute("inert", !isOpen);
    actions.ariaHidden = isOpen ? null : "true";
    actions.classList.remove("full");
  }
}

/** @param {HTMLElement} row */
function closeOthers(row) {
  for (const other of document.querySelectorAll(".row.settling")) {
    if (other !== row) settle(other, 0);
  }
}

// Returns the distances at which the row stays open and at which the first button is triggered, and
// the largest distance of the row.
/** @param {HTMLElement} row @param {"leading" | "trailing"} side */
function reach(row, side) {
  const actions = row.querySelector(`:scope > .swipe.${side}`);
  if (!actions?.childElementCount) return { open: 0, full: Infinity, most: 0 };
  const width = row.clientWidth;
  const isOnTheRight = (side === "trailing") === (towardEnd() > 0);
  const gap = isOnTheRight
    ? actions.offsetLeft - width : -actions.offsetLeft - actions.offsetWidth;
  const open = actions.offsetWidth + gap;
  if (!actions.matches("[data-full]")) return { open, full: Infinity, most: open };
  return { open, full: Math.min(Math.max(0.6 * width, open + 24), 0.9 * width), most: width };
}

document.addEventListener("pointerdown", (event) => {
  const row = event.target.closest(".row");
  closeOthers(row);
  // A second finger zooms the page.
  if (!event.isPrimary) {
    if (swipe?.isUnderWay) settle(swipe.row, swipe.start);
    swipe = null;
    return;
  }
  if (event.pointerType === "mouse" || !row?.querySelector(":scope > .swipe")) return;
  // Horizontal scrolling in the row takes precedence.
  const scroller = event.target.closest(".scroll.sh");
  if (scroller && row.contains(scroller)) return;
  const start = parseFloat(row.style.getPropertyValue("--swipe")) || 0;
  swipe = {
    row, x: event.clientX, y: event.clientY, start, offset: start, isUnderWay: false, dx: 0,
  };
  measure(swipe);
});

// The buttons may be loaded during the swipe.
/** @param {Swipe} swipe */
function measure(swipe) {
  const { row } = swipe;
  swipe.isMade = [...row.querySelectorAll(":scope > .swipe")].every(ensureMade);
  swipe.trailing = reach(row, "trailing");
  swipe.leading = reach(row, "leading");
}

/** @param {Swipe} swipe */
function isFull({ offset, trailing, leading }) {
  return Math.abs(offset) >= (offset < 0 ? trailing : leading).full;
}

document.addEventListener("pointermove", (event) => {
  if (!swipe) return;
  const dx = (event.clientX - swipe.x) * towardEnd();
  const dy = event.clientY - swipe.y;
  if (!swipe.isUnderWay) {
    if (Math.abs(dy) > slack) swipe = null;
    else if (Math.abs(dx) > slack) {
      swipe.isUnderWay = true;
      swipe.row.setPointerCapture(event.pointerId);
      swipe.row.classList.remove("settling");
    }
    if (!swipe?.isUnderWay) return;
  }
  swipe.dx = dx;
  follow(swipe);
});

// Moves the row by the finger's distance, as far as the loaded buttons allow.
/** @param {Swipe} swipe */
function follow(swipe) {
  if (!swipe.isMade) measure(swipe);
  const { row, start, dx, trailing, leading } = swipe;
  swipe.offset = Math.max(-trailing.most, Math.min(leading.most, start + dx));
  row.style.setProperty("--swipe", `${swipe.offset}px`);
  actionsOf(row, swipe.offset)?.classList.toggle("full", isFull(swipe));
}

/** @param {Event} event */
function end({ type }) {
  const ended = swipe;
  swipe = null;
  if (!ended?.isUnderWay) return;
  suppressClick();
  // The buttons may have been loaded since the last move.
  if (!ended.isMade) follow(ended);
  const { row, offset, start, trailing, leading } = ended;
  if (!ended.isMade && type === "pointerup") uncoverLate(row, ended.dx);
  if (type === "pointerup" && isFull(ended)) {
    actionsOf(row, offset).querySelector(".swipe-btn").click();
    return;
  }
  const { open } = offset < 0 ? trailing : leading;
  const opens = Math.abs(offset) > open / 2 || (start === 0 && Math.abs(offset) > 60);
  settle(row, opens ? Math.sign(offset) * open : 0);
}

// Uncovers the buttons when they are loaded, if the swipe ended before that.
/** @param {HTMLElement} row @param {number} dx */
function uncoverLate(row, dx) {
  const actions = actionsOf(row, dx);
  if (!actions || Math.abs(dx) <= 60) return;
  whenMade(actions, () => {
    const side = dx < 0 ? "trailing" : "leading";
    if (row.isConnected) settle(row, Math.sign(dx) * reach(row, side).open);
  });
}

document.addEventListener("pointerup", end);
document.addEventListener("pointercancel", end);

document.addEventListener("click", ({ target }) => {
  const button = target.closest(".swipe-btn");
  if (button) settle(button.closest(".row"), 0);
}, true);
