// The texts of variant files in the page's language: names of games, pieces and players, rules, options. The engine gives
// them as written; here each is looked up. Texts without an entry stay as they are, such as those of custom variants.

import { language } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { lettersOf } from "./piece-letters.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { Texts } from "./words.js" */

/** From the text in the file to the page's language. @type {Texts} */
const said = await LANGUAGES[language].games();

const written = new Map(Object.entries(said).map(([text, own]) => [own, text]));

/** @param {string} text */
const own = (text) => said[text] ?? text;

/**
 * The name of a player as in the variant file, for records.
 * @param {string} name  in the page's language
 */
export function writtenName(name) {
  return written.get(name) ?? name;
}

/**
 * @param {GameInfo} info
 * @returns {GameInfo}
 */
function inWords(info) {
  const letters = lettersOf(info.kinds);
  return {
    ...info,
    name: own(info.name),
    author: own(info.author),
    summary: own(info.summary),
    notes: info.notes.map(own),
    seats: info.seats.map((seat) => ({
      ...seat,
      name: own(seat.name),
      army: seat.army === null ? null : own(seat.army),
    })),
    kinds: info.kinds.map((kind, at) => ({
      ...kind,
      name: own(kind.name),
      rules: own(kind.rules),
      letter: letters[at],
    })),
    options: info.options.map((option) => ({
      ...option,
      about: own(option.about),
      values: option.values.map(({ value, label }) => ({ value, label: own(label) })),
    })),
  };
}

/**
 * An answer of the engine with the texts of its games in the page's language.
 * @template Answer
 * @param {Answer} answer
 * @returns {Answer}
 */
export function inOwnLanguage(answer) {
  if (written.size === 0) return answer;
  if (Array.isArray(answer) && answer.every(isGame))
    return /** @type {Answer} */ (answer.map(inWords));
  const { info } = /** @type {{info?: unknown}} */ (answer ?? {});
  return isGame(info) ? { ...answer, info: inWords(info) } : answer;
}

/**
 * @param {unknown} value
 * @returns {value is GameInfo}
 */
function isGame(value) {
  return typeof value === "object" && value !== null && "variantHash" in value;
}
