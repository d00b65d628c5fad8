// @ts-check
// Menus of rows and views, opened by a long press, a right click, the keyboard, or a button.

import { whenMade } from "/approach.js";
import { towardEnd } from "/direction.js";
import { kindOf } from "/pointers.js";
import { suppressClick } from "/taps.js";

const timeOfLongPress = 500;
const slackOfFinger = 10;
const margin = 8;

/** @type {HTMLElement | null} */
let opener = null;

/** @param {HTMLElement} target */
function menuOf(target) {
  // A view with its own long press (longpress.js) takes precedence over a menu around it.
  const owner = target.closest?.("[data-menu], [data-press]");
  return owner?.dataset.menu && document.getElementById(owner.dataset.menu);
}

/** @param {HTMLElement} menu */
function items(menu) {
  const all = [...menu.querySelectorAll(".item:not(:disabled)")];
  return all.filter((item) => item.checkVisibility());
}

// A menu's size is known only after it is shown. `place` then returns its position.
/** @param {HTMLElement} menu @param {Placing} place */
function open(menu, place) {
  whenMade(menu, () => openMade(menu, place));
}

/** @param {HTMLElement} menu @param {Placing} place */
function openMade(menu, place) {
  if (!menu.isConnected) return;
  opener = document.activeElement;
  // Not in the `toggle` event: keys may expand a submenu before that event arrives.
  for (const title of menu.querySelectorAll(".submenu-t")) expand(title, false);
  menu.showPopover();
  const { width, height } = menu.getBoundingClientRect();
  const { x, y } = place(width, height);
  const room = roomForMenus();
  menu.style.left = `${Math.max(room.left, Math.min(x, room.right - width))}px`;
  menu.style.top = `${Math.max(room.top, Math.min(y, room.bottom - height))}px`;
  items(menu)[0]?.focus();
}

// The area of the window inside the safe area insets and a margin.
function roomForMenus() {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} edge */
  const inset = (edge) => (parseFloat(style.getPropertyValue(`--safe-${edge}`)) || 0) + margin;
  return {
    left: inset("left"), right: innerWidth - inset("right"),
    top: inset("top"), bottom: innerHeight - inset("bottom"),
  };
}

/** @param {HTMLElement} menu */
function close(menu) {
  letGo();
  menu.hidePopover();
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

document.addEventListener("contextmenu", (event) => {
  const menu = menuOf(event.target);
  if (!menu) return;
  event.preventDefault();
  if (menu.matches(":popover-open")) return;
  const { clientX: x, clientY: y } = event;
  cancelPress();
  // On macOS and Linux the event arrives while the button is down: the right button, or Control and
  // the left button.
  if (kindOf(event) === "touch" || event.buttons !== 0) openWhileHeld(menu, x, y);
  else if (event.button === 2) open(menu, () => ({ x, y }));
  else openAt(menu, event.target);
});

/** @param {HTMLElement} menu @param {HTMLElement} element */
function openAt(menu, element) {
  open(menu, (width, height) => {
    const box = element.getBoundingClientRect();
    const isBelow = box.bottom + 4 + height <= roomForMenus().bottom;
    const x = towardEnd() > 0 ? box.right - width : box.left;
    return { x, y: isBelow ? box.bottom + 4 : box.top - height - 4 };
  });
}

// An expanded submenu replaces the other items of its menu.
/** @param {HTMLElement} title @param {boolean} isExpanded */
function expand(title, isExpanded) {
  title.setAttribute("aria-expanded", String(isExpanded));
}

// A tap on the button of an open menu only closes the menu, which the browser has already done.
/** @type {HTMLElement | null} */
let wasOpen = null;
document.addEventListener("pointerdown", () => {
  wasOpen = document.querySelector(".menu:popover-open");
}, true);

document.addEventListener("toggle", ({ target, newState }) => {
  if (!target.matches?.(".menu")) return;
  const button = document.querySelector(`[data-open="${target.id}"]`);
  button?.setAttribute("aria-expanded", String(newState === "open"));
}, true);

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-open]");
  const menu = button && document.getElementById(button.dataset.open);
  if (menu && menu !== wasOpen) openAt(menu, button);
  wasOpen = null;
  const item = event.target.closest(".item");
  if (item?.matches(".submenu-t")) expand(item, item.getAttribute("aria-expanded") !== "true");
  else if (item) close(item.closest(".menu"));
});

// This listener runs before the dialog behind the menu handles Escape.
document.addEventListener("keydown", (event) => {
  const menu = event.target.closest?.(".menu:popover-open");
  if (!menu) return;
  const all = items(menu);
  const at = all.indexOf(document.activeElement);
  const next = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowUp: all[(at - 1 + all.length) % all.length],
    Home: all[0],
    End: all.at(-1),
  }[event.key];
  if (next) next.focus();
  else if (event.key === "Escape" || event.key === "Tab") close(menu);
  else return;
  event.preventDefault();
  event.stopPropagation();
}, true);

// MARK: Long press, for the mouse and for browsers without context menus by touch

// A mouse that is held on a row may start to drag it.
/** @param {PointerEvent} event */
function canHold({ pointerType, button, target }) {
  return pointerType !== "mouse" || (button === 0 && !target.closest(".row"));
}

/** @type {{ timer: number, x: number, y: number } | null} */
let press = null;

export function cancelPress() {
  clearTimeout(press?.timer);
  press = null;
}

document.addEventListener("pointerdown", (event) => {
  cancelPress();
  const menu = canHold(event) && menuOf(event.target);
  if (!menu || event.target.closest(".menu")) return;
  const { clientX: x, clientY: y } = event;
  const timer = setTimeout(() => {
    press = null;
    suppressClick();
    openWhileHeld(menu, x, y);
  }, timeOfLongPress);
  press = { timer, x, y };
});

document.addEventListener("pointermove", (event) => {
  if (!press) return;
  if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > slackOfFinger) cancelPress();
});

// Browsers treat the release of the press that opened a menu as a tap outside the menu, and close
// the menu. The script then opens the menu again. Only Chromium ignores the release of a mouse
// button that opened a menu.
const timeToClose = 150;
/** @type {{ menu: HTMLElement, x: number, y: number, isReleased: boolean } | null} */
let openedWhileHeld = null;

/** @param {HTMLElement} menu @param {number} x @param {number} y */
function openWhileHeld(menu, x, y) {
  openedWhileHeld = { menu, x, y, isReleased: false };
  open(menu, () => ({ x, y }));
}

export function letGo() {
  openedWhileHeld = null;
}

for (const name of ["pointerup", "pointercancel"]) {
  document.addEventListener(name, () => {
    cancelPress();
    if (!openedWhileHeld) return;
    openedWhileHeld.isReleased = true;
    setTimeout(letGo, timeToClose);
  });
}

document.addEventListener("toggle", ({ target, newState }) => {
  if (newState !== "closed" || target !== openedWhileHeld?.menu) return;
  const { menu, x, y, isReleased } = openedWhileHeld;
  letGo();
  if (isReleased && menu.isConnected) open(menu, () => ({ x, y }));
}, true);

// A click during the press, such as that of a stepper that repeats, cancels the press.
document.addEventListener("click", cancelPress, true);
