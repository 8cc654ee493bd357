// A square that the viewer has marked as searched for a hidden crown.

import { haloed, line } from "../shapes.js";

/** @import { Box } from "../box.js" */
/** @import { Palette } from "../palette.js" */
/** @import { LineShape, Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const missed = {
  name: "missed",
  standing: ({ notes }) => notes.missed,
  layer: "ground",
  shapes: missMark,
  legend: { occurs: ({ secretive }) => secretive },
};

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
function missMark({ x, y, size }, palette) {
  const [near, far] = [0.07, 0.25];
  const ink = { stroke: palette.hint, line: Math.max(1.5, size * 0.05) };
  /** @type {(fromX: number, fromY: number, toX: number, toY: number) => LineShape} */
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
