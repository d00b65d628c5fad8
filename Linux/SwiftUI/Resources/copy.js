// Copies the text of a button that is tapped.

// The host hears of the tap only where the text was copied.
addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button && !copy(button.dataset.copy)) event.stopImmediatePropagation();
}, true);

// The newer way, `navigator.clipboard`, is closed to pages without TLS, and says only later whether it
// worked.
function copy(text) {
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
