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

/** `beyond`: a repeat of the opposite edge is beside the margin there. @typedef {{ square: Square, text: string, beyond: boolean }} EdgeName */

/**
 * Beside the first square of each row, and below the last one of each column.
 * @param {BoardInfo} board
 * @param {Plane} plane
 * @param {number} turned
 * @returns {{ below: EdgeName[], beside: EdgeName[] }}
 */
export function edgeNames(board, { rows, joined }, turned) {
  const [across, down] = turned % 2 ? [rankName, fileName] : [fileName, rankName];
  /** @type {(line: (Square | null)[], name: typeof fileName, joins: boolean) => EdgeName[]} */
  const named = (line, name, joins) => {
    const square = line.find((each) => each !== null) ?? null;
    if (square === null) return [];
    const beyond = joins && line.at(-1) !== null;
    return [{ square, text: name(board, board.squares[square]), beyond }];
  };
  const columns = rows[0].map((_, column) => rows.map((row) => row[column]).reverse());
  return {
    below: columns.flatMap((column) => named(column, across, joined.down > 0)),
    beside: rows.flatMap((row) => named(row, down, joined.across > 0)),
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
function inMargin({ below, beside }, { margin, layer, area }, boxes) {
  const size = Math.min(14, Math.max(10, margin * 0.52));
  return [
    ...below.map(({ text, square, beyond }) => {
      const box = boxes[square];
      const edge = beyond ? area.y + area.height : box.y + box.size;
      return label(text, centre(box).x, edge + margin / 2, size, layer);
    }),
    ...beside.map(({ text, square, beyond }) => {
      const box = boxes[square];
      return label(text, (beyond ? area.x : box.x) - margin / 2, centre(box).y, size, layer);
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
