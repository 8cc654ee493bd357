// The squares of a plane, in its own coordinates.

import { contours } from "./outline.js";
import { rotatedJoins, rotatedRows } from "./rotated-rows.js";

/** @import { BoardInfo, Square } from "../engine/protocol.js" */
/** @import { Box } from "./box.js" */
/** @import { Plane } from "./board-layout.js" */
/** @import { Point } from "./move-path.js" */
/** @import { Rows } from "./rotated-rows.js" */

/** @typedef {{ x: number, y: number, width: number, height: number }} Area */

/**
 * A strip beside the board where the squares beyond a joined edge are seen again.
 * @typedef {object} Repeat
 * @property {Square[]} squares
 * @property {Point} shift  from their own place
 * @property {Area} clip    the part that is seen
 */

/** How much is seen beyond a joined edge, in squares. */
export const BEYOND = 0.4;

/**
 * @param {BoardInfo} board
 * @param {number} layer
 * @param {number} turned
 * @param {Pick<Plane, "x" | "y" | "square">} place
 * @returns {Pick<Plane, "rows" | "squares" | "outline" | "area" | "joined" | "repeats">}
 */
export function squaresOf(board, layer, turned, { x, y, square }) {
  const rows = rotatedRows(board, layer, turned);
  const joins = rotatedJoins(board, turned);
  const across = ends(rows[0].length, x, square, joins.across);
  const down = ends(rows.length, y, square, joins.down);
  const [left, top] = [across.places[0], down.places[0]];
  return {
    rows,
    squares: squaresIn(rows),
    outline: contours(
      (column, row) => (rows[down.of[row]]?.[across.of[column]] ?? null) !== null,
      across.places,
      down.places,
    ),
    area: {
      x: left,
      y: top,
      width: across.places[across.of.length] - left,
      height: down.places[down.of.length] - top,
    },
    joined: {
      across: joins.across ? rows[0].length * square : 0,
      down: joins.down ? rows.length * square : 0,
    },
    repeats: strips(rows.length, y, square, joins.down).flatMap((vertical) =>
      strips(rows[0].length, x, square, joins.across).flatMap((horizontal) =>
        vertical.shift === 0 && horizontal.shift === 0 ? [] : repeat(rows, horizontal, vertical),
      ),
    ),
  };
}

/** @param {Rows} rows @returns {Square[]} */
function squaresIn(rows) {
  return rows.flat().filter((each) => each !== null);
}

/**
 * Where columns or rows begin, and where the last one ends; with the strips beyond joined edges.
 * @param {number} count
 * @param {number} start
 * @param {number} square
 * @param {boolean} joins
 * @returns {{ of: number[], places: number[] }}
 */
function ends(count, start, square, joins) {
  const all = Array.from({ length: count }, (_, at) => at);
  const places = [...all, count].map((at) => start + at * square);
  if (!joins) return { of: all, places };
  const beyond = BEYOND * square;
  return {
    of: [count - 1, ...all, 0],
    places: [start - beyond, ...places, start + count * square + beyond],
  };
}

/** @typedef {{ from: number, to: number, shift: number, place: number, length: number }} Strip  columns or rows */

/**
 * The columns or rows in their own place and, beyond joined edges, the last one before the first and the first one
 * after the last.
 * @param {number} count
 * @param {number} start
 * @param {number} square
 * @param {boolean} joins
 * @returns {Strip[]}
 */
function strips(count, start, square, joins) {
  const [length, beyond] = [count * square, BEYOND * square];
  const own = { from: 0, to: count, shift: 0, place: start, length };
  if (!joins) return [own];
  return [
    { from: count - 1, to: count, shift: -length, place: start - beyond, length: beyond },
    own,
    { from: 0, to: 1, shift: length, place: start + length, length: beyond },
  ];
}

/** @param {Rows} rows @param {Strip} across @param {Strip} down @returns {Repeat} */
function repeat(rows, across, down) {
  return {
    squares: squaresIn(
      rows.slice(down.from, down.to).map((row) => row.slice(across.from, across.to)),
    ),
    shift: { x: across.shift, y: down.shift },
    clip: { x: across.place, y: down.place, width: across.length, height: down.length },
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
    const strip = plane.repeats.find(({ clip }) => isWithin(clip, x, y));
    const { x: right, y: down } = strip?.shift ?? { x: 0, y: 0 };
    const row = plane.rows[Math.floor((y - down - plane.y) / plane.square)];
    const square = row?.[Math.floor((x - right - plane.x) / plane.square)] ?? null;
    if (square !== null) return square;
  }
  return null;
}

/** @param {Area} area @param {number} x @param {number} y */
function isWithin({ x: left, y: top, width, height }, x, y) {
  return x >= left && x < left + width && y >= top && y < top + height;
}
