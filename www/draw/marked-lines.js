/** @import { BoardInfo, Square } from "../engine/protocol.js" */

/**
 * The marked lines on a part of a board.
 * @param {BoardInfo} board
 * @param {(square: Square) => Square | null} placeOf  the number that a square has there
 * @returns {BoardInfo["lines"]}
 */
export function linesWithin({ lines }, placeOf) {
  return lines.flatMap(([from, to]) => {
    const [start, end] = [placeOf(from), placeOf(to)];
    return start === null || end === null ? [] : [[start, end]];
  });
}
