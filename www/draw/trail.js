// The squares of a played action, and how they are marked: in the colour of its army if there are more than two.

import { signPoints } from "./army-sign.js";
import { framed, haloWidth, pointIn } from "./mark-shapes.js";
import { haloed, polygon } from "./shapes.js";

/** @import { PlayedAction, Square } from "../engine/protocol.js" */
/** @import { Box } from "./box.js" */
/** @import { Place } from "./marks/mark.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

/** The side of an army's sign on a square that was left, as a part of the square. */
const SIGN_SIDE = 0.42;

/** As a part of the square. */
const ARMY_LINE = 0.075;

/**
 * Where it began, ended or captured. Of a claim: the mating piece and the royal piece, not the whole army.
 * @param {PlayedAction} played
 * @returns {Square[]}
 */
export function trailOf({ action, from, to, lands = null, via = null, captures }) {
  const captured = action === "claim" ? [] : captures;
  return [from, to, lands, via, ...captured].filter((square) => square !== null);
}

/** @param {Square} square @param {PlayedAction} played */
function isLeft(square, { action, from, to, lands = null }) {
  if (action === "claim") return square === to;
  return square === from || (lands !== null && square === to);
}

/**
 * @param {Box} box
 * @param {Palette} palette
 * @param {Place} place
 * @param {PlayedAction} played
 * @param {number} alpha
 * @returns {Shape[]}
 */
export function trailShapes(box, palette, { state, square, occupied }, played, alpha) {
  const dash = isLeft(square, played);
  const { seats } = state.game;
  if (seats.length <= 2) return framed(box, palette.last, { alpha, dash, edge: palette.frame });
  const colour = seats[played.seat].colour;
  return armyTrail(box, palette, colour, { alpha, dash, signed: dash && !occupied });
}

/**
 * A frame, and on a square that was left the army's sign. A piece that stands there has its own.
 * @param {Box} box
 * @param {Palette} palette
 * @param {string} colour
 * @param {{ alpha: number, dash: boolean, signed: boolean }} how
 * @returns {Shape[]}
 */
export function armyTrail(box, palette, colour, { alpha, dash, signed }) {
  const { lower, outline, trail = lower } = palette.tones[colour];
  const frame = framed(box, trail, { alpha, dash, edge: outline, part: ARMY_LINE });
  return signed ? [...frame, ...signShapes(box, colour, trail, outline)] : frame;
}

/**
 * @param {Box} box
 * @param {string} colour
 * @param {string} fill
 * @param {string} edge
 * @returns {Shape[]}
 */
function signShapes(box, colour, fill, edge) {
  const at = (/** @type {number} */ part) => 0.5 + (part - 0.5) * SIGN_SIDE;
  const points = signPoints(colour).map(([x, y]) => pointIn(box, at(x), at(y)));
  return haloed(polygon(points, { fill }), edge, 1.5 * haloWidth(box));
}
