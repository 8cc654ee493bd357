// Where the last action began, ended or captured.

import { framed } from "../mark-shapes.js";

/** @import { Cell, PlayedAction, View } from "../../engine/protocol.js" */
/** @import { Mark } from "./mark.js" */

/** @type {Mark} */
export const last = {
  name: "last",
  standing: ({ view }) => lastCells(view),
  layer: "trail",
  shapes: (box, palette, place) => {
    const dash = place !== null && isLeft(place.cell, lastOf(place.state.view));
    return framed(box, palette.last, { alpha: 0.45, dash });
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
 * Of a claim the man that delivered checkmate and the royal, not the whole army that fell with it.
 * @param {View} view
 * @returns {Cell[]}
 */
function lastCells(view) {
  const last = lastOf(view);
  if (!last) return [];
  const { action, from, to, lands = null, via = null, captures } = last;
  const fallen = action === "claim" ? [] : captures;
  return [from, to, lands, via, ...fallen].filter((cell) => cell !== null);
}

/**
 * Where no man is left by the last action, though it went there.
 * @param {Cell} cell
 * @param {PlayedAction | undefined} last
 */
function isLeft(cell, last) {
  if (last === undefined) return false;
  const { action, from, to, lands = null } = last;
  if (action === "claim") return cell === to;
  return cell === from || (lands !== null && cell === to);
}
