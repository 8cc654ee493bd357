import { stayLoop } from "../mark-shapes.js";
import { targetKind, targets } from "./target.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const stay = {
  name: "stay",
  selected: (selection) => targets(selection, (action) => targetKind(action) === "stay"),
  layer: "over",
  shapes: stayLoop,
  legend: { occurs: ({ secretive }) => secretive },
};
