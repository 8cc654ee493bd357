import { quietDot } from "../mark-shapes.js";
import { targetKind, targets } from "./target.js";

/** @import { Mark } from "./mark.js" */

/** Larger in a tower, where they are seen at an angle and between upright pieces. */
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
