// @ts-check
// Grows multiline fields with their text in browsers without `field-sizing`.

import { onFrame } from "/client.js";

/** @param {HTMLElement} area */
function grow(area) {
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight}px`;
}

if (!CSS.supports("field-sizing", "content")) {
  const growAll = () => document.querySelectorAll("textarea.field").forEach(grow);
  document.addEventListener("input", ({ target }) => {
    if (target.matches("textarea.field")) grow(target);
  });
  onFrame(growAll);
  growAll();
}
