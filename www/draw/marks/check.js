import { centre } from "../box.js";
import { haloWidth } from "../mark-shapes.js";
import { disc, haloed } from "../shapes.js";

/** @import { Box } from "../box.js" */
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

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
function alarm(box, palette) {
  const middle = centre(box);
  const ring = disc(middle, box.size * 0.46, {
    stroke: palette.check,
    line: Math.max(2, box.size * 0.06),
  });
  return [
    { kind: "glow", ...middle, radius: box.size * 0.72, fill: palette.check },
    ...haloed(ring, palette.halo, haloWidth(box)),
  ];
}
