import { centre } from "../box.js";
import { disc } from "../shapes.js";

/** @import { Box } from "../layout.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const check = {
  name: "check",
  standing: ({ view }) => view.checks.map(({ to }) => to),
  layer: "floor",
  shapes: alarm,
  legend: {},
};

/**
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
function alarm(box, palette) {
  const middle = centre(box);
  return [
    { kind: "glow", ...middle, radius: box.size * 0.72, fill: palette.check },
    disc(middle, box.size * 0.47, { stroke: palette.check, line: Math.max(2, box.size * 0.06) }),
  ];
}
