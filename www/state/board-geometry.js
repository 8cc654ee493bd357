// Which squares of several boards lie at the same place.

/** @import { BoardInfo, Cell, CellInfo } from "../engine/protocol.js" */

/**
 * The same place on the other board, by cell; null where there aren't just two.
 * @param {BoardInfo} board
 * @returns {(Cell | null)[]}
 */
export function counterparts(board) {
  if (board.shape !== "two-boards") return board.cells.map(() => null);
  return columns(board).map(([beyond]) => beyond ?? null);
}

/**
 * @param {BoardInfo} board
 * @returns {Cell[][]}
 */
export function columns({ cells }) {
  const key = (/** @type {CellInfo} */ { file, rank }) => `${file} ${rank}`;
  /** @type {Map<string, Cell[]>} */
  const places = new Map();
  cells.forEach((cell, at) => places.set(key(cell), [...(places.get(key(cell)) ?? []), at]));
  return cells.map((cell, at) => (places.get(key(cell)) ?? []).filter((other) => other !== at));
}
