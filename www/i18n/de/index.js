/** @import { LanguageInfo } from "../words.js" */

/** @satisfies {LanguageInfo} */
export const german = {
  name: "Deutsch",
  dates: "de",
  pieceLetters: { King: "K", Queen: "D", Rook: "T", Bishop: "L", Knight: "S" },
  copy: "Kopie",
  learning: "de",
  names: "generated/names-de.json",
  words: async () => (await import("./main.js")).main,
  games: async () => (await import("./games.js")).games,
};
