// The squares of a layer as seen after quarter turns.

/** @import { BoardInfo, Square, SquareInfo } from "../engine/protocol.js" */
/** @import { Plane } from "./board-layout.js" */

/**
 * @param {BoardInfo} board
 * @param {number} turned
 * @returns {{ across: number, down: number }}  squares
 */
export function rotatedExtent({ files, ranks }, turned) {
  return turned % 2 ? { across: ranks, down: files } : { across: files, down: ranks };
}

/**
 * Which edges of the board are joined.
 * @param {BoardInfo} board
 * @param {number} turned
 * @returns {{ across: boolean, down: boolean }}  left with right, and the upper with the lower
 */
export function rotatedJoins({ wraps: { files, ranks } }, turned) {
  return turned % 2 ? { across: ranks, down: files } : { across: files, down: ranks };
}

/**
 * Rows from the top left; null where the board has a hole.
 * @typedef {(Square | null)[][]} Rows
 */

/**
 * @param {BoardInfo} board
 * @param {number} layer
 * @param {number} turned
 * @returns {Rows}
 */
export function rotatedRows(board, layer, turned) {
  const { across, down } = rotatedExtent(board, turned);
  /** @type {Rows} */
  const rows = Array.from({ length: down }, () => new Array(across).fill(null));
  board.squares.forEach((square, index) => {
    if (square.layer !== layer) return;
    const [row, column] = placeSeen(board, square, turned);
    rows[row][column] = index;
  });
  return rows;
}

/**
 * The next square in a direction, beyond holes and joined edges.
 * @param {Pick<Plane, "rows" | "joined">} plane
 * @param {Square} from
 * @param {[down: number, right: number]} step
 * @returns {Square | null}
 */
export function nextSquare({ rows, joined }, from, [down, right]) {
  let row = rows.findIndex((squares) => squares.includes(from));
  let column = rows[row]?.indexOf(from) ?? -1;
  for (;;) {
    row = beyond(row + down, rows.length, joined.down);
    column = beyond(column + right, rows[0]?.length ?? 0, joined.across);
    const square = rows[row]?.[column];
    if (square === undefined) return null;
    if (square !== null) return square;
  }
}

/** @param {number} at @param {number} count @param {number} joined */
function beyond(at, count, joined) {
  return joined === 0 ? at : (at + count) % count;
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
