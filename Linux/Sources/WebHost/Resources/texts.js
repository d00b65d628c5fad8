// @ts-check
// The texts that the page shows without its host, in the reader's language.

/** @type {Record<string, string>} */
let translations = {};

// `json` maps English texts to their translations. It is empty for English.
/** @param {string} [json] */
export function setTexts(json) {
  translations = json ? JSON.parse(json) : {};
}

/** @param {string} text */
export function localized(text) {
  return translations[text] ?? text;
}

setTexts(document.querySelector('meta[name="texts"]')?.getAttribute("content"));
