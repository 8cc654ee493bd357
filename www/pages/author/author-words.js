import { faultWords } from "../../i18n/fault-words.js";
import { language } from "../../i18n/language.js";
import { LANGUAGES } from "../../i18n/languages.js";
import { pageWords } from "../../i18n/page-words.js";
import { colon } from "../../i18n/strings.js";

/** @import { FileFault } from "../../engine/protocol.js" */

/** The word for "copy" in each language. @type {Map<string, string>} */
const copies = new Map(Object.entries(LANGUAGES).map(([code, { copy }]) => [code, copy]));

/**
 * The name of the first or a later copy.
 * @param {string} name
 * @param {string} written  the name's language; "": any
 * @param {number} count
 */
function copyOf(name, written, count) {
  const copy = copies.get(written || language) ?? copies.get("en");
  return `${name} (${count > 1 ? `${copy} ${count}` : copy})`;
}

const { author } = await pageWords();

export const words = {
  ...author,
  copyOf,
  /** @param {FileFault} fault */
  fault: (fault) => author.fault(fault.line, placeOf(fault) + colon + faultWords(fault)),
};

/** @param {FileFault} fault */
function placeOf({ key, found }) {
  return `${key === "" ? "" : `, ${key}`}${found === "" ? "" : ` = ${found}`}`;
}
