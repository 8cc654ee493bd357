// The words of pages and panels that load on request. Embedded boards have none of them.

import { language } from "./language.js";

/** @import { Language } from "./language.js" */
/** @import { PageWords } from "./words.js" */

/** @satisfies {Record<Language, () => Promise<PageWords>>} */
const LOADERS = {
  en: () => import("./en/pages.js"),
  de: () => import("./de/pages.js"),
  fr: () => import("./fr/pages.js"),
};

/** In the page's language. @type {() => Promise<PageWords>} */
export const pageWords = LOADERS[language];
