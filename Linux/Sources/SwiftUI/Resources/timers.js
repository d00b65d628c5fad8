// @ts-check
// Texts that count time (`Text(timerInterval:)`). The host sends the start, and the page counts.

import { afterPainting, onFrame } from "/client.js";

// The smallest measured difference between this clock and the host's clock. Delayed messages make
// the difference look larger.
let ahead = Infinity;
/** @type {number | null} */
let ticking = null;

/** @param {HTMLElement} element */
function parts(element) {
  const [now, start, end, last, direction, largest, digits] = element.dataset.timer.split(" ");
  ahead = Math.min(ahead, Date.now() - Number(now));
  const time = Math.min(Date.now() - ahead, Number(end));
  const milliseconds = direction === "down" ? Number(last) - time : time - Number(start);
  return { milliseconds: Math.max(0, milliseconds), isDown: direction === "down", largest, digits };
}

/** @param {number} number */
function padded(number) {
  return String(number).padStart(2, "0");
}

/** @param {{ milliseconds: number, isDown: boolean, largest: string, digits: string }} timer */
function text({ digits, ...timer }) {
  return latinText(timer).replace(/\d/g, (digit) => [...digits][Number(digit)]);
}

/** @param {{ milliseconds: number, isDown: boolean, largest: string }} timer */
function latinText({ milliseconds, isDown, largest }) {
  const seconds = isDown ? Math.ceil(milliseconds / 1000) : Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = padded(seconds % 60);
  if (largest === "minutes" || minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${padded(minutes % 60)}:${rest}`;
}

function tick() {
  clearTimeout(ticking);
  const elements = document.querySelectorAll("[data-timer]");
  let pause = 1000;
  for (const element of elements) {
    const timer = parts(element);
    const shown = text(timer);
    if (element.textContent !== shown) element.textContent = shown;
    const beyond = timer.milliseconds % 1000;
    pause = Math.min(pause, timer.isDown ? beyond || 1000 : 1000 - beyond);
  }
  // The timeout ends slightly later than necessary, so that the second has certainly passed.
  if (elements.length) ticking = setTimeout(tick, pause + 5);
}

onFrame(() => afterPainting(tick));
tick();
