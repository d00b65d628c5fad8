// A button gives while it is pressed, and springs back with the answer. Drawn as soon as the finger
// goes, the spring takes the time in which the answer is made.

import { onAnswer } from "/client.js";

const duration = 200;
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

onAnswer((button) => {
  if (!button.matches(".btn") || lessMotion.matches) return;
  const easing = getComputedStyle(button).getPropertyValue("--spring");
  // From how controls.css shows it pressed.
  button.animate([{ transform: "scale(0.96)", opacity: 0.75 }, {}], { duration, easing });
});
