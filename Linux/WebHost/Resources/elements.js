// The elements of the page: their numbers, and the events that they ask for.

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
