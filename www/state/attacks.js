/** @import { Square, Preview } from "../engine/protocol.js" */

/** @typedef {{ from: Square, squares: Square[] }} Attacks */

/**
 * Initial-only moves are left out, because a preview doesn't know whether the piece has moved.
 * @param {Preview} preview  among the pieces on the board
 * @returns {Attacks}
 */
export function attacksOf({ from, targets }) {
  const attacked = targets.filter(({ captures, initial }) => captures && !initial);
  return { from, squares: attacked.map(({ square }) => square) };
}
