// Where the last action began, ended or captured.

import { framed } from "../mark-shapes.js";

/** @import { Square, PlayedAction, View } from "../../engine/protocol.js" */
/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const last = {
  name: "last",
  standing: ({ view }) => lastSquares(view),
  layer: "trail",
  shapes: (box, palette, place) => {
    const dash = place !== null && isLeft(place.square, lastOf(place.state.view));
    return framed(box, palette.last, { alpha: 0.45, dash, edge: palette.frame });
  },
  legend: {},
};

/**
 * @param {View} view
 * @returns {PlayedAction | undefined}
 */
function lastOf({ played, ply }) {
  return played[ply - 1];
}

/**
 * For a claim: the mating piece and the royal piece, not the whole army.
 * @param {View} view
 * @returns {Square[]}
 */
function lastSquares(view) {
  const last = lastOf(view);
  if (!last) return [];
  const { action, from, to, lands = null, via = null, captures } = last;
  const captured = action === "claim" ? [] : captures;
  return [from, to, lands, via, ...captured].filter((square) => square !== null);
}

/**
 * @param {Square} square
 * @param {PlayedAction | undefined} last
 */
function isLeft(square, last) {
  if (last === undefined) return false;
  const { action, from, to, lands = null } = last;
  if (action === "claim") return square === to;
  return square === from || (lands !== null && square === to);
}
