// @ts-check
// Shows the first view that fits (`ViewThatFits`).

// Reports an element when it is first laid out, and whenever its size changes. Rows far from the
// window are laid out later.
const sizes = new ResizeObserver((entries) => {
  choose(entries.map(({ target }) => /** @type {HTMLElement} */ (target)));
});

/** @param {HTMLElement[]} all */
function choose(all) {
  const inner = all.filter((each) => each.parentElement.closest(".fits"));
  chooseTogether(all.filter((each) => !inner.includes(each)));
  // An inner view gets its width from the chosen view around it, so it is measured afterward.
  if (inner.length > 0) chooseTogether(inner);
}

// Measures all elements before it changes any of them, so that the browser computes the layout only
// twice.
/** @param {HTMLElement[]} all */
function chooseTogether(all) {
  for (const each of all) each.dataset.measuring = "";
  const chosen = all.map(firstThatFits);
  for (const each of all) delete each.dataset.measuring;
  all.forEach((each, index) => show(each, chosen[index]));
}

/** @param {HTMLElement} element */
function firstThatFits(element) {
  const { axes } = element.dataset;
  const views = [...element.children];
  const room = element.getBoundingClientRect();
  // The height is limited only inside an element of fixed height. Elsewhere the page grows.
  const height = element.closest(".fh")?.clientHeight ?? Infinity;
  /** @param {HTMLElement} view */
  const fits = (view) => {
    const { width } = view.getBoundingClientRect();
    // Chromium and WebKit round widths to a 64th of a point. With a larger tolerance, a word could
    // break.
    return (!axes.includes("x") || width <= room.width + 1 / 64)
      && (!axes.includes("y") || view.scrollHeight <= height);
  };
  return views.find(fits) ?? views.at(-1);
}

/** @param {HTMLElement} element @param {HTMLElement} chosen */
function show(element, chosen) {
  for (const view of element.children) view.toggleAttribute("data-fits", view === chosen);
  element.dataset.fitted = "";
}

// A ResizeObserver reports an element when it starts to observe it. Observing an element again
// therefore measures it again.
/** @param {HTMLElement} element */
function measure(element) {
  sizes.unobserve(element);
  sizes.observe(element);
}

/** @param {any} root */
function measureAll(root) {
  if (root.matches?.(".fits")) measure(root);
  root.querySelectorAll?.(".fits").forEach(measure);
}

new MutationObserver((records) => {
  for (const { target, addedNodes } of /** @type {ElementChange[]} */ (records)) {
    const around = (target.closest ? target : target.parentElement)?.closest(".fits");
    if (around) measure(around);
    addedNodes.forEach(measureAll);
  }
}).observe(document.body, { childList: true, characterData: true, subtree: true });

measureAll(document.body);
document.fonts.addEventListener("loadingdone", () => measureAll(document.body));
