import { framed } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const chosen = {
  name: "chosen",
  selected: ({ chosen }) => [chosen],
  layer: "floor",
  shapes: (box, palette) => framed(box, palette.chosen, { alpha: 0.85, stroke: palette.target }),
  legend: {},
};
