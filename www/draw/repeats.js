// The strips beside joined edges, where the squares beyond the edge are seen again, and lines and pieces that cross an edge.

import { courses } from "./move-path.js";

/** @import { Layout, Plane } from "./board-layout.js" */
/** @import { Stage } from "./move-path.js" */
/** @import { DrawnPiece } from "./scene-state.js" */
/** @import { Shape } from "./shapes.js" */

/** The strips are paler than the board. */
const PALE = 0.5;

/**
 * @param {Plane[]} planes
 * @param {(plane: Plane) => Shape[]} shapesOf  of the squares of a plane
 * @returns {Shape[]}
 */
export function repeated(planes, shapesOf) {
  return planes.flatMap((plane) =>
    plane.repeats.map(({ squares, shift, clip }) => ({
      kind: /** @type {const} */ ("group"),
      transform: [1, 0, 0, 1, shift.x, shift.y],
      clip,
      alpha: PALE,
      shapes: shapesOf({ ...plane, squares }),
    })),
  );
}

/**
 * Shapes along a way: where it leaves the board over a joined edge, and where it comes back.
 * @param {Shape[]} shapes
 * @param {Stage[]} way
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function onCourses(shapes, way, layout) {
  const all = courses(way, layout);
  if (all.length === 1) return shapes;
  const { area } = layout.planes[0];
  return all.map(({ x, y }) => ({
    kind: "group",
    transform: [1, 0, 0, 1, x, y],
    clip: area,
    alpha: 1,
    shapes,
  }));
}

/**
 * @param {DrawnPiece} piece
 * @param {Stage[]} way
 * @param {Layout} layout
 * @returns {DrawnPiece[]}
 */
export function pieceOnCourses(piece, way, layout) {
  const all = courses(way, layout);
  if (all.length === 1) return [piece];
  const { area } = layout.planes[0];
  return all.map(({ x, y }) => ({ ...piece, x: piece.x + x, y: piece.y + y, clip: area }));
}
