/** @import { LanguageInfo } from "../words.js" */

/** @satisfies {LanguageInfo} */
export const french = {
  name: "Français",
  dates: "fr",
  pieceLetters: { King: "R", Queen: "D", Rook: "T", Bishop: "F", Knight: "C" },
  copy: "copie",
  learning: "en",
  names: "generated/names-fr.json",
  words: async () => (await import("./main.js")).main,
  games: async () => (await import("./games.js")).games,
};
