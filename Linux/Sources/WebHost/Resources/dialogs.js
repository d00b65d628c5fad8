// @ts-check
// Shows the host's dialogs. Only the host closes them: the page reports Escape and taps outside.

/** @type {(element: HTMLElement, name: string) => void} */
let tell = null;
/** @type {HTMLElement | null} */
let pressedBeside = null;

/** @param {(element: HTMLElement, name: string) => void} send */
export function start(send) {
  tell = send;
}

/** @returns {HTMLDialogElement | null} */
export function top() {
  return /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll("dialog:modal")]).at(-1)
    ?? null;
}

/** @param {HTMLElement} subtree */
export function show(subtree) {
  const dialogs = [...subtree.querySelectorAll("dialog[data-modal]")];
  if (subtree.matches("dialog[data-modal]")) dialogs.unshift(subtree);
  for (const dialog of dialogs) {
    if (!dialog.isConnected || dialog.matches(":modal")) continue;
    dialog.removeAttribute("open");
    /** @type {HTMLDialogElement} */ (dialog).showModal();
  }
}

// Keeps the page behind a dialog from scrolling.
export function lockScrolling() {
  document.documentElement.classList.toggle("host-modal", top() !== null);
}

/** @param {HTMLElement} dialog */
function cancel(dialog) {
  tell(dialog, "cancel");
}

/** @param {HTMLElement} dialog @param {MouseEvent} event */
function isBeside(dialog, event) {
  const box = dialog.getBoundingClientRect();
  return event.target === dialog
    && (event.clientX < box.left || event.clientX > box.right
      || event.clientY < box.top || event.clientY > box.bottom);
}

// The script handles Escape before the browser, because a page can prevent only the first of two
// Escapes.
document.addEventListener("keydown", (event) => {
  const dialog = top();
  if (event.key !== "Escape" || !dialog || event.defaultPrevented) return;
  event.preventDefault();
  cancel(dialog);
});

document.addEventListener("cancel", (event) => {
  if (event.target.tagName !== "DIALOG") return;
  event.preventDefault();
  cancel(event.target);
}, true);

// A browser's own back gesture, for example on Android, may close a dialog without asking.
document.addEventListener("close", (event) => {
  const dialog = event.target;
  if (dialog.tagName !== "DIALOG") return;
  queueMicrotask(() => {
    if (!dialog.isConnected || /** @type {any} */ (dialog).open) return;
    show(dialog);
    cancel(dialog);
  });
}, true);

document.addEventListener("pointerdown", (event) => {
  const dialog = top();
  pressedBeside = dialog && isBeside(dialog, event) ? dialog : null;
});

// A press that began inside, for example to select text, does not count as a tap outside.
document.addEventListener("click", (event) => {
  const dialog = top();
  if (dialog && dialog === pressedBeside && isBeside(dialog, event)) cancel(dialog);
});
