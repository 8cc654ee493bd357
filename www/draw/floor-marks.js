// The marks of a plane in its own coordinates, and the squares pointed at, hinted at or refused.

import { hinted, orderedActions, pathTo } from "../state/view-actions.js";
import { indexOf } from "../state/view-index.js";
import { hasTarget } from "./square-marks.js";
import { onPlane } from "./board-background.js";
import { counterpartMark, framed, targetHighlight } from "./mark-shapes.js";
import { movingWallShapes } from "./marks/wall.js";
import { MARKS } from "./marks/marks.js";

/** @import { Square } from "../engine/protocol.js" */
/** @import { Layout, Plane } from "./board-layout.js" */
/** @import { SquareMarks, Mark, MarkLayer } from "./marks/mark.js" */
/** @import { SceneState } from "./scene-state.js" */
/** @import { Shape } from "./shapes.js" */

/** @type {Record<MarkLayer, Mark[]>} */
const LAYERS = {
  ground: MARKS.filter(({ layer }) => layer === "ground"),
  trail: MARKS.filter(({ layer }) => layer === "trail"),
  floor: MARKS.filter(({ layer }) => layer === "floor"),
  over: MARKS.filter(({ layer }) => layer === "over"),
};

/**
 * @param {SceneState} state
 * @param {SquareMarks[]} marks
 * @param {Layout} layout
 * @param {Plane} plane
 * @returns {Shape[]}
 */
export function floorMarks(state, marks, layout, plane) {
  const { palette, refused } = state;
  const { floors, stacked } = layout;
  const { squares } = plane;
  const marked = squares.filter((square) => marks[square].size > 0 || square === refused?.square);
  return onPlane(plane, [
    ...marked.flatMap((square) => markShapes("ground", state, marks, square, layout)),
    ...marked.flatMap((square) => [
      ...markShapes("trail", state, marks, square, layout),
      ...(stacked && hasTarget(marks[square]) ? targetHighlight(floors[square], palette) : []),
      ...markShapes("floor", state, marks, square, layout),
      ...(square === refused?.square
        ? framed(floors[square], palette.forbidden, { alpha: 0.4 })
        : []),
    ]),
    ...hintSquares(state, squares, layout),
    ...pointedSquares(state, squares, layout),
  ]);
}

/**
 * @param {SceneState} state
 * @param {SquareMarks[]} marks
 * @param {Layout} layout
 * @param {Plane} plane
 * @returns {Shape[]}
 */
export function targetMarks(state, marks, layout, plane) {
  const { squares } = plane;
  const marked = squares.filter((square) => marks[square].size > 0);
  return onPlane(plane, [
    ...marked.flatMap((square) => markShapes("over", state, marks, square, layout)),
    ...movingWallShapes(state, squares, layout),
  ]);
}

/**
 * @param {MarkLayer} layer
 * @param {SceneState} state
 * @param {SquareMarks[]} marks
 * @param {Square} square
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function markShapes(layer, state, marks, square, layout) {
  const here = marks[square];
  const place = { state, layout, square, occupied: indexOf(state.view).pieces.has(square) };
  return LAYERS[layer].flatMap(({ name, shapes }) =>
    here.has(name) ? shapes(layout.floors[square], state.palette, place) : [],
  );
}

/** @param {SceneState} state @param {Square[]} squares @param {Layout} layout @returns {Shape[]} */
function hintSquares({ view, hint, palette }, squares, { floors }) {
  const action = hinted(view, hint);
  if (!action) return [];
  return [action.from, action.to, action.lands ?? null].flatMap((square) =>
    square !== null && squares.includes(square)
      ? framed(floors[square], palette.hint, { alpha: 0.3 })
      : [],
  );
}

/**
 * The ends of the path that is pointed at, and their counterparts on other levels. A path to another board is marked on
 * two boards only.
 * @param {SceneState} state
 * @param {Square[]} squares
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function pointedSquares(state, squares, layout) {
  const { palette, pointed } = state;
  if (pointed === null) return [];
  const { floors, columns, counterparts } = layout;
  const ends = pointedEnds(state, pointed);
  const column = ends.length > 0 && counterparts[pointed] !== null ? [] : columns[pointed];
  return squares.flatMap((square) => [
    ...(column.includes(square) ? counterpartMark(floors[square], palette) : []),
    ...(ends.includes(square)
      ? framed(floors[square], palette.chosen, { alpha: 0.7, stroke: palette.target })
      : []),
  ]);
}

/**
 * @param {SceneState} state
 * @param {Square} pointed
 * @returns {(Square | null)[]}
 */
function pointedEnds({ view, chosen, reach, order }, pointed) {
  if (order) return orderedActions(view, order).some(({ to }) => to === pointed) ? [pointed] : [];
  const way = chosen === null ? null : pathTo(view, chosen, reach, pointed);
  return way && !way.forbidden ? [way.to, way.lands] : [];
}
