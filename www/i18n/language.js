// In which language the page speaks. It is known once, before any word is read.

/** @typedef {"en" | "de"} Language */

/** What each calls itself. @type {Record<Language, string>} */
export const LANGUAGES = { en: "English", de: "Deutsch" };

/**
 * The language in which somebody who wants this one is spoken to.
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
 * The own page speaks what was chosen here, or else what the browser asks for, and a frame what its address says. Somebody
 * else's page has its own language, and nothing is read there.
 * @param {Document | undefined} page
 */
function wantedOn(page) {
  if (page === undefined) return [];
  const { dataset, lang } = page.documentElement;
  if (dataset["language"] === "chosen") return [chosen(), ...navigator.languages];
  if (dataset["language"] === "asked") return [new URLSearchParams(location.search).get("lang")];
  return [lang];
}

/** Null where nothing is kept, or storage is blocked. */
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
 * All words are read once, so that another language begins with a new page. Where nothing can be kept it can't be chosen.
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
