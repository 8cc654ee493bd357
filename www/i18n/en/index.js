import { main } from "./main.js";

/** @import { Texts } from "../words.js" */

/** @type {Texts} */
const asWritten = {};

export const english = {
  name: "English",
  dates: "en-GB",
  pieceLetters: {},
  copy: "copy",
  words: async () => main,
  games: async () => asWritten,
};
