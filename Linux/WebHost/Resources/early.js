// Runs before anything of the document is seen.

// A tab that had a page goes on with it, and what this document brought is not to flash up first.
// client.js shows what there is in the end.
try {
  if (sessionStorage.getItem(`page ${history.state?.run}`)) {
    document.documentElement.classList.add("host-resuming");
  }
} catch {
  // The browser lets the site keep nothing, so there is nothing to go on with.
}

// What is tapped while the page's script is still on its way; client.js carries it out. Fields keep
// by themselves what is done to them.
{
  const taps = [];
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
