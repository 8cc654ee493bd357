// Coordinates beside the squares or on them.

import { centre } from "./box.js";

/** @import { BoardInfo, Square, SquareInfo } from "../engine/protocol.js" */
/** @import { Box } from "./box.js" */
/** @import { Plane, ViewSettings } from "./board-layout.js" */

/**
 * @typedef {object} Label
 * @property {string} text
 * @property {number} x       of the anchor
 * @property {number} y       of the anchor
 * @property {"centre" | "left" | "right"} align
 * @property {number} size    height of the type
 * @property {Square | null} on the square it is written in; null in the margin
 * @property {number} layer
 */

/** @typedef {{ square: Square, text: string }} EdgeName */

/**
 * Beside the first square of each row, and below the last one of each column.
 * @param {BoardInfo} board
 * @param {Plane} plane
 * @param {number} turned
 * @returns {{ below: EdgeName[], beside: EdgeName[] }}
 */
export function edgeNames(board, { rows }, turned) {
  const [across, down] = turned % 2 ? [rankName, fileName] : [fileName, rankName];
  /** @type {(square: Square, name: typeof fileName) => EdgeName} */
  const named = (square, name) => ({ square, text: name(board, board.squares[square]) });
  return {
    below: rows[0].flatMap((_, column) => {
      const last = rows.findLast((row) => row[column] !== null)?.[column] ?? null;
      return last === null ? [] : named(last, across);
    }),
    beside: rows.flatMap((row) => {
      const first = row.find((square) => square !== null) ?? null;
      return first === null ? [] : named(first, down);
    }),
  };
}

/**
 * @param {BoardInfo} board
 * @param {Plane} plane
 * @param {Box[]} boxes
 * @param {Pick<ViewSettings, "turned" | "coordinates">} viewSettings
 * @returns {Label[]}
 */
export function labelsOf(board, plane, boxes, { turned, coordinates }) {
  if (plane.small || coordinates === "off") return [];
  const names = edgeNames(board, plane, turned);
  const outside = coordinates === "outside" && plane.margin > 0;
  return outside ? inMargin(names, plane, boxes) : inSquares(names, boxes, plane.layer);
}

/** @param {ReturnType<typeof edgeNames>} names @param {Plane} plane @param {Box[]} boxes */
function inMargin({ below, beside }, { margin, layer }, boxes) {
  const size = Math.min(14, Math.max(10, margin * 0.52));
  return [
    ...below.map(({ text, square }) => {
      const box = boxes[square];
      return label(text, centre(box).x, box.y + box.size + margin / 2, size, layer);
    }),
    ...beside.map(({ text, square }) => {
      const box = boxes[square];
      return label(text, box.x - margin / 2, centre(box).y, size, layer);
    }),
  ];
}

/**
 * On the edge squares of a small board, which has no margin.
 * @param {ReturnType<typeof edgeNames>} names
 * @param {Box[]} boxes
 * @param {number} layer
 */
function inSquares({ below, beside }, boxes, layer) {
  return [
    ...below.map(({ text, square }) => cornerLabel(text, square, boxes[square], "right", layer)),
    ...beside.map(({ text, square }) => cornerLabel(text, square, boxes[square], "left", layer)),
  ];
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} layer
 * @returns {Label}
 */
export function label(text, x, y, size, layer) {
  return { text, x, y, align: "centre", size, on: null, layer };
}

/**
 * @param {string} text
 * @param {Square} square
 * @param {Box} box
 * @param {"left" | "right"} align  the left corner is the upper one
 * @param {number} layer
 * @returns {Label}
 */
function cornerLabel(text, square, box, align, layer) {
  const size = Math.min(11, Math.max(7, box.size * 0.22));
  const inset = box.size * 0.05;
  const [x, y] =
    align === "left"
      ? [box.x + inset, box.y + inset + size / 2]
      : [box.x + box.size - inset, box.y + box.size - inset - size / 2];
  return { text, x, y, align, size, on: square, layer };
}

/**
 * On two boards, the case of the file's letter names the board: "A1" is on the second.
 * @param {BoardInfo} board
 * @param {SquareInfo} square
 */
function fileName({ shape, axes }, { file, name }) {
  return shape === "levels" ? axes.files[file] : name.replace(/\d+$/, "");
}

/** @param {BoardInfo} board @param {SquareInfo} square */
function rankName({ shape, axes }, { rank, name }) {
  return shape === "levels" ? axes.ranks[rank] : name.replace(/^\D+/, "");
}
