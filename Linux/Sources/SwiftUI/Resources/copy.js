// @ts-check
// Copies the text of a tapped button.

// The host receives the tap only if the text was copied.
addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button && !copy(button.dataset.copy)) event.stopImmediatePropagation();
}, true);

// `navigator.clipboard` requires TLS, and reports success only later.
/** @param {string} text */
function copy(text) {
  /** @param {ClipboardEvent} event */
  const give = (event) => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("copy", give, true);
  const isCopied = document.execCommand("copy");
  removeEventListener("copy", give, true);
  return isCopied;
}
