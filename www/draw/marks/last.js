// Where the last action began, ended or captured; in a turn of several moves, also the moves before it in the same turn.

import { framed } from "../mark-shapes.js";
import { lastTurn } from "../../state/viewer.js";
import { trailOf, trailShapes } from "../trail.js";

/** @import { PlayedAction, Square, View } from "../../engine/protocol.js" */
/** @import { Mark } from "./mark.js" */

const ALPHA = 0.45;

/** @type {Mark} */
export const last = {
  name: "last",
  standing: ({ view }) => trailsOf(view).keys(),
  layer: "trail",
  shapes: (box, palette, place) => {
    const action = place === null ? undefined : trailsOf(place.state.view).get(place.square);
    if (place === null || action === undefined)
      return framed(box, palette.last, { alpha: ALPHA, edge: palette.frame });
    return trailShapes(box, palette, place, action, ALPHA);
  },
  legend: { occurs: ({ seats }) => seats.length <= 2 },
};

/**
 * Each square with the action that used it last.
 * @param {View} view
 * @returns {Map<Square, PlayedAction>}
 */
function trailsOf(view) {
  const { movesLeft, played, ply } = view;
  const actions = movesLeft === null ? played.slice(Math.max(0, ply - 1), ply) : lastTurn(view);
  return new Map(actions.flatMap((action) => trailOf(action).map((square) => [square, action])));
}
