// What is chosen is shown at once.

document.querySelector("form").addEventListener("change", (event) => {
  if (event.target.matches("select")) event.currentTarget.requestSubmit();
});

// Only what was chosen stands in the address.
document.querySelector("form").addEventListener("formdata", (event) => {
  for (const [name, value] of [...event.formData]) {
    if (value === "") event.formData.delete(name);
  }
});
