// Cells that have been searched for a hidden crown: dimmed where everybody may know, crossed where a player has noted it.

import { haloed, line } from "./shapes.js";

/** @import { Box } from "./layout.js" */
/** @import { CellMarks } from "./marks.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

const DIMNESS = 0.42;

/**
 * @param {CellMarks} marks
 * @param {Palette} palette
 * @param {Box} box
 * @returns {Shape[]}
 */
export function searchedShapes({ searched, missed }, palette, box) {
  return [...(searched ? dimmed(box, palette) : []), ...(missed ? missMark(box, palette) : [])];
}

/**
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
function dimmed({ x, y, size }, palette) {
  return [{ kind: "box", x, y, width: size, height: size, fill: palette.frame, alpha: DIMNESS }];
}

/**
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function missMark({ x, y, size }, palette) {
  const [near, far] = [0.07, 0.25];
  const ink = { stroke: palette.hint, line: Math.max(1.5, size * 0.05) };
  /** @type {(fromX: number, fromY: number, toX: number, toY: number) => import("./shapes.js").LineShape} */
  const stroke = (fromX, fromY, toX, toY) =>
    line(
      [
        { x: x + size * fromX, y: y + size * fromY },
        { x: x + size * toX, y: y + size * toY },
      ],
      ink,
    );
  const strokes = [stroke(near, near, far, far), stroke(near, far, far, near)];
  return strokes.flatMap((each) => haloed(each, palette.halo, Math.max(0.75, size * 0.02)));
}
