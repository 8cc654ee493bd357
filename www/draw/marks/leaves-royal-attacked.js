import { bar, forbiddenMark, forbiddenSign } from "./forbidden.js";

/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const leavesRoyalAttacked = {
  ...forbiddenMark("leaves-royal-attacked", (box, palette, place) =>
    forbiddenSign(box, palette, place, bar),
  ),
  legend: {},
};
