/** @import { Square, Preview } from "../engine/protocol.js" */

/** @typedef {{ from: Square, squares: Square[], reached: Square[] }} Attacks  `reached` without capture only */

/**
 * Initial-only moves are left out, because a preview doesn't know whether the piece has moved.
 * @param {Preview} preview  among the pieces on the board
 * @returns {Attacks}
 */
export function attacksOf({ from, targets }) {
  const later = targets.filter(({ initial, square }) => !initial && square !== from);
  const squaresOf = (/** @type {boolean} */ attacked) =>
    later.filter(({ captures }) => captures === attacked).map(({ square }) => square);
  return { from, squares: squaresOf(true), reached: squaresOf(false) };
}
