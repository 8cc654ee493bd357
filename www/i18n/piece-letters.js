// The letters of the page's language for the pieces of chess, by their names in variant files. Pawns have none: an illegal
// move of a Bishop, `Be4`, must not become a Pawn's.

import { language } from "./language.js";
import { LANGUAGES } from "./languages.js";

/** @import { GameInfo } from "../engine/protocol.js" */

/** Chess players know what these letters are. */
const CHESS = new Set(["K", "Q", "R", "B", "N", "P"]);

/** Empty if moves are written with the games' own codes. @type {Record<string, string>} */
export const pieceLetters = LANGUAGES[language].pieceLetters;

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

/**
 * Whether a reader takes a game's codes for something else: for a level, for a Pawn, or for no piece at all.
 * @param {Pick<GameInfo, "kinds" | "board">} game  with the names of the variant file
 */
export function lettersMislead({ kinds, board }) {
  return kinds.some(({ code, name, icon }) => {
    if (board.axes.layers.includes(code)) return true;
    if (CHESS.has(code)) return code === "P" && icon !== "pawn";
    return !name.split(" ").some((word) => word.startsWith(code.charAt(0)));
  });
}
