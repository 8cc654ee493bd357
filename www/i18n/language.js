// The language of the page. It is chosen once, before any words are loaded.

import { LANGUAGES } from "./languages.js";

/** @typedef {keyof typeof LANGUAGES} Language */

/**
 * @param {string} wanted  as in `lang` attributes: "en", "de-AT"
 * @returns {Language | undefined}
 */
function languageFor(wanted) {
  const code = wanted.slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : undefined;
}

/** @param {string} code @returns {code is Language} */
function isLanguage(code) {
  return code in LANGUAGES;
}

const KEY = "menagerie.language";

/**
 * On our page: the language chosen there, or else those of the browser. In a frame: the one in its address. On other sites:
 * the language of the page.
 * @param {Document | undefined} page
 */
function wantedOn(page) {
  if (page === undefined) return [];
  const { dataset, lang } = page.documentElement;
  if (dataset["language"] === "chosen") return [chosen(), ...navigator.languages];
  if (dataset["language"] === "asked") return [new URLSearchParams(location.search).get("lang")];
  return [lang];
}

/** Null if there is none, or storage is blocked. */
function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const page = globalThis.document;
const wanted = wantedOn(page).map((each) => languageFor(each ?? ""));

/** @type {Language} */
export const language = wanted.find((each) => each !== undefined) ?? "en";
if (page?.documentElement.dataset["language"] !== undefined) page.documentElement.lang = language;

/**
 * Reloads the page in this language. Without storage this isn't possible.
 * @param {Language} wanted
 */
export function chooseLanguage(wanted) {
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    return;
  }
  location.reload();
}
