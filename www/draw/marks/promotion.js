// The selected piece can promote here. Drawn beside the mark of the move or capture.

import { pointIn, quietDot } from "../mark-shapes.js";
import { haloed, polygon } from "../shapes.js";
import { targetKind, targets } from "./target.js";

/** @import { Box } from "../box.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

const GOLD = "#ffcb3d";
const EDGE = "#3a2a05";

/** @type {Mark} */
export const promotion = {
  name: "promotion",
  selected: (selection) =>
    targets(
      selection,
      (action) => action.promotion !== null && ["move", "capture"].includes(targetKind(action)),
    ),
  layer: "over",
  shapes: star,
  legend: { picture: (box, palette) => [...quietDot(box, palette), ...star(box)] },
};

/** @param {Box} box @returns {Shape[]} */
function star(box) {
  const middle = pointIn(box, 0.79, 0.21);
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = box.size * (at % 2 ? 0.085 : 0.2);
    const angle = (Math.PI / 5) * at - Math.PI / 2;
    return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
  });
  return haloed(polygon(points, { fill: GOLD }), EDGE, Math.max(1, box.size * 0.03));
}
