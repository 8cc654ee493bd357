// The marks of a plane in its own coordinates, and what is only pointed at, hinted at or refused.

import { hinted, wayTo } from "../state/view-actions.js";
import { indexOf } from "../state/view-index.js";
import { hasTarget } from "./cell-marks.js";
import { onPlane } from "./ground.js";
import { echo, framed, litGround } from "./mark-shapes.js";
import { MARKS } from "./marks/marks.js";

/** @import { Cell } from "../engine/protocol.js" */
/** @import { Layout, Plane } from "./layout.js" */
/** @import { CellMarks, Mark, MarkLayer } from "./marks/mark.js" */
/** @import { SceneState } from "./scene.js" */
/** @import { Shape } from "./shapes.js" */

/** @type {Record<MarkLayer, Mark[]>} */
const LAYERS = {
  ground: MARKS.filter(({ layer }) => layer === "ground"),
  trail: MARKS.filter(({ layer }) => layer === "trail"),
  floor: MARKS.filter(({ layer }) => layer === "floor"),
  over: MARKS.filter(({ layer }) => layer === "over"),
};

/**
 * Marks that lie under the pieces.
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Layout} layout
 * @param {Plane} plane
 * @returns {Shape[]}
 */
export function floorMarks(state, marks, layout, plane) {
  const { palette, refused } = state;
  const { floors, stacked } = layout;
  const cells = plane.rows.flat();
  const marked = cells.filter((cell) => marks[cell].size > 0 || cell === refused?.cell);
  return onPlane(plane, [
    ...marked.flatMap((cell) => markShapes("ground", state, marks, cell, layout)),
    ...marked.flatMap((cell) => [
      ...markShapes("trail", state, marks, cell, layout),
      ...(stacked && hasTarget(marks[cell]) ? litGround(floors[cell], palette) : []),
      ...markShapes("floor", state, marks, cell, layout),
      ...(cell === refused?.cell ? framed(floors[cell], palette.forbidden, { alpha: 0.4 }) : []),
    ]),
    ...hintCells(state, cells, layout),
    ...pointedCells(state, cells, layout),
  ]);
}

/**
 * Marks that are seen over the pieces.
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Layout} layout
 * @param {Plane} plane
 * @returns {Shape[]}
 */
export function targetMarks(state, marks, layout, plane) {
  const marked = plane.rows.flat().filter((cell) => marks[cell].size > 0);
  return onPlane(
    plane,
    marked.flatMap((cell) => markShapes("over", state, marks, cell, layout)),
  );
}

/**
 * @param {MarkLayer} layer
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Cell} cell
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function markShapes(layer, state, marks, cell, layout) {
  const here = marks[cell];
  const place = { state, layout, cell, occupied: indexOf(state.view).men.has(cell) };
  return LAYERS[layer].flatMap(({ name, shapes }) =>
    here.has(name) ? shapes(layout.floors[cell], state.palette, place) : [],
  );
}

/**
 * @param {SceneState} state
 * @param {Cell[]} cells
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function hintCells({ view, hint, palette }, cells, { floors }) {
  const action = hinted(view, hint);
  if (!action) return [];
  return [action.from, action.to, action.lands ?? null]
    .filter((cell) => cell !== null && cells.includes(cell))
    .flatMap((cell) => framed(floors[/** @type {Cell} */ (cell)], palette.hint, { alpha: 0.3 }));
}

/**
 * The ends of the way that is pointed at, and the same place on the other boards. A way to another board is enough on two.
 * @param {SceneState} state
 * @param {Cell[]} cells
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function pointedCells({ view, palette, chosen, reach, pointed }, cells, layout) {
  if (pointed === null) return [];
  const { floors, columns, counterparts } = layout;
  const way = chosen === null ? null : wayTo(view, chosen, reach, pointed);
  const ends = way && !way.forbidden ? [way.to, way.lands] : [];
  const column = ends.length > 0 && counterparts[pointed] !== null ? [] : columns[pointed];
  return cells.flatMap((cell) => [
    ...(column.includes(cell) ? echo(floors[cell], palette) : []),
    ...(ends.includes(cell)
      ? framed(floors[cell], palette.chosen, { alpha: 0.7, stroke: palette.target })
      : []),
  ]);
}
