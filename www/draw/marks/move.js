// A square that the selected piece can move to without a capture.

import { quietDot } from "../mark-shapes.js";
import { targetKind, targets } from "./target.js";

/** @import { Mark } from "./mark.js" */

/** Radius of the dots of a tower, as a part of a square: they are seen slantwise, and past upright pieces. */
const TOWER_DOT = 0.22;

/** @type {Mark} */
export const move = {
  name: "move",
  selected: (selection) => targets(selection, (action) => targetKind(action) === "move"),
  layer: "over",
  shapes: (box, palette, place) =>
    quietDot(box, palette, place?.layout.stacked ? TOWER_DOT : undefined),
  legend: {},
};
