// @ts-check
// Keyboard shortcuts of `keyboardShortcut`, in the topmost dialog or the page.
//
// A browser reserves some keys with Control (Control-N opens a window), so Alt works as well.

// Returns the name of a key in lowercase. Russian and Arabic layouts, and Option on a Mac, have other
// characters on the keys with Latin letters.
/** @param {KeyboardEvent} event */
export function keyOf({ key, code }) {
  const isOther = /[^\0-\x7f]/.test(key) || key === "Dead";
  return (isOther ? code.replace(/^Key/, "") : key).toLowerCase();
}

/** @param {KeyboardEvent} event */
function names(event) {
  const key = keyOf(event);
  const shift = event.shiftKey && key.length > 1 ? "shift+" : "";
  if (event.ctrlKey || event.metaKey) return [`mod+${shift}${key}`, `ctrl+${shift}${key}`];
  if (event.altKey) return [`mod+${shift}${key}`, `alt+${shift}${key}`];
  return [`${shift}${key}`];
}

// This listener runs before a dialog handles Escape.
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented) return;
  const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const wanted = names(event);
  const isTyping = event.target.matches?.("input, textarea") && !event.ctrlKey && !event.metaKey;
  if (isTyping && event.key !== "Escape") return;
  const control = [...scope.querySelectorAll("[data-shortcut]")].find((candidate) =>
    wanted.includes(candidate.dataset.shortcut)
    && !/** @type {Field} */ (candidate).disabled && !candidate.closest("[inert]"));
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  control.click();
}, true);
