// A square that an opponent's piece can move to but doesn't attack.

import { diamond } from "../mark-shapes.js";
import { opposingPalette } from "./opposing.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const reached = {
  name: "reached",
  standing: ({ attacks }) => attacks?.reached ?? [],
  layer: "over",
  shapes: (box, palette, place) =>
    diamond(box, opposingPalette(palette), { hollow: true, stacked: place?.layout.stacked }),
  legend: {},
};
