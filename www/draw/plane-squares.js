// The squares of a plane, in its own coordinates.

import { contours } from "./outline.js";
import { rotatedRows } from "./rotated-rows.js";

/** @import { BoardInfo, Square } from "../engine/protocol.js" */
/** @import { Box } from "./box.js" */
/** @import { Plane } from "./board-layout.js" */

/**
 * @param {BoardInfo} board
 * @param {number} layer
 * @param {number} turned
 * @param {Pick<Plane, "x" | "y" | "square">} place
 * @returns {Pick<Plane, "rows" | "squares" | "outline">}
 */
export function squaresOf(board, layer, turned, { x, y, square }) {
  const rows = rotatedRows(board, layer, turned);
  const ends = (/** @type {number} */ start, /** @type {unknown[]} */ all) =>
    [...all, null].map((_, at) => start + at * square);
  const has = (/** @type {number} */ column, /** @type {number} */ row) =>
    (rows[row]?.[column] ?? null) !== null;
  return {
    rows,
    squares: rows.flat().filter((each) => each !== null),
    outline: contours(has, ends(x, rows[0]), ends(y, rows)),
  };
}

/** @param {Plane[]} planes @returns {Box[]} */
export function boxesOf(planes) {
  /** @type {Box[]} */
  const boxes = [];
  for (const { rows, x, y, square: size } of planes)
    rows.forEach((row, r) =>
      row.forEach((square, c) => {
        if (square !== null) boxes[square] = { x: x + c * size, y: y + r * size, size };
      }),
    );
  return boxes;
}

/** @param {Plane[]} planes @param {number} x @param {number} y @returns {Square | null} */
export function squareIn(planes, x, y) {
  for (const plane of planes) {
    const row = plane.rows[Math.floor((y - plane.y) / plane.square)];
    const square = row?.[Math.floor((x - plane.x) / plane.square)] ?? null;
    if (square !== null) return square;
  }
  return null;
}
