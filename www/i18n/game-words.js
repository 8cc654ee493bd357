// The texts of variant files in the page's language. Names have their translations in the file; sentences of shipped games
// are looked up here. Texts without a translation stay as they are.

import { language } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { lettersMislead, lettersOf } from "./piece-letters.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { Texts } from "./words.js" */

/** @type {Texts} */
const sentences = await LANGUAGES[language].games();

/**
 * @param {GameInfo} info
 * @returns {GameInfo}
 */
function inWords(info) {
  const names = info.translations.find((each) => each.language === language)?.names;
  const own = (/** @type {string} */ text) => names?.[text] ?? sentences[text] ?? text;
  const letters = lettersOf(info.kinds);
  const reading = { lettersMislead: lettersMislead(info) };
  return {
    ...info,
    ...reading,
    name: own(info.name),
    author: own(info.author),
    summary: own(info.summary),
    notes: info.notes.map(own),
    seats: info.seats.map((seat) => ({
      ...seat,
      name: own(seat.name),
      army: seat.army === null ? null : own(seat.army),
    })),
    walls: info.walls && { ...info.walls, name: info.walls.name && own(info.walls.name) },
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
