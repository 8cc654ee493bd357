// Where each cell lies. Only this file knows a board's shape: everything else asks for boxes, rows and `cellAt`.

/** @import { BoardInfo, Cell, CellInfo } from "../engine/protocol.js" */

/**
 * Lengths are CSS pixels from the top left corner of the element.
 * @typedef {object} Box
 * @property {number} x
 * @property {number} y
 * @property {number} size
 */

/**
 * @typedef {object} Label
 * @property {string} text
 * @property {number} x       of the anchor
 * @property {number} y       of the anchor
 * @property {"centre" | "left" | "right"} align
 * @property {number} size    height of the type
 * @property {Cell | null} on the cell it is written in; null in the margin
 */

/**
 * @typedef {object} Plane
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {Cell[][]} rows  cells as they are seen, from the top left
 */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} margin    width of the frame around the cells; 0 on a small board
 * @property {Plane[]} planes   one today; two boards or four levels later
 * @property {Box[]} boxes      by cell
 * @property {Label[]} labels   coordinates
 * @property {number} pixel     a device pixel in CSS pixels, for hairlines
 * @property {(x: number, y: number) => Cell | null} cellAt
 */

/** Below this width a margin would cost too much of the cells. */
const NARROW = 520;

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {boolean} flipped  seen from the other side
 * @param {number} [ratio]   device pixels per CSS pixel; cells begin and end on device pixels
 * @param {"coordinates" | "bare"} [dress]  a bare board has neither frame nor
 *   coordinates, and fills its room to the last pixel
 * @returns {Layout}
 */
export function layout(board, size, flipped, ratio = 1, dress = "coordinates") {
  const bare = dress === "bare";
  const margin = bare || size.width < NARROW ? 0 : Math.round(size.width * 0.03);
  const fineness = bare ? Infinity : ratio;
  const rows = rowsSeen(board, flipped);
  const cellSize = fittingCell(board, size, margin, fineness);
  const width = cellSize * board.files;
  const height = cellSize * board.ranks;
  const plane = {
    x: snapped((size.width - width) / 2, fineness),
    y: snapped((size.height - height) / 2, fineness),
    width,
    height,
    rows,
  };
  const boxes = boxesOf(plane, cellSize);
  return {
    width: size.width,
    height: size.height,
    margin,
    planes: [plane],
    boxes,
    labels: bare
      ? []
      : margin
        ? marginLabels(board, plane, boxes, margin)
        : innerLabels(board, plane, boxes),
    pixel: 1 / ratio,
    cellAt: (x, y) => cellIn(plane, cellSize, x, y),
  };
}

/**
 * Width through height of a board, for an element that must keep its room before it is drawn.
 * @param {BoardInfo} board
 */
export function aspectRatio(board) {
  return board.files / board.ranks;
}

/**
 * @param {Box} box
 * @returns {{ x: number, y: number }}
 */
export function centre(box) {
  return { x: box.x + box.size / 2, y: box.y + box.size / 2 };
}

/**
 * @param {BoardInfo} board
 * @param {boolean} flipped
 * @returns {Cell[][]}
 */
function rowsSeen(board, flipped) {
  /** @type {Cell[][]} */
  const rows = Array.from({ length: board.ranks }, () => []);
  board.cells.forEach((cell, index) => {
    const row = flipped ? cell.rank : board.ranks - 1 - cell.rank;
    const column = flipped ? board.files - 1 - cell.file : cell.file;
    rows[row][column] = index;
  });
  return rows;
}

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {number} margin
 * @param {number} ratio
 */
function fittingCell(board, size, margin, ratio) {
  const wide = (size.width - 2 * margin) / board.files;
  const high = (size.height - 2 * margin) / board.ranks;
  return Math.max(1, snapped(Math.min(wide, high), ratio));
}

/**
 * @param {number} length
 * @param {number} ratio  infinite: as fine as can be
 */
function snapped(length, ratio) {
  if (ratio === Infinity) return length;
  return Math.floor(length * ratio + 1e-6) / ratio;
}

/**
 * @param {Plane} plane
 * @param {number} size
 * @returns {Box[]}
 */
function boxesOf(plane, size) {
  /** @type {Box[]} */
  const boxes = [];
  plane.rows.forEach((row, r) =>
    row.forEach((cell, c) => {
      boxes[cell] = { x: plane.x + c * size, y: plane.y + r * size, size };
    }),
  );
  return boxes;
}

/**
 * @param {Plane} plane
 * @param {number} size
 * @param {number} x
 * @param {number} y
 * @returns {Cell | null}
 */
function cellIn(plane, size, x, y) {
  const row = plane.rows[Math.floor((y - plane.y) / size)];
  return row?.[Math.floor((x - plane.x) / size)] ?? null;
}

/**
 * @param {CellInfo} cell
 */
function fileName(cell) {
  return cell.name.replace(/\d+$/, "");
}

/**
 * @param {CellInfo} cell
 */
function rankName(cell) {
  return cell.name.slice(fileName(cell).length);
}

/**
 * @param {BoardInfo} board
 * @param {Plane} plane
 * @param {Box[]} boxes
 * @param {number} margin
 * @returns {Label[]}
 */
function marginLabels(board, plane, boxes, margin) {
  const size = Math.min(14, Math.max(10, margin * 0.52));
  const files = lastRow(plane).map((cell) =>
    label(
      fileName(board.cells[cell]),
      centre(boxes[cell]).x,
      plane.y + plane.height + margin / 2,
      size,
    ),
  );
  const ranks = plane.rows.map(([cell]) =>
    label(rankName(board.cells[cell]), plane.x - margin / 2, centre(boxes[cell]).y, size),
  );
  return [...files, ...ranks];
}

/**
 * In the corners of the cells at the edge, as a small board has no margin.
 * @param {BoardInfo} board
 * @param {Plane} plane
 * @param {Box[]} boxes
 * @returns {Label[]}
 */
function innerLabels(board, plane, boxes) {
  const files = lastRow(plane).map((cell) =>
    cornerLabel(fileName(board.cells[cell]), cell, boxes[cell], "right"),
  );
  const ranks = plane.rows.map(([cell]) =>
    cornerLabel(rankName(board.cells[cell]), cell, boxes[cell], "left"),
  );
  return [...files, ...ranks];
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {Label}
 */
function label(text, x, y, size) {
  return { text, x, y, align: "centre", size, on: null };
}

/**
 * @param {string} text
 * @param {Cell} cell
 * @param {Box} box
 * @param {"left" | "right"} align  the left corner is the upper one
 * @returns {Label}
 */
function cornerLabel(text, cell, box, align) {
  const size = Math.min(11, Math.max(7, box.size * 0.22));
  const inset = box.size * 0.05;
  return align === "left"
    ? { text, x: box.x + inset, y: box.y + inset + size / 2, align, size, on: cell }
    : {
        text,
        x: box.x + box.size - inset,
        y: box.y + box.size - inset - size / 2,
        align,
        size,
        on: cell,
      };
}

/**
 * @param {Plane} plane
 */
function lastRow(plane) {
  return plane.rows[plane.rows.length - 1];
}
