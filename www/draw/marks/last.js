// Where the last action began, ended or captured.

import { framed } from "../mark-shapes.js";
import { trailOf, trailShapes } from "../trail.js";

/** @import { PlayedAction, View } from "../../engine/protocol.js" */
/** @import { Mark } from "./mark.js" */

const ALPHA = 0.45;

/** @type {Mark} */
export const last = {
  name: "last",
  standing: ({ view }) => {
    const action = lastOf(view);
    return action === undefined ? [] : trailOf(action);
  },
  layer: "trail",
  shapes: (box, palette, place) => {
    const action = place === null ? undefined : lastOf(place.state.view);
    if (place === null || action === undefined)
      return framed(box, palette.last, { alpha: ALPHA, edge: palette.frame });
    return trailShapes(box, palette, place, action, ALPHA);
  },
  legend: { occurs: ({ seats }) => seats.length <= 2 },
};

/** @param {View} view @returns {PlayedAction | undefined} */
function lastOf({ played, ply }) {
  return played[ply - 1];
}
