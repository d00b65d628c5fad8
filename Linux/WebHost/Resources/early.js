// Before anything of the document is seen: a tab that had a page goes on with it, and what this
// document brought is not to flash up first. client.js shows what there is in the end.

try {
  if (sessionStorage.getItem(`page ${history.state?.run}`)) {
    document.documentElement.classList.add("host-resuming");
  }
} catch {
  // The browser lets the site keep nothing, so there is nothing to go on with.
}
