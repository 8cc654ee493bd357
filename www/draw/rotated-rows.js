// The squares of a layer as seen after quarter turns.

/** @import { BoardInfo, Square, SquareInfo } from "../engine/protocol.js" */

/**
 * @param {BoardInfo} board
 * @param {number} turned
 * @returns {{ across: number, down: number }}  squares
 */
export function rotatedExtent({ files, ranks }, turned) {
  return turned % 2 ? { across: ranks, down: files } : { across: files, down: ranks };
}

/**
 * @param {BoardInfo} board
 * @param {number} layer
 * @param {number} turned
 * @returns {Square[][]}  rows from the top left
 */
export function rotatedRows(board, layer, turned) {
  /** @type {Square[][]} */
  const rows = Array.from({ length: rotatedExtent(board, turned).down }, () => []);
  board.squares.forEach((square, index) => {
    if (square.layer !== layer) return;
    const [row, column] = placeSeen(board, square, turned);
    rows[row][column] = index;
  });
  return rows;
}

/**
 * @param {BoardInfo} board
 * @param {SquareInfo} square
 * @param {number} turned
 * @returns {[row: number, column: number]}
 */
function placeSeen({ files, ranks }, { file, rank }, turned) {
  switch (turned) {
    case 1:
      return [file, rank];
    case 2:
      return [rank, files - 1 - file];
    case 3:
      return [files - 1 - file, ranks - 1 - rank];
    default:
      return [ranks - 1 - rank, file];
  }
}
