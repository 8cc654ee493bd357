// Where a premove begins and ends. Its arrow is in `arrow-shapes.js`.

import { framed } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const premove = {
  name: "premove",
  standing: ({ premove }) => (premove === null ? [] : [premove.from, premove.to]),
  layer: "floor",
  shapes: (box, palette) => framed(box, palette.premove, { alpha: 0.45, edge: palette.halo }),
  legend: {},
};
