// All languages of the page. A new one is a folder and its entry here.

import { english } from "./en/index.js";
import { german } from "./de/index.js";
import { french } from "./fr/index.js";

/** @import { LanguageInfo } from "./words.js" */

/** By their codes in `lang` attributes. */
export const LANGUAGES = /** @satisfies {Record<string, LanguageInfo>} */ ({
  en: english,
  de: german,
  fr: french,
});
