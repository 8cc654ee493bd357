// Where each square is. Only this file and those it calls (flat-layout, tower-layout, labels) know a board's shape; all
// others use boxes, planes and `squareAt`.

import { columns, counterparts } from "../state/board-geometry.js";
import { centre } from "./box.js";
import { bestAspect, flatAspect, flatPlanes } from "./flat-layout.js";
import { bestTowerAspect, towerAspect, towerPlanes } from "./tower-layout.js";

/** @import { BoardInfo, Square } from "../engine/protocol.js" */
/** @import { Coordinates } from "../state/settings.js" */
/** @import { Matrix } from "./matrix.js" */
/** @import { Point } from "./move-path.js" */
/** @import { Box } from "./box.js" */
/** @import { Label } from "./labels.js" */

export { centre };

/**
 * @typedef {object} Plane
 * @property {number} layer
 * @property {number} x       of the squares; in the plane's own coordinates, as all of these but the title
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} margin  width of the frame around the squares; 0 for none
 * @property {number} square    side of a square
 * @property {boolean} small  too small to play on: a click enlarges it
 * @property {Matrix | null} transform  from the plane's own coordinates to the element's; null if they are the same
 * @property {number} thickness  of its visible sides
 * @property {Square[][]} rows  squares from the top left, as seen
 * @property {{ x: number, y: number, size: number } | null} title  left end, middle and height of the type of its
 *   name; null if it needs none
 */

/**
 * Planes that are painted together, before those above them.
 * @typedef {object} PlaneGroup
 * @property {Plane[]} planes
 * @property {Square[]} squares
 */

/**
 * Lengths are CSS pixels from the element's top left corner.
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} margin    width of the frame around the squares; 0 on a small board
 * @property {boolean} stacked  the levels form a tower with upright pieces
 * @property {Plane[]} planes   one for each board that is shown
 * @property {PlaneGroup[]} planeGroups  from the lowest
 * @property {Box[]} boxes      by square: the box of its piece; none on a board that isn't shown
 * @property {Box[]} floors     by square: its area, in its plane's own coordinates
 * @property {Point[]} anchors  by square: its centre
 * @property {number[]} levels  by square: its level in a tower, otherwise 0
 * @property {(Square | null)[]} counterparts  by square: the same place on the other of two boards
 * @property {Square[][]} columns by square: the same place on every other board
 * @property {Label[]} labels   coordinates
 * @property {number} pixel     a device pixel in CSS pixels, for hairlines
 * @property {(x: number, y: number, aim?: Aim) => Square | null} squareAt
 */

/**
 * Decides which of several squares behind one another is meant.
 * @typedef {object} Aim
 * @property {number | null} layer  the level in focus
 * @property {Iterable<Square>} pieces   squares with pieces
 */

/**
 * @typedef {object} ViewSettings
 * @property {number} turned  quarter turns clockwise, 0 to 3: the first seat's corner, the next one's, … is at the lower
 *   left
 * @property {"flat" | "stacked"} arrangement  of levels: beside each other, or as a tower
 * @property {number} yaw     further rotation of the tower in degrees, clockwise
 * @property {number} spread  how far its levels are apart, 0 to 1
 * @property {Coordinates} coordinates  inside if there is no margin; a tower never has them inside
 * @property {number | null} only   the only layer that is shown; null shows all
 * @property {number | null} large  the enlarged level if there is no room for all; null shows all alike
 */

/** @type {ViewSettings} */
export const UPRIGHT = {
  turned: 0,
  arrangement: "flat",
  yaw: 0,
  spread: 0.5,
  coordinates: "outside",
  only: null,
  large: null,
};

/**
 * How several boards are arranged: side by side, stacked, or one alone. In a low room small levels are beside a large
 * one.
 * @typedef {"wide" | "tall" | "low" | "one"} Room
 */

/**
 * @typedef {object} Placed
 * @property {Plane[]} planes
 * @property {Label[]} labels
 * @property {Box[]} boxes
 * @property {Box[]} floors
 * @property {Point[]} anchors
 * @property {Layout["squareAt"]} squareAt
 */

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {boolean} flipped  seen from the other side
 * @param {number} [ratio]   device pixels per CSS pixel; squares begin and end on device pixels
 * @param {"coordinates" | "bare"} [decoration]  a bare board has neither frame, coordinates nor title
 *   to the last pixel
 * @param {number | null} [only]  shows this board alone
 * @returns {Layout}
 */
export function layout(board, size, flipped, ratio = 1, decoration = "coordinates", only = null) {
  const viewSettings = { ...UPRIGHT, turned: flipped ? 2 : 0, only };
  return layoutOf(board, size, viewSettings, ratio, decoration);
}

/**
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {ViewSettings} viewSettings
 * @param {number} [ratio]
 * @param {"coordinates" | "bare"} [decoration]
 * @returns {Layout}
 */
export function layoutOf(board, size, viewSettings, ratio = 1, decoration = "coordinates") {
  const stacked = isStacked(board, viewSettings);
  const { planes, ...placed } = stacked
    ? towerPlanes(board, size, viewSettings)
    : flatPlanes(board, size, viewSettings, ratio, decoration === "bare");
  return {
    ...size,
    ...placed,
    planes,
    stacked,
    margin: planes[0].margin,
    planeGroups: stacked ? planes.map((plane) => planeGroup([plane])) : [planeGroup(planes)],
    levels: board.squares.map(({ layer }) => (board.shape === "levels" ? layer : 0)),
    counterparts: counterparts(board),
    columns: columns(board),
    pixel: 1 / ratio,
  };
}

/**
 * @param {BoardInfo} board
 * @param {ViewSettings} viewSettings
 */
function isStacked({ shape }, { arrangement, only }) {
  return shape === "levels" && arrangement === "stacked" && only === null;
}

/**
 * @param {Plane[]} planes
 * @returns {PlaneGroup}
 */
function planeGroup(planes) {
  const squares = planes.flatMap(({ rows }) => rows.flat()).sort((a, b) => a - b);
  return { planes, squares };
}

/**
 * Aspect ratio of a board, which reserves its place before it is drawn.
 * @param {BoardInfo} board
 * @param {Room} [room]
 * @param {ViewSettings["arrangement"]} [arrangement]
 */
export function aspectRatio(board, room = "wide", arrangement = "flat") {
  return board.shape === "levels" && arrangement === "stacked" && room !== "one"
    ? towerAspect(board, room === "tall" ? "tall" : "wide")
    : flatAspect(board, room);
}

/**
 * Aspect ratio of a board that is as large as possible in a room.
 * @param {BoardInfo} board
 * @param {{ width: number, height: number }} size
 * @param {ViewSettings["arrangement"]} arrangement
 */
export function aspectRatioIn(board, size, arrangement) {
  return board.shape === "levels" && arrangement === "stacked"
    ? bestTowerAspect(board, size)
    : bestAspect(board, size);
}
