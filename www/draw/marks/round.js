// With more than two players: the squares of the last round, besides those of the last action.

import { roundOf } from "../../state/round.js";
import { armyTrail, trailOf, trailShapes } from "../trail.js";

/** @import { PlayedAction, Square, View } from "../../engine/protocol.js" */
/** @import { Mark } from "./mark.js" */

/** Fainter than the last action. */
const ALPHA = 0.22;

/** @type {Mark} */
export const round = {
  name: "round",
  standing: ({ game, view }) => (game.seats.length > 2 ? trailsOf(view).keys() : []),
  layer: "trail",
  shapes: (box, palette, place) => {
    const action = place === null ? undefined : trailsOf(place.state.view).get(place.square);
    if (place === null || action === undefined) return [];
    return trailShapes(box, palette, place, action, ALPHA);
  },
  legend: {
    picture: (box, palette) =>
      armyTrail(box, palette, "red", { alpha: ALPHA, dash: true, signed: true }),
    occurs: ({ seats }) => seats.length > 2,
  },
};

/**
 * Each square with the action that used it last.
 * @param {View} view
 * @returns {Map<Square, PlayedAction>}
 */
function trailsOf(view) {
  const actions = roundOf(view);
  const trails = new Map(
    actions.flatMap((action) => trailOf(action).map((square) => [square, action])),
  );
  const last = actions.at(-1);
  for (const square of last === undefined ? [] : trailOf(last)) trails.delete(square);
  return trails;
}
