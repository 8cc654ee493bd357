import { haloWidth, pointIn } from "../mark-shapes.js";
import { haloed, line } from "../shapes.js";
import { crossLines, forbiddenMark, signPlace } from "./forbidden.js";

/** @import { Box } from "../box.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */
/** @import { Point } from "../move-path.js" */

/** @type {Mark} */
export const throughCheck = {
  ...forbiddenMark("through-check", (box, palette, place) => {
    const { middle, size } = signPlace(box, place);
    return [...hatching(box, palette), ...cross(middle, size * 0.38, box, palette)];
  }),
  legend: {},
};

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
function hatching(box, palette) {
  const ink = { stroke: palette.forbidden, line: Math.max(1, box.size * 0.03), alpha: 0.55 };
  return [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75].map((sum) => {
    const [low, high] = [Math.max(0, sum - 1), Math.min(1, sum)];
    return line([pointIn(box, low, sum - low), pointIn(box, high, sum - high)], ink);
  });
}

/**
 * @param {Point} middle
 * @param {number} arm
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
function cross(middle, arm, box, palette) {
  const lines = crossLines(middle, arm, {
    stroke: palette.forbidden,
    line: Math.max(2, box.size * 0.075),
  });
  const halos = lines.map((each) => haloed(each, palette.halo, haloWidth(box))[0]);
  return [...halos, ...lines];
}
