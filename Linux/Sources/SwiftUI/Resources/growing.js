// @ts-check
// Grows multiline fields with their text in browsers without `field-sizing`.

import { onFrame } from "/client.js";

// The screen keeps its scroll position, which may lie beyond its end while the field is small.
/** @param {HTMLElement} area */
function grow(area) {
  const screen = area.closest(".screen");
  const top = screen?.scrollTop;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight}px`;
  if (screen && screen.scrollTop !== top) screen.scrollTop = top;
}

if (!CSS.supports("field-sizing", "content")) {
  const growAll = () => document.querySelectorAll("textarea.field").forEach(grow);
  document.addEventListener("input", ({ target }) => {
    if (target.matches("textarea.field")) grow(target);
  });
  onFrame(growAll);
  growAll();
}
