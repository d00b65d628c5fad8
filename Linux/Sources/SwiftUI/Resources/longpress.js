// @ts-check
// Long presses on views. A view takes precedence over the views around it that have a long press or
// a menu.

import { send } from "/client.js";
import { idOf } from "/elements.js";
import { kindOf } from "/pointers.js";
import { suppressClick } from "/taps.js";

/** @type {{ owner: HTMLElement, timer: number, x: number, y: number } | null} */
let press = null;
// True if the timer has reported the press.
let isTold = false;

/** @param {HTMLElement} target */
function ownerOf(target) {
  const owner = target.closest?.("[data-press], [data-menu], .menu");
  return owner?.matches("[data-press]") ? owner : null;
}

/** @param {HTMLElement} owner */
function tell(owner) {
  send(idOf(owner), "gesture", "press");
}

function end() {
  if (!press) return;
  clearTimeout(press.timer);
  press = null;
}

document.addEventListener("pointerdown", (event) => {
  isTold = false;
  end();
  const owner = event.button === 0 && ownerOf(event.target);
  if (!owner || event.target.closest(":disabled")) return;
  const timer = setTimeout(() => {
    isTold = true;
    suppressClick();
    tell(owner);
    end();
  }, Number(owner.dataset.press));
  press = { owner, timer, x: event.clientX, y: event.clientY };
});

document.addEventListener("pointermove", (event) => {
  if (!press) return;
  const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
  if (distance > Number(press.owner.dataset.slack)) end();
});

document.addEventListener("pointerup", end);
document.addEventListener("pointercancel", end);

// A long press by touch that the browser recognizes arrives as a context menu event.
document.addEventListener("contextmenu", (event) => {
  const owner = ownerOf(event.target);
  if (!owner || event.target.closest(":disabled")) return;
  event.preventDefault();
  if (kindOf(event) === "touch" && (press || isTold)) return;
  end();
  tell(owner);
});
