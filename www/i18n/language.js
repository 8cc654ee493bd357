// The language of the page. It is chosen once, before any words are loaded.

/** @typedef {"en" | "de"} Language */

/** @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch" };

/**
 * @param {string} wanted  as in `lang` attributes: "en", "de-AT"
 * @returns {Language}
 */
function languageFor(wanted) {
  return isSpoken(wanted) ? /** @type {Language} */ (wanted.slice(0, 2).toLowerCase()) : "en";
}

/** @param {string} wanted */
function isSpoken(wanted) {
  return wanted.slice(0, 2).toLowerCase() in LANGUAGES;
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
const spoken = wantedOn(page).find((wanted) => wanted && isSpoken(wanted));

export const language = languageFor(spoken ?? "");
if (page?.documentElement.dataset["language"] !== undefined) page.documentElement.lang = language;

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
