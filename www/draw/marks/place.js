// A square for a drop, or a piece that can claim checkmate.

import { orderedActions } from "../../state/view-actions.js";
import { indexOf } from "../../state/view-index.js";
import { centre } from "../box.js";
import { haloWidth } from "../mark-shapes.js";
import { disc, haloed } from "../shapes.js";

/** @import { Square } from "../../engine/protocol.js" */
/** @import { Box } from "../box.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Known, Mark } from "./mark.js" */

/** Quieter than the mark of a move, as many squares have it at once. */
const LOOK = { inset: 0.16, alpha: 0.2, corner: 0.14 };

/** @type {Mark} */
export const place = {
  name: "place",
  standing: (known) => [...orderedTo(known), ...claimedFrom(known)],
  layer: "over",
  shapes: placeMark,
  legend: { occurs: ({ secretive }) => secretive },
};

/** @param {Known} known @returns {Square[]} */
function orderedTo({ view, order }) {
  if (order === null) return [];
  return orderedActions(view, order).flatMap(({ to }) => to ?? []);
}

/** @param {Known} known @returns {Square[]} */
function claimedFrom({ view }) {
  return indexOf(view).claims.flatMap(({ from }) => from ?? []);
}

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
function placeMark(box, palette) {
  const inset = box.size * LOOK.inset;
  const side = box.size - 2 * inset;
  const frame = { x: box.x + inset, y: box.y + inset, width: side, height: side };
  const radius = box.size * LOOK.corner;
  const dot = disc(centre(box), box.size * 0.07, { fill: palette.target });
  return [
    { kind: "box", ...frame, radius, fill: palette.target, alpha: LOOK.alpha },
    ...haloed(dot, palette.halo, haloWidth(box)),
  ];
}
