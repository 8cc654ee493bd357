// Sets the document's language before any word is read: what was chosen here, or else what the browser asks for. A page
// imports it first, and it imports nothing: what it imported would be evaluated before it.

const KEY = "menagerie.language";

/** The languages that the page speaks, as `language.js` lists them. */
const SPOKEN = ["en", "de"];

/** @param {string | null | undefined} wanted */
const spoken = (wanted) =>
  SPOKEN.find((language) => language === wanted?.slice(0, 2).toLowerCase());

document.documentElement.lang =
  spoken(kept()) ??
  navigator.languages.map(spoken).find((language) => language !== undefined) ??
  "en";

/** Null where nothing is kept, or storage is blocked. */
function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * All words are read once, so that another language begins with a new page. Where nothing can be kept it can't be chosen.
 * @param {string} language
 */
export function chooseLanguage(language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return;
  }
  location.reload();
}
