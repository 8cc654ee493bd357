// Where each square is. Only this file and those it calls (flat-layout, tower-layout, labels) know a board's shape; all
// others use boxes, planes and `squareAt`.

import { columns, counterparts } from "../state/board-geometry.js";
import { centre } from "./box.js";
import { bestAspect, flatAspect, flatPlanes } from "./flat-layout.js";
import { bestTowerAspect, towerAspect, towerPlanes } from "./tower-layout.js";

/** @import { Plane, PlaneGroup, Layout, ViewSettings, Room } from "./board-layout.js" */
/** @import { BoardInfo } from "../engine/protocol.js" */

export { centre };

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
    turned: viewSettings.turned,
    stacked,
    margin: planes[0].margin,
    planeGroups: stacked ? planes.map((plane) => planeGroup([plane])) : [planeGroup(planes)],
    levels: board.squares.map(({ layer }) => (board.shape === "levels" ? layer : 0)),
    counterparts: counterparts(board),
    columns: columns(board),
    pixel: 1 / ratio,
  };
}

/** @param {BoardInfo} board @param {ViewSettings} viewSettings */
function isStacked({ shape }, { arrangement, only }) {
  return shape === "levels" && arrangement === "stacked" && only === null;
}

/** @param {Plane[]} planes @returns {PlaneGroup} */
function planeGroup(planes) {
  const squares = planes.flatMap(({ squares }) => squares).sort((a, b) => a - b);
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
