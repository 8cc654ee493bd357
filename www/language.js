// In which language the page speaks: the one of its document. The own page sets it before any script (index.html), a frame
// does so from its address (frame-language.js), and an embedded board follows the page around.

/** @typedef {"en" | "de"} Language */

/** What each calls itself. @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch" };

/**
 * The language in which somebody who wants this one is spoken to.
 * @param {string} wanted  as in `lang` attributes: "en", "de-AT"
 * @returns {Language}
 */
export function languageFor(wanted) {
  const language = wanted.slice(0, 2).toLowerCase();
  return language in LANGUAGES ? /** @type {Language} */ (language) : "en";
}

export const language = languageFor(globalThis.document?.documentElement.lang ?? "");

/**
 * @template Words
 * @param {Record<Language, Words>} choices
 */
export function pick(choices) {
  return choices[language];
}

const plurals = new Intl.PluralRules(language);

/**
 * The form for a number: `plural(n, { one: "move", other: "moves" })`.
 * @param {number} count
 * @param {{one: string, other: string}} forms
 */
export function plural(count, forms) {
  return plurals.select(count) === "one" ? forms.one : forms.other;
}

/**
 * All words are read once, so that another language begins with a new page. Where nothing can be kept it can't be chosen.
 * @param {Language} wanted
 */
export function chooseLanguage(wanted) {
  try {
    localStorage.setItem("menagerie.language", wanted);
  } catch {
    return;
  }
  location.reload();
}
