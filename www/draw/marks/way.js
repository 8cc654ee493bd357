// The path to the square pointed at. `scene` draws it from the selected piece; no square has this mark, but the legend
// explains it.

import { arrowhead, haloed, line } from "../shapes.js";

/** @import { Box } from "../box.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const way = { name: "way", shapes: arrow, legend: {} };

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
function arrow({ x, y, size }, palette) {
  const points = [
    { x: x + size * 0.12, y: y + size * 0.75 },
    { x: x + size * 0.68, y: y + size * 0.35 },
  ];
  const shaft = line(points, { stroke: palette.target, line: Math.max(2, size * 0.09) });
  return [
    ...haloed(shaft, palette.halo, 1),
    ...haloed(arrowhead(points, size * 0.32, { fill: palette.target }), palette.halo, 1),
  ];
}
