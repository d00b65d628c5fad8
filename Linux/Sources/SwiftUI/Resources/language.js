// @ts-check
// The language and direction of the document after the user chose another language.

import { onMessage } from "/client.js";

onMessage("language", (message) => {
  const [language, direction] = message.split(" ");
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
});
