// The outline of a plane's squares: closed lines around them and around the holes within, which frame, rim, slab and
// shadow follow.

/** @import { Point } from "./move-path.js" */

/**
 * A corner, and the direction in which it moves when the outline grows.
 * @typedef {Point & { right: number, down: number }} Corner
 */

/** Clockwise around squares, counterclockwise around a hole. @typedef {{ corners: Corner[], isHole: boolean }} Contour */

/** From a corner of the grid along the side of a square, which is on its right. @typedef {{ column: number, row: number, way: number }} Side */

/** @typedef {(column: number, row: number) => boolean} Has  whether a square is there */

/** Clockwise. */
const WAYS = [
  { right: 1, down: 0 },
  { right: 0, down: 1 },
  { right: -1, down: 0 },
  { right: 0, down: -1 },
];

/** Decimals of lengths. */
const DIGITS = 3;

/**
 * Squares that touch at a corner share a line, so that the frame around them is in one piece.
 * @param {Has} has
 * @param {number[]} xs  where the columns begin, and where the last one ends
 * @param {number[]} ys  where the rows begin, and where the last one ends
 * @returns {Contour[]}
 */
export function contours(has, xs, ys) {
  /** Where sides along the top of squares begin: each outline has some. @type {Set<number>} */
  const seen = new Set();
  /** @type {Contour[]} */
  const found = [];
  for (let row = 0; row < ys.length - 1; row++)
    for (let column = 0; column < xs.length - 1; column++) {
      if (!has(column, row) || has(column, row - 1)) continue;
      if (seen.has(row * xs.length + column)) continue;
      const sides = sidesFrom(has, { column, row, way: 0 });
      for (const side of sides) if (side.way === 0) seen.add(side.row * xs.length + side.column);
      found.push(contourOf(sides, xs, ys));
    }
  return found;
}

/** @param {Has} has @param {Side} first @returns {Side[]}  until they come back to it */
function sidesFrom(has, first) {
  const sides = [first];
  const isFirst = (/** @type {Side} */ { column, row, way }) =>
    column === first.column && row === first.row && way === first.way;
  for (let side = next(has, first); !isFirst(side); side = next(has, side)) sides.push(side);
  return sides;
}

/** @param {Has} has @param {Side} side @returns {Side}  to the left rather than to the right, across a shared corner */
function next(has, { column, row, way }) {
  const end = { column: column + WAYS[way].right, row: row + WAYS[way].down };
  const [left, right] = [(way + 3) % 4, (way + 1) % 4];
  if (isSide(has, { ...end, way: left })) return { ...end, way: left };
  return isSide(has, { ...end, way }) ? { ...end, way } : { ...end, way: right };
}

/** Of the square on the right of a side, by its way: where it is from the corner in which the side begins. */
const ON_RIGHT = [
  { right: 0, down: 0 },
  { right: -1, down: 0 },
  { right: -1, down: -1 },
  { right: 0, down: -1 },
];

/** @param {Has} has @param {Side} side */
function isSide(has, { column, row, way }) {
  const [right, left] = [ON_RIGHT[way], ON_RIGHT[(way + 3) % 4]];
  return has(column + right.right, row + right.down) && !has(column + left.right, row + left.down);
}

/** @param {Side[]} sides @param {number[]} xs @param {number[]} ys @returns {Contour} */
function contourOf(sides, xs, ys) {
  let turns = 0;
  const corners = sides.flatMap(({ column, row, way }, at) => {
    const before = sides.at(at - 1)?.way ?? way;
    if (before === way) return [];
    turns += (way - before + 4) % 4 === 1 ? 1 : -1;
    const [one, other] = [WAYS[(before + 3) % 4], WAYS[(way + 3) % 4]];
    const outwards = { right: one.right + other.right, down: one.down + other.down };
    return [{ x: xs[column], y: ys[row], ...outwards }];
  });
  return { corners, isHole: turns < 0 };
}

/**
 * The corners of outlines that are larger on all sides.
 * @param {Contour[]} outline
 * @param {number} by
 * @param {number} [inHoles]  how much narrower holes become
 * @returns {Point[][]}
 */
export function grownOutline(outline, by, inHoles = by) {
  return outline.map(({ corners, isHole }) => {
    const width = isHole ? inHoles : by;
    return corners.map(({ x, y, right, down }) => ({ x: x + right * width, y: y + down * width }));
  });
}

/**
 * As path data of SVG.
 * @param {Point[][]} lines  closed
 * @param {number} [radius]  of the corners
 */
export function pathOf(lines, radius = 0) {
  return lines.map((points) => `${points.map(cornerOf).join("")}Z`).join("");

  /** @param {Point} point @param {number} at @param {Point[]} points */
  function cornerOf(point, at, points) {
    const [before, after] = [points.at(at - 1) ?? point, points[(at + 1) % points.length]];
    const start = at === 0 ? "M" : "L";
    const rounded = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
    if (rounded === 0) return `${start}${pair(point)}`;
    const from = towards(point, before, rounded);
    const to = towards(point, after, rounded);
    const turn =
      (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    return `${start}${pair(from)}A${short(rounded)} ${short(rounded)} 0 0 ${turn > 0 ? 1 : 0} ${pair(to)}`;
  }
}

/** @param {Point} from @param {Point} to */
function distance(from, to) {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** @param {Point} from @param {Point} to @param {number} length @returns {Point} */
function towards(from, to, length) {
  const part = length / distance(from, to);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** @param {Point} point */
function pair({ x, y }) {
  return `${short(x)} ${short(y)}`;
}

/** @param {number} length */
function short(length) {
  return Number(length.toFixed(DIGITS));
}
