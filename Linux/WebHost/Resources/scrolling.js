// How far the user has scrolled, kept over a new page and over a reload.

import { rootElement } from "/elements.js";

function scrollable() {
  const root = rootElement();
  return root ? [root, ...root.querySelectorAll("[id]")] : [];
}

// How far each element that has moved is scrolled: { id, top, left }.
export function snapshot() {
  return scrollable()
    .filter((element) => element.scrollTop || element.scrollLeft)
    .map(({ id, scrollTop, scrollLeft }) => ({ id, top: scrollTop, left: scrollLeft }));
}

// To be called when what is scrolled is as high again as it was: the browser goes no further than
// to the end.
export function restore(places = []) {
  for (const { id, top, left } of places) {
    document.getElementById(id)?.scrollTo({ top, left, behavior: "instant" });
  }
}
