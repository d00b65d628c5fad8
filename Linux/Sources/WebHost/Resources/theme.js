// @ts-check
// Gives the browser's bars the page's background color, even if the page's appearance differs from
// the system's.

import { onFrame } from "/client.js";
import { rootElement } from "/elements.js";

const metas = /** @type {HTMLMetaElement[]} */ (
  [...document.querySelectorAll('meta[name="theme-color"]')]);
const own = metas.map((meta) => meta.content);
let shown = "";

function follow() {
  const look = rootElement()?.className ?? "";
  if (look === shown) return;
  shown = look;
  const scheme = ["dark", "light"].find((name) => look.split(" ").includes(name));
  metas.forEach((meta, index) => {
    const chosen = metas.findIndex(({ media }) => media.includes(scheme));
    meta.content = own[chosen < 0 ? index : chosen];
  });
}

if (metas.length > 0) {
  onFrame(follow);
  follow();
}
