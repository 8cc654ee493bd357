// Levels as a tower in parallel projection, turned by any angle. A plane's own coordinates are those of the board seen from
// above, from the nearest side; its transform turns and tilts it. Pieces stand upright in the middle of their squares.
// In a wide room the levels are staggered, so that they are larger.
//
//        ______      level 3                         ______   level 4
//       /_____/                   level 3   ______  /_____/
//        ______      level 2               /_____/   ______   level 2
//       /_____/                   level 1   ______  /_____/
//        ______      level 1               /_____/
//       /_____/

import { centre } from "./box.js";
import { corners } from "./corners.js";
import { edgeNames, label } from "./labels.js";
import { projected, unprojected } from "./matrix.js";
import { boxesOf, squareIn, squaresOf } from "./plane-squares.js";
import { rotatedExtent } from "./rotated-rows.js";

/** @import { BoardInfo, Square } from "../engine/protocol.js" */
/** @import { Box } from "./box.js" */
/** @import { Label } from "./labels.js" */
/** @import { Aim, Placed, Plane, ViewSettings } from "./board-layout.js" */
/** @import { Matrix } from "./matrix.js" */
/** @import { Point } from "./move-path.js" */

/** @typedef {Plane & { transform: Matrix }} Level */

/** Depth of a level as a part of its width: steeper if levels are close, so that they cover less of each other. */
const TILT = { close: 0.58, apart: 0.5 };

/** Distance of levels, as a part of the distance at which they don't overlap. */
const STEP = { close: 0.68, apart: 1.16 };

/** In squares. */
const MARGIN = 0.42;
const THICKNESS = 0.12;
const PIECE = 0.86;

/** The width of "Level 4", in units of its font size. */
const TITLE_LENGTH = 4.4;

/** Space for pieces above each level, and below the lowest; in squares. */
const HEADROOM = 0.45;
const BETWEEN = 0.4;
const BASE = 0.3;

/** Position of a piece's feet, as parts of its box below its middle, and of a square in front of its middle. */
const FEET = 0.408;
const BEFORE = 0.17;

/** Only the lower part of a piece can be hit, since its head covers the square behind it. */
const BODY = { width: 0.56, height: 0.5 };

/** Between the columns of staggered levels, in squares. */
const APART = 0.3;

/** Rotating the tower must not change its size: it has space for all of these views. */
const VIEWS = [0, 1].flatMap((turned) =>
  Array.from({ length: 10 }, (_, at) => ({ turned, angle: (at * Math.PI) / 36 })),
);

/** Levels are as far apart as this view needs: from a corner, frames may cover each other, but no square. */
const DISTANCE_VIEW = (38 * Math.PI) / 180;

/** For which it is decided whether to stagger. */
const USUAL_SPREAD = 0.7;

/** @param {BoardInfo} board @param {"wide" | "tall"} room */
export function towerAspect(board, room) {
  return usualAspect(board, room === "wide");
}

/** @param {BoardInfo} board @param {{ width: number, height: number }} size */
export function bestTowerAspect(board, size) {
  return usualAspect(board, isStaggered(board, size));
}

/** @param {BoardInfo} board @param {boolean} staggers */
function usualAspect(board, staggers) {
  const { across, high } = towerExtent(board, USUAL_SPREAD, staggers);
  return across / high;
}

/**
 * @typedef {object} TowerPlacement
 * @property {number} square   side of a square before it is tilted
 * @property {number} tilt
 * @property {number} step   from one level to the next
 * @property {number} shift  of every second level to the right
 * @property {number} turned quarter turns to the nearest side
 * @property {number} angle  left over, in radians, at most an eighth of a turn
 * @property {Point} lowest  middle of the lowest level
 */

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {ViewSettings} viewSettings
 * @returns {Placed}
 */
export function towerPlanes(board, size, viewSettings) {
  const placement = placedTower(board, size, viewSettings);
  const planes = Array.from({ length: board.layers }, (_, layer) => plane(board, layer, placement));
  const floors = boxesOf(planes);
  const anchors = floors.map(({ x, y, size }, square) => {
    const { transform } = planes[board.squares[square].layer];
    return projected(transform, centre({ x, y, size }));
  });
  const boxes = anchors.map((anchor) => upright(anchor, placement));
  return {
    planes,
    floors,
    anchors,
    boxes,
    labels:
      viewSettings.coordinates === "off"
        ? []
        : planes.flatMap((each) => labels(board, each, floors, placement)),
    squareAt: (x, y, aim) => squareAimedAt(planes, boxes, { x, y }, board, aim),
  };
}

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {ViewSettings} viewSettings
 * @returns {TowerPlacement}
 */
function placedTower(board, size, { turned, yaw, spread }) {
  const degrees = turned * 90 + yaw;
  const quarters = Math.round(degrees / 90);
  const nearest = ((quarters % 4) + 4) % 4;
  const angle = ((degrees - quarters * 90) * Math.PI) / 180;
  const extent = towerExtent(board, spread, isStaggered(board, size));
  const { tilt, deep, high, step, shift } = extent;
  const square = sideIn(size, extent);
  const spare = (size.height - high * square) / 2;
  return {
    square,
    tilt,
    step: step * square,
    shift: shift * square,
    turned: nearest,
    angle,
    lowest: {
      x: (size.width - shift * square) / 2,
      y: size.height - spare - (BASE + deep / 2) * square,
    },
  };
}

/** @param {BoardInfo} board @param {{ width: number, height: number }} size */
function isStaggered(board, size) {
  const [single, staggered] = [false, true].map((staggers) =>
    sideIn(size, towerExtent(board, USUAL_SPREAD, staggers)),
  );
  return staggered > single;
}

/**
 * The side of a square of a tower in a room.
 * @param {{ width: number, height: number }} size
 * @param {{ across: number, high: number }} extent
 */
function sideIn({ width, height }, { across, high }) {
  return Math.min(width / across, height / high);
}

/**
 * The size of the tower and its levels from any side, in squares.
 * @param {BoardInfo} board
 * @param {number} spread
 * @param {boolean} staggers
 */
function towerExtent(board, spread, staggers) {
  const mixed = (/** @type {{ close: number, apart: number }} */ { close, apart }) =>
    close + (apart - close) * spread;
  const tilt = mixed(TILT);
  const levels = VIEWS.map(({ turned, angle }) => levelExtent(board, turned, angle, tilt));
  const most = (/** @type {"across" | "deep" | "beside"} */ name) =>
    Math.max(...levels.map((level) => level[name]));
  const { chord } = levelExtent(board, 0, DISTANCE_VIEW, tilt);
  const apart = chord * mixed(STEP) + BETWEEN;
  const step = staggers ? apart / 2 : apart;
  const shift = staggers ? most("beside") + APART : 0;
  const deep = most("deep");
  return {
    tilt,
    step,
    shift,
    deep,
    across: most("across") + shift,
    high: deep + (board.layers - 1) * step + HEADROOM + BASE,
  };
}

/**
 * The size of a level on the screen, in squares; the longest vertical line in it; and how far apart two levels are, if
 * one is half that line higher and beside the other.
 * @param {BoardInfo} board
 * @param {number} turned
 * @param {number} angle
 * @param {number} tilt
 */
function levelExtent(board, turned, angle, tilt) {
  const extent = rotatedExtent(board, turned);
  const [width, height] = [extent.across + 2 * MARGIN, extent.down + 2 * MARGIN];
  const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const across = width * cos + height * sin;
  const deep = (width * sin + height * cos) * tilt;
  const chord = (width * height * tilt) / Math.max(width * cos, height * sin);
  // From the upper corner of all places where the other level would touch this one, down its two edges.
  const [corner, drop] = [width * cos - height * sin, deep - chord / 2];
  const right = corner + (drop * sin) / (cos * tilt);
  const left = sin === 0 ? across : (drop * cos) / (sin * tilt) - corner;
  return { across, deep, chord, beside: Math.min(across, Math.max(right, left)) };
}

/**
 * @param {BoardInfo} board
 * @param {number} layer
 * @param {TowerPlacement} placement
 * @returns {Level}
 */
function plane(board, layer, { square, tilt, step, shift, turned, angle, lowest }) {
  const { across, down } = rotatedExtent(board, turned);
  const [width, height] = [across * square, down * square];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [lowest.x + (layer % 2) * shift, lowest.y - layer * step];
  /** @type {Matrix} */
  const transform = [cos, sin * tilt, -sin, cos * tilt, x, y];
  const columns = shift > 0 ? 2 : 1;
  const column = columns === 1 ? "only" : layer % 2 ? "right" : "left";
  const bare = { x: -width / 2, y: -height / 2, width, height, margin: square * MARGIN, transform };
  return {
    ...bare,
    layer,
    square,
    small: false,
    thickness: square * THICKNESS,
    ...squaresOf(board, layer, turned, { ...bare, square }),
    title: title(bare, square, layer + columns < board.layers ? step * columns : Infinity, column),
  };
}

/**
 * Left of the level, or if there is no space, above its edge; it may cover its frame, but not the next level. Staggered
 * levels have it above their outer edges.
 * @param {Pick<Plane, "x" | "y" | "width" | "height" | "margin" | "transform">} plane
 * @param {number} square
 * @param {number} step  to the next level above
 * @param {"only" | "left" | "right"} column
 */
function title(plane, square, step, column) {
  const outline = corners(plane, plane.margin);
  const size = Math.min(15, Math.max(10, square * 0.36));
  const length = size * TITLE_LENGTH;
  const [leftmost, rightmost] = [...outline]
    .sort((a, b) => a.x - b.x)
    .filter((_, at) => at % 3 === 0);
  if (column === "only" && leftmost.x > length)
    return { x: leftmost.x - length, y: leftmost.y, size };
  const outer = column === "right" ? rightmost : leftmost;
  const inner = column === "right" ? outer.x - length : outer.x + length;
  const edges = edgesAt(outline, inner);
  const next = Math.max(...edges, outer.y) + square * THICKNESS - step;
  const y = Math.max(Math.min(...edges) - size, next + size * 0.6);
  return { x: Math.min(outer.x, inner), y, size };
}

/** @param {Point[]} outline @param {number} x @returns {number[]} */
function edgesAt(outline, x) {
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length];
    const part = (x - from.x) / (to.x - from.x);
    return part >= 0 && part <= 1 ? [from.y + (to.y - from.y) * part] : [];
  });
}

/** @param {Point} anchor @param {TowerPlacement} placement @returns {Box} */
function upright({ x, y }, { square, tilt }) {
  const size = square * PIECE;
  const feet = y + BEFORE * tilt * square;
  return { x: x - size / 2, y: feet - (0.5 + FEET) * size, size };
}

/**
 * @param {BoardInfo} board
 * @param {Level} plane
 * @param {Box[]} floors
 * @param {TowerPlacement} placement
 * @returns {Label[]}
 */
function labels(board, plane, floors, { turned, square }) {
  const { below, beside } = edgeNames(board, plane, turned);
  const size = Math.min(13, Math.max(7, square * 0.26));
  const off = plane.margin / 2;
  /** @type {(text: string, x: number, y: number) => Label} */
  const at = (text, x, y) => {
    const place = projected(plane.transform, { x, y });
    return label(text, place.x, place.y, size, plane.layer);
  };
  return [
    ...below.map(({ text, square }) =>
      at(text, centre(floors[square]).x, floors[square].y + floors[square].size + off),
    ),
    ...beside.map(({ text, square }) => at(text, floors[square].x - off, centre(floors[square]).y)),
  ];
}

/**
 * The square that a point means: on the level in focus, else on the highest level there. A level's pieces come before
 * its squares.
 * @param {Level[]} planes
 * @param {Box[]} boxes
 * @param {Point} point
 * @param {BoardInfo} board
 * @param {Aim} [aim]
 * @returns {Square | null}
 */
function squareAimedAt(
  planes,
  boxes,
  point,
  board,
  { layer = null, pieces = [] } = { layer: null, pieces: [] },
) {
  const hit = [...pieces].filter((square) => hitsBody(boxes[square], point));
  const first = (/** @type {Plane} */ plane) =>
    plane.layer === layer ? board.layers : plane.layer;
  for (const plane of [...planes].sort((a, b) => first(b) - first(a))) {
    const bodies = hit.filter((square) => board.squares[square].layer === plane.layer);
    const { x, y } = unprojected(plane.transform, point);
    const square = frontmost(bodies, boxes) ?? squareIn([plane], x, y);
    if (square !== null) return square;
  }
  return null;
}

/** @param {Box} box @param {Point} point */
function hitsBody({ x, y, size }, point) {
  const feet = y + (0.5 + FEET) * size;
  return (
    Math.abs(point.x - x - size / 2) < (size * BODY.width) / 2 &&
    point.y < feet &&
    point.y > feet - size * BODY.height
  );
}

/** @param {Square[]} squares @param {Box[]} boxes @returns {Square | null} */
function frontmost(squares, boxes) {
  return squares.reduce(
    (/** @type {Square | null} */ best, square) =>
      best === null || boxes[square].y > boxes[best].y ? square : best,
    null,
  );
}
