// A square that an opponent's piece attacks: corners around what it would capture, else a diamond.

import { corners, diamond } from "../mark-shapes.js";
import { opposingPalette } from "./opposing.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const attacked = {
  name: "attacked",
  standing: ({ attacks }) => attacks?.squares ?? [],
  layer: "over",
  shapes: (box, palette, place) =>
    place?.occupied
      ? corners(box, opposingPalette(palette))
      : diamond(box, opposingPalette(palette), { stacked: place?.layout.stacked }),
  legend: {},
};
