// Checks the review that is saved with a game.

import { faultOf, firstFault, isText } from "./fault.js";

/** @import { Fault, Rule } from "./fault.js" */

/** @param {any} value */
const areTexts = (value) => Array.isArray(value) && value.every(isText);

/**
 * @param {any} review
 * @param {number} plies  of the game
 * @param {number | undefined} seats  undefined: not known
 * @returns {Fault | null}
 */
export function faultOfReview(review, plies, seats) {
  if (review === null) return null;
  const list = { field: "plies", allowed: `a list of ${plies + 1}` };
  const fits = (/** @type {any} */ value) => Array.isArray(value) && value.length === plies + 1;
  const faultOfPly = (/** @type {any} */ ply, /** @type {string} */ at) =>
    ply === null ? null : faultOf(ply, plyRules(seats), at);
  return (
    faultOf(review, [{ ...list, fits }], "review") ??
    firstFault(review.plies, "review.plies", faultOfPly)
  );
}

/** @param {number | undefined} seats @returns {Rule[]} */
function plyRules(seats) {
  const isShare = (/** @type {any} */ value) => Number.isFinite(value) && value >= 0 && value <= 1;
  return [
    { field: "move", allowed: "a text", fits: isText },
    {
      field: "shares",
      allowed: "a number from 0 to 1 for each player",
      fits: (value) =>
        Array.isArray(value) && value.length === (seats ?? value.length) && value.every(isShare),
    },
    {
      field: "loss",
      allowed: "a number",
      fits: (value) => value === null || Number.isFinite(value),
    },
    { field: "best", allowed: "a text", fits: isText },
    { field: "line", allowed: "a list of texts", fits: areTexts },
    { field: "san", allowed: "a list of texts", fits: areTexts },
  ];
}
