// @ts-check
// Runs before any part of the document is visible.

// A tab that had a page continues with that page, so the content of this document must not be
// visible first. client.js shows the final content.
try {
  if (sessionStorage.getItem(`page ${history.state?.run}`)) {
    document.documentElement.classList.add("host-resuming");
  }
} catch {
  // The browser denies storage to this site, so there is nothing to restore.
}

// Stores taps that come before the page's script is loaded, for client.js. Fields keep their
// changes by themselves.
{
  /** @type {HTMLElement[]} */
  const taps = [];
  /** @param {At<MouseEvent>} event */
  const note = (event) => {
    if (event.target.closest("input, label, select, textarea")) return;
    event.preventDefault();
    taps.push(event.target);
  };
  document.addEventListener("click", note, true);
  globalThis.takeEarlyTaps = () => {
    document.removeEventListener("click", note, true);
    return taps;
  };
}
