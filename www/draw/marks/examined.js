// An opponent's piece that is selected or pointed at.

import { framed } from "../mark-shapes.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const examined = {
  name: "examined",
  standing: ({ attacks }) => (attacks === null ? [] : [attacks.from]),
  layer: "floor",
  shapes: (box, palette) => framed(box, palette.opposing, { alpha: 0.3 }),
};
