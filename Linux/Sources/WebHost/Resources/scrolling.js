// @ts-check
// Scroll positions, kept across a new page and a reload.

import { rootElement } from "/elements.js";

function scrollable() {
  const root = rootElement();
  return root ? [root, ...root.querySelectorAll("[id]")] : [];
}

// The positions of all scrolled elements: { id, top, left }.
export function snapshot() {
  return scrollable()
    .filter((element) => element.scrollTop || element.scrollLeft)
    .map(({ id, scrollTop, scrollLeft }) => ({ id, top: scrollTop, left: scrollLeft }));
}

// Call once the content has its full height, because the browser scrolls no further than the end.
/** @param {ScrollPosition[]} [places] */
export function restore(places = []) {
  for (const { id, top, left } of places) {
    document.getElementById(id)?.scrollTo({ top, left, behavior: "instant" });
  }
}
