// @ts-check
// The search field of a screen: Escape and its button clear it.

/** @param {Field} field */
function empty(field) {
  field.value = "";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

// This listener runs before those of dialogs and shortcuts, so that the first Escape only clears
// the text.
document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Escape" || !field.matches?.(".search-field")) return;
  if (field.value === "") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  empty(field);
}, true);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".search-clear");
  if (button) empty(/** @type {Field} */ (button.parentElement.querySelector(".search-field")));
});
