// Fields of several lines grow with their text, where the browser does not do it by itself
// (`field-sizing`).

import { onFrame } from "/client.js";

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
