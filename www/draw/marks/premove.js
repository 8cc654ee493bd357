// Where premoves begin and end. Their arrows are in `arrow-shapes.js`.

import { framed } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const premove = {
  name: "premove",
  standing: ({ premoves }) => premoves.flatMap(({ from, to, lands }) => [from ?? to, to, lands]),
  layer: "floor",
  shapes: (box, palette) => framed(box, palette.premove, { alpha: 0.45, edge: palette.halo }),
  legend: {},
};
