// Swipes over the rows of a list, which uncover buttons.

const slack = 12;
let swipe = null;

// Another gesture has taken over.
export function cancelSwipe() {
  swipe = null;
}

function settle(row, offset) {
  row.classList.add("settling");
  row.style.setProperty("--swipe", `${offset}px`);
  for (const actions of row.querySelectorAll(":scope > .swipe")) {
    const isOpen = offset !== 0 && (offset < 0) === actions.classList.contains("trailing");
    actions.toggleAttribute("inert", !isOpen);
    actions.toggleAttribute("aria-hidden", !isOpen);
  }
}

function closeOthers(row) {
  for (const other of document.querySelectorAll(".row.settling")) {
    if (other !== row) settle(other, 0);
  }
}

document.addEventListener("pointerdown", (event) => {
  const row = event.target.closest(".row");
  closeOthers(row);
  if (event.pointerType !== "touch" || !row?.querySelector(":scope > .swipe")) return;
  // What scrolls sideways in the row goes before.
  const scroller = event.target.closest(".scroll.sh");
  if (scroller && row.contains(scroller)) return;
  const start = parseFloat(row.style.getPropertyValue("--swipe")) || 0;
  swipe = { row, x: event.clientX, y: event.clientY, start, offset: start, isUnderWay: false };
});

document.addEventListener("pointermove", (event) => {
  if (!swipe) return;
  const dx = event.clientX - swipe.x;
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
  const widest = (side) => swipe.row.querySelector(`:scope > .swipe.${side}`)?.offsetWidth ?? 0;
  const offset = Math.max(-widest("trailing"), Math.min(widest("leading"), swipe.start + dx));
  swipe.offset = offset;
  swipe.row.style.setProperty("--swipe", `${offset}px`);
});

function end() {
  if (!swipe) return;
  const { row, offset, start, isUnderWay } = swipe;
  if (!isUnderWay) {
    swipe = null;
    return;
  }
  const side = offset < 0 ? "trailing" : "leading";
  const width = row.querySelector(`:scope > .swipe.${side}`)?.offsetWidth ?? 0;
  const opens = Math.abs(offset) > width / 2 || (start === 0 && Math.abs(offset) > 60);
  settle(row, opens ? Math.sign(offset) * width : 0);
  // The click that follows the finger is part of the swipe.
  setTimeout(() => { swipe = null; });
}

document.addEventListener("pointerup", end);
document.addEventListener("pointercancel", end);

document.addEventListener("click", (event) => {
  if (swipe?.isUnderWay) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const button = event.target.closest(".swipe-btn");
  if (button) settle(button.closest(".row"), 0);
}, true);
