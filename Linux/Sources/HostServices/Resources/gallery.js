// @ts-check
// Submits the form of the gallery when an option is selected.

document.querySelector("form").addEventListener("change", (/** @type {any} */ event) => {
  if (event.target.matches("select")) event.currentTarget.requestSubmit();
});

// Leaves fields without a value out of the address.
document.querySelector("form").addEventListener("formdata", (event) => {
  for (const [name, value] of [...event.formData]) {
    if (value === "") event.formData.delete(name);
  }
});
