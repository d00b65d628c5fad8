// @ts-check
// The title in the bar, which appears once the large title has scrolled away. A scroll-driven
// animation would need no script, but some browsers lack it, and reduced motion turns it off.

import { onInsert, onLive } from "/client.js";

const attribute = "data-is-title-gone";
// All observed titles.
/** @type {Map<HTMLElement, IntersectionObserver>} */
const titles = new Map();

/** @param {HTMLElement} title */
function observe(title) {
  const screen = title.closest(".screen");
  const bar = screen?.querySelector(":scope > .bar");
  if (!bar || titles.has(title)) return;
  const observer = new IntersectionObserver(([entry]) => {
    screen.toggleAttribute(attribute, !entry.isIntersecting);
  }, { root: screen, rootMargin: `-${bar.offsetHeight}px 0px 0px` });
  titles.set(title, observer);
  observer.observe(title);
}

onInsert((subtree) => {
  for (const [title, observer] of titles) {
    if (title.isConnected) continue;
    observer.disconnect();
    titles.delete(title);
  }
  subtree.querySelectorAll(".large > .large-title").forEach(observe);
});

// A page that the host sends again lacks the attribute. Observing the titles again sets it.
onLive(() => {
  for (const [title, observer] of titles) {
    observer.unobserve(title);
    observer.observe(title);
  }
});
