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
 * @property {number} layer
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {Cell[][]} rows  cells as they are seen, from the top left
 * @property {{ x: number, y: number, size: number } | null} title  left end, middle and height of the type of its
 *   name; null if it needs none
 */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} margin    width of the frame around the cells; 0 on a small board
 * @property {Plane[]} planes   one for each board that is shown
 * @property {Box[]} boxes      by cell; none for a cell of a board that isn't shown
 * @property {(Cell | null)[]} counterparts  by cell: the same place on the other board
 * @property {Label[]} labels   coordinates
 * @property {number} pixel     a device pixel in CSS pixels, for hairlines
 * @property {(x: number, y: number) => Cell | null} cellAt
 */

/**
 * How several boards lie: beside each other, below each other, or one alone.
 * @typedef {"wide" | "tall" | "one"} Arrangement
 */

/** Below this width a margin would cost too much of the cells. */
const NARROW = 520;

/** Height of a board's title, where there are several, in cells. */
const TITLE = 0.55;

/** Between boards, in cells. */
const GAP = 0.45;

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {boolean} flipped  seen from the other side
 * @param {number} [ratio]   device pixels per CSS pixel; cells begin and end on device pixels
 * @param {"coordinates" | "bare"} [dress]  a bare board has neither frame nor coordinates nor title, and fills its room
 *   to the last pixel
 * @param {number | null} [layer]  shows this board alone
 * @returns {Layout}
 */
export function layout(board, size, flipped, ratio = 1, dress = "coordinates", layer = null) {
  const bare = dress === "bare";
  const fineness = bare ? Infinity : ratio;
  const fit =
    layer === null
      ? roomiest(board, size, bare, fineness)
      : fitting(board, size, "one", bare, fineness);
  const planes = planesOf(board, size, flipped, fit, layer, fineness);
  const boxes = boxesOf(planes, fit.cell);
  return {
    width: size.width,
    height: size.height,
    margin: fit.margin,
    planes,
    boxes,
    counterparts: counterparts(board),
    labels: bare
      ? []
      : planes.flatMap((plane) =>
          fit.margin
            ? marginLabels(board, plane, boxes, fit.margin)
            : innerLabels(board, plane, boxes),
        ),
    pixel: 1 / ratio,
    cellAt: (x, y) => cellIn(planes, fit.cell, x, y),
  };
}

/**
 * Width through height of a board, for an element that must keep its room before it is drawn.
 * @param {BoardInfo} board
 * @param {Arrangement} [arrangement]
 */
export function aspectRatio(board, arrangement = "wide") {
  const { across, down } = extent(board, arrangement, false);
  return across / down;
}

/**
 * The same place on the other board, by cell; null where there is one board only.
 * @param {BoardInfo} board
 * @returns {(Cell | null)[]}
 */
export function counterparts({ shape, cells }) {
  if (shape !== "two-boards") return cells.map(() => null);
  const key = (/** @type {CellInfo} */ { file, rank }, /** @type {number} */ layer) =>
    `${file} ${rank} ${layer}`;
  const places = new Map(cells.map((cell, index) => [key(cell, cell.layer), index]));
  return cells.map((cell) => places.get(key(cell, 1 - cell.layer)) ?? null);
}

/**
 * @param {Box} box
 * @returns {{ x: number, y: number }}
 */
export function centre(box) {
  return { x: box.x + box.size / 2, y: box.y + box.size / 2 };
}

/**
 * @typedef {object} Fit
 * @property {number} cell     side of a cell
 * @property {number} margin
 * @property {number} columns  boards beside each other
 * @property {number} rows     boards below each other
 * @property {number} title    height of a title
 */

/**
 * The arrangement with the largest cells.
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {boolean} bare
 * @param {number} ratio
 * @returns {Fit}
 */
function roomiest(board, size, bare, ratio) {
  const wide = fitting(board, size, "wide", bare, ratio);
  const tall = fitting(board, size, "tall", bare, ratio);
  return tall.cell > wide.cell ? tall : wide;
}

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {Arrangement} arrangement
 * @param {boolean} bare
 * @param {number} ratio
 * @returns {Fit}
 */
function fitting(board, size, arrangement, bare, ratio) {
  const { columns, rows, title, across, down } = extent(board, arrangement, bare);
  const share = size.width / columns;
  const margin = bare || share < NARROW ? 0 : Math.round(share * 0.03);
  const wide = (size.width - 2 * margin * columns) / across;
  const high = (size.height - 2 * margin * rows) / down;
  const cell = Math.max(1, snapped(Math.min(wide, high), ratio));
  return { cell, margin, columns, rows, title: title * cell };
}

/**
 * What an arrangement takes, in cells, without margins.
 * @param {BoardInfo} board
 * @param {Arrangement} arrangement
 * @param {boolean} bare
 */
function extent({ files, ranks, layers }, arrangement, bare) {
  const columns = arrangement === "wide" ? layers : 1;
  const rows = arrangement === "tall" ? layers : 1;
  const title = bare || columns * rows === 1 ? 0 : TITLE;
  return {
    columns,
    rows,
    title,
    across: columns * files + (columns - 1) * GAP,
    down: rows * (ranks + title) + (rows - 1) * GAP,
  };
}

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {boolean} flipped
 * @param {Fit} fit
 * @param {number | null} only  the one layer that is shown
 * @param {number} ratio
 * @returns {Plane[]}
 */
function planesOf(board, size, flipped, fit, only, ratio) {
  const { cell, margin, columns, rows, title } = fit;
  const [width, height] = [cell * board.files, cell * board.ranks];
  const [stepX, stepY] = [width + 2 * margin, height + 2 * margin + title].map((each) =>
    snapped(each + cell * GAP, ratio),
  );
  const left = (size.width - stepX * (columns - 1) - width) / 2;
  const top = (size.height - stepY * (rows - 1) - height - title) / 2 + title;
  return Array.from({ length: columns * rows }, (_, at) => {
    const x = snapped(left, ratio) + stepX * (at % columns);
    const y = snapped(top, ratio) + stepY * Math.floor(at / columns);
    const layer = only ?? at;
    return {
      layer,
      x,
      y,
      width,
      height,
      rows: rowsSeen(board, layer, flipped),
      title: title ? { x, y: y - margin - title / 2, size: titleSize(cell) } : null,
    };
  });
}

/**
 * @param {number} cell
 */
function titleSize(cell) {
  return Math.min(16, Math.max(10, cell * 0.32));
}

/**
 * @param {BoardInfo} board
 * @param {number} layer
 * @param {boolean} flipped
 * @returns {Cell[][]}
 */
function rowsSeen(board, layer, flipped) {
  /** @type {Cell[][]} */
  const rows = Array.from({ length: board.ranks }, () => []);
  board.cells.forEach((cell, index) => {
    if (cell.layer !== layer) return;
    const row = flipped ? cell.rank : board.ranks - 1 - cell.rank;
    const column = flipped ? board.files - 1 - cell.file : cell.file;
    rows[row][column] = index;
  });
  return rows;
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
 * @param {Plane[]} planes
 * @param {number} size
 * @returns {Box[]}
 */
function boxesOf(planes, size) {
  /** @type {Box[]} */
  const boxes = [];
  for (const plane of planes)
    plane.rows.forEach((row, r) =>
      row.forEach((cell, c) => {
        boxes[cell] = { x: plane.x + c * size, y: plane.y + r * size, size };
      }),
    );
  return boxes;
}

/**
 * @param {Plane[]} planes
 * @param {number} size
 * @param {number} x
 * @param {number} y
 * @returns {Cell | null}
 */
function cellIn(planes, size, x, y) {
  for (const plane of planes) {
    const row = plane.rows[Math.floor((y - plane.y) / size)];
    const cell = row?.[Math.floor((x - plane.x) / size)];
    if (cell !== undefined) return cell;
  }
  return null;
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
