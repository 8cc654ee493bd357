import { cross, forbiddenMark, forbiddenSign } from "./forbidden.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const intoCheck = {
  ...forbiddenMark("into-check", (box, palette, place) =>
    forbiddenSign(box, palette, place, cross),
  ),
  legend: {},
};
