// Marks that lie on the ground of a plane, in its own coordinates: what is chosen, where the last action was, where the
// chosen man can go.

import { hinted, wayTo } from "../state/view-actions.js";
import { onPlane } from "./ground.js";
import { alarm, echo, framed, litGround, stopBar, targetShapes } from "./mark-shapes.js";
import { searchedShapes } from "./searched-shapes.js";

/** @import { Cell, PlayedAction } from "../engine/protocol.js" */
/** @import { Layout, Plane } from "./layout.js" */
/** @import { CellMarks } from "./marks.js" */
/** @import { SceneState } from "./scene.js" */
/** @import { Shape } from "./shapes.js" */

/** Radius of the dots of a tower, as a part of a cell: they are seen slantwise, and past men who stand upright. */
const TOWER_DOT = 0.22;

/**
 * Marks that lie under the men.
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Layout} layout
 * @param {Plane} plane
 * @returns {Shape[]}
 */
export function floorMarks(state, marks, layout, plane) {
  const cells = plane.rows.flat();
  return onPlane(plane, [
    ...cells.flatMap((cell) => searchedShapes(marks[cell], state.palette, layout.floors[cell])),
    ...cells.flatMap((cell) => cellMarks(state, marks[cell], cell, layout)),
    ...hintCells(state, cells, layout),
    ...pointedCells(state, cells, layout),
  ]);
}

/**
 * Where the chosen man can go and what stops him; seen over the men.
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Layout} layout
 * @param {Plane} plane
 * @returns {Shape[]}
 */
export function targetMarks({ view, palette, chosen }, marks, layout, plane) {
  const { floors, stacked } = layout;
  const dot = stacked ? TOWER_DOT : undefined;
  const occupied = new Set(view.men.map(({ cell }) => cell));
  const shapes = plane.rows
    .flat()
    .flatMap((cell) => [
      ...targetShapes(floors[cell], marks[cell], occupied.has(cell), palette, dot),
      ...(marks[cell].blocker && chosen !== null
        ? stopBar(floors[cell], floors[besides(chosen, cell, layout)], palette)
        : []),
    ]);
  return onPlane(plane, shapes);
}

/**
 * The cell over or under one that lies on another's level.
 * @param {Cell} cell
 * @param {Cell} other
 * @param {Layout} layout
 * @returns {Cell}
 */
function besides(cell, other, { levels, columns }) {
  if (levels[cell] === levels[other]) return cell;
  return columns[cell].find((each) => levels[each] === levels[other]) ?? cell;
}

/**
 * @param {SceneState} state
 * @param {CellMarks} marks
 * @param {Cell} cell
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function cellMarks({ view, palette, refused }, marks, cell, { floors, stacked }) {
  const { last, check, chosen, targets } = marks;
  const box = floors[cell];
  const played = view.played[view.ply - 1];
  return [
    ...(last ? framed(box, palette.last, { alpha: 0.45, dash: isLeft(cell, played) }) : []),
    ...(stacked && targets.length > 0 ? litGround(box, palette) : []),
    ...(check ? alarm(box, palette) : []),
    ...(chosen ? framed(box, palette.chosen, { alpha: 0.85, stroke: palette.target }) : []),
    ...(cell === refused?.cell ? framed(box, palette.forbidden, { alpha: 0.4 }) : []),
  ];
}

/**
 * Where no man is left by the last action, though it went there.
 * @param {Cell} cell
 * @param {PlayedAction} last
 */
function isLeft(cell, { action, from, to, lands = null }) {
  if (action === "claim") return cell === to;
  return cell === from || (lands !== null && cell === to);
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
