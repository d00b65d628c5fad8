// @ts-check
// Keyboard shortcuts of `keyboardShortcut`, in the topmost dialog or the page.
//
// A browser reserves some keys with Control (Control-N opens a window), so Alt works as well.

/** @param {KeyboardEvent} event */
function names(event) {
  const key = event.key.toLowerCase();
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
