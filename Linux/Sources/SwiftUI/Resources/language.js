// @ts-check
// The language and direction of the document after the user chose another language.

import { onMessage } from "/client.js";
import { setTexts } from "/texts.js";

onMessage("language", (message) => {
  const [language, direction, ...texts] = message.split(" ");
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  setTexts(texts.join(" "));
});
