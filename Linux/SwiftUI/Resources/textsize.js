// The size of text that the user set, for views that look different where it is large
// (`EnvironmentValues.dynamicTypeSize`): in the browser's settings, and so the size of a rem.

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
  // A host that was started anew knows nothing of this window.
  if (told !== usual) told = NaN;
  say();
});
new ResizeObserver(say).observe(ruler);
