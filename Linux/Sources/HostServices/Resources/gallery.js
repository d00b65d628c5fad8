// @ts-check
// Applies a choice immediately.

document.querySelector("form").addEventListener("change", (/** @type {any} */ event) => {
  if (event.target.matches("select")) event.currentTarget.requestSubmit();
});

// Only choices are part of the address.
document.querySelector("form").addEventListener("formdata", (event) => {
  for (const [name, value] of [...event.formData]) {
    if (value === "") event.formData.delete(name);
  }
});
