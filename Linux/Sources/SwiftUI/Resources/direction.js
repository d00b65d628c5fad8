// @ts-check
// The direction in which the document's language is written.

// Returns 1 if lines run from left to right, and -1 otherwise.
export function towardEnd() {
  return document.documentElement.dir === "rtl" ? -1 : 1;
}
