// @ts-check
// Reports the user's text size in the browser, the size of a rem, for views that depend on it
// (`EnvironmentValues.dynamicTypeSize`).

import { onLive, tell } from "/client.js";

const usual = 16;
const ruler = document.createElement("div");
ruler.style.cssText = "position:fixed;width:1rem;height:0;visibility:hidden";
document.body.append(ruler);

let isLive = false;
let told = usual;

function say() {
  const size = ruler.getBoundingClientRect().width;
  if (isLive && size !== told && tell("textsize", String(size))) told = size;
}

onLive(() => {
  isLive = true;
  // A restarted host does not know the reported size.
  if (told !== usual) told = NaN;
  say();
});
new ResizeObserver(say).observe(ruler);
