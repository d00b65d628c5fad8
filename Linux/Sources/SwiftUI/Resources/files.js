// @ts-check
// The dialog that asks for a file: opens the browser's picker, and sends the chosen file.

import { onInsert } from "/client.js";

const selector = "input[data-upload]";

onInsert((subtree) => {
  // Browsers accept this click only while the tap that opened the dialog counts as a user gesture.
  // Later, the dialog's own button opens the picker.
  for (const input of subtree.querySelectorAll(selector)) input.click();
});

document.addEventListener("change", ({ target }) => {
  if (target.matches(selector) && target.files.length > 0) send(target, target.files[0]);
});

// The picker was closed without a file.
document.addEventListener("cancel", ({ target }) => {
  if (target.matches(selector)) target.closest("dialog").querySelector(".cancel").click();
});

/** @param {Field} input @param {File} file */
function send(input, file) {
  const limit = Number(input.dataset.limit);
  if (file.size > limit) {
    input.value = "";
    tell(input, input.dataset.tooLarge);
    return;
  }
  const dialog = input.closest("dialog");
  const progress = dialog.querySelector("progress");
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ loaded, total }) => {
    if (dialog.isConnected) progress.value = total > 0 ? loaded / total : 0;
    else request.abort();
  };
  // The host closes the dialog once it has the file.
  request.onload = () => { if (request.status !== 200) fail(input); };
  request.onerror = () => fail(input);
  dialog.classList.add("sending");
  progress.hidden = false;
  tell(input, "");
  request.open("POST", `${input.dataset.upload}?name=${encodeURIComponent(file.name)}`);
  request.send(file);
}

/** @param {Field} input */
function fail(input) {
  const dialog = input.closest("dialog");
  if (!dialog) return;
  dialog.classList.remove("sending");
  dialog.querySelector("progress").hidden = true;
  // Allows choosing the same file again.
  input.value = "";
  tell(input, input.dataset.failed);
}

/** @param {Field} input @param {string} text */
function tell(input, text) {
  input.closest("dialog").querySelector(".importer-status").textContent = text;
}
