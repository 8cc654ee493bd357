import { corners } from "../mark-shapes.js";
import { targetKind, targets } from "./target.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const capture = {
  name: "capture",
  selected: (selection) => targets(selection, (action) => targetKind(action) === "capture"),
  layer: "over",
  shapes: corners,
  legend: {},
};
