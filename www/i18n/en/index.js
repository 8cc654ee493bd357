import { main } from "./main.js";

/** @import { LanguageInfo, Texts } from "../words.js" */

/** @type {Texts} */
const asWritten = {};

/** @satisfies {LanguageInfo} */
export const english = {
  name: "English",
  dates: "en-GB",
  pieceLetters: {},
  copy: "copy",
  learning: "en",
  names: null,
  words: async () => main,
  games: async () => asWritten,
};
