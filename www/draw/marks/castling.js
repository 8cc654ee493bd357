import { haloWidth, pointIn } from "../mark-shapes.js";
import { haloed, polygon } from "../shapes.js";
import { targetKind, targets } from "./target.js";

/** @import { Box } from "../box.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

const TOWER = [
  [0.36, 0.66],
  [0.36, 0.6],
  [0.41, 0.56],
  [0.41, 0.46],
  [0.36, 0.44],
  [0.36, 0.34],
  [0.43, 0.34],
  [0.43, 0.39],
  [0.465, 0.39],
  [0.465, 0.34],
  [0.535, 0.34],
  [0.535, 0.39],
  [0.57, 0.39],
  [0.57, 0.34],
  [0.64, 0.34],
  [0.64, 0.44],
  [0.59, 0.46],
  [0.59, 0.56],
  [0.64, 0.6],
  [0.64, 0.66],
];

/** @type {Mark} */
export const castling = {
  name: "castling",
  selected: (selection) => targets(selection, (action) => targetKind(action) === "castling"),
  layer: "over",
  shapes: tower,
  legend: {},
};

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
function tower(box, palette) {
  const points = TOWER.map(([x, y]) => pointIn(box, x, y));
  return haloed(polygon(points, { fill: palette.target }), palette.halo, haloWidth(box));
}
