// The elements of the page: their numbers, and the events that they ask for.

// Gives an element and those in it their numbers. One that comes without has the number after that of
// the element that ended before it.
export function number(root) {
  let last = 0;
  const visit = (element) => {
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) visit(child);
    if (element.id === "") element.id = `n${last + 1}`;
    last = idOf(element);
  };
  visit(root);
}

export function rootElement() {
  return document.querySelector("body > [id^=n]");
}

export function byID(id) {
  return document.getElementById(`n${id}`);
}

export function idOf(element) {
  return Number(element.id.slice(1));
}

export function listens(element, name) {
  return element?.matches?.(`[data-on~="${name}"]`) ?? false;
}

// The element at or around `target` that asks for the event. A dialog stands for itself: what is
// tapped in it was not tapped in the row that brought it up, though it stands inside that row.
export function listenerAround(target, name) {
  const element = target?.closest(`[data-on~="${name}"]`) ?? null;
  const dialog = target?.closest("dialog");
  return dialog && !dialog.contains(element) ? null : element;
}

// The document's own come with it.
const root = rootElement();
if (root) number(root);
