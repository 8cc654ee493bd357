// The letters of the page's language for the pieces of chess, by their names in variant files. Pawns have none: an illegal
// move of a Bishop, `Be4`, must not become a Pawn's.

import { language } from "./language.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { Language } from "./language.js" */

/** @type {Record<Language, Record<string, string>>} */
const LETTERS = {
  en: {},
  de: { King: "K", Queen: "D", Rook: "T", Bishop: "L", Knight: "S" },
};

/** Empty if moves are written with the games' own codes. */
export const pieceLetters = LETTERS[language];

/**
 * The letters of the types in a game; none if one of them is the code of another type.
 * @param {GameInfo["kinds"]} kinds  with the names of the variant file
 * @param {Record<string, string>} [letters]
 * @returns {(string | null)[]}
 */
export function lettersOf(kinds, letters = pieceLetters) {
  const own = kinds.map(({ name }) => letters[name] ?? null);
  const isTaken = own.some((letter, kind) =>
    kinds.some(({ code }, other) => other !== kind && own[other] === null && code === letter),
  );
  return isTaken ? kinds.map(() => null) : own;
}
