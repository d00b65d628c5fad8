// @ts-check
// The device of an event: "mouse", "pen", "touch", or "" for a key. The document has an attribute
// while the last input came from a pointer.
//
// Clicks report their device only since Safari 18.2, and context menu events not in all browsers.

let last = "";

/** @param {string} kind */
function note(kind) {
  last = kind;
  document.documentElement.toggleAttribute("data-is-pointed", kind !== "");
}

addEventListener("pointerdown", ({ pointerType }) => note(pointerType), true);
addEventListener("keydown", () => note(""), true);

/** @param {MouseEvent & { pointerType?: string }} event */
export function kindOf(event) {
  return event.pointerType ?? last;
}
