// The squares that an opponent's selected piece attacks.

/** @import { Square, Preview } from "../engine/protocol.js" */

/** @typedef {{ from: Square, squares: Square[] }} Attacks */

/**
 * Where a piece could capture now. What it can do only from its first square is left out, as a preview doesn't tell whether
 * it has moved.
 * @param {Preview} preview  among the pieces on the board
 * @returns {Attacks}
 */
export function attacksOf({ from, targets }) {
  const attacked = targets.filter(({ captures, initial }) => captures && !initial);
  return { from, squares: attacked.map(({ square }) => square) };
}
