// All marks, and their orders. "Add a mark on the board" in ARCHITECTURE.md tells how to add one.

import { attacked } from "./attacked.js";
import { blocker } from "./blocker.js";
import { capture } from "./capture.js";
import { castling } from "./castling.js";
import { check } from "./check.js";
import { chosen } from "./chosen.js";
import { examined } from "./examined.js";
import { goal } from "./goal.js";
import { intoCheck } from "./into-check.js";
import { landing } from "./landing.js";
import { landingTaken } from "./landing-taken.js";
import { last } from "./last.js";
import { leavesRoyalAttacked } from "./leaves-royal-attacked.js";
import { missed } from "./missed.js";
import { move } from "./move.js";
import { mustCapture } from "./must-capture.js";
import { place } from "./place.js";
import { premove } from "./premove.js";
import { promotion } from "./promotion.js";
import { reached } from "./reached.js";
import { round } from "./round.js";
import { searched } from "./searched.js";
import { stay } from "./stay.js";
import { stillInCheck } from "./still-in-check.js";
import { taken } from "./taken.js";
import { throughCheck } from "./through-check.js";
import { wall } from "./wall.js";
import { way } from "./way.js";

/** @import { Mark } from "./mark.js" */

/** Squares for the selected piece or a drop. @type {Mark[]} */
export const TARGETS = [move, capture, promotion, castling, stay, place];

/** @type {Mark[]} */
const FORBIDDEN = [intoCheck, throughCheck, leavesRoyalAttacked, stillInCheck, landingTaken];

/** In painting order within a layer. @type {Mark[]} */
export const MARKS = [
  ...[wall, goal, searched, missed, round, last, mustCapture, check, premove, chosen],
  ...[examined, attacked, reached, ...TARGETS, landing, taken, ...FORBIDDEN, blocker],
];

/** In the order screen readers say them. @type {Mark[]} */
export const SPOKEN = [
  ...[wall, chosen, examined, ...TARGETS, landing, taken, ...FORBIDDEN, blocker],
  ...[premove, check, mustCapture, attacked, reached, last, round, missed, searched, goal],
];

/** In the order of `data-marks`. @type {Mark[]} */
export const IN_ATTRIBUTE = [
  ...[chosen, examined, premove, landing, taken, blocker, last, round, check, searched, missed],
  ...[attacked, reached, mustCapture, ...TARGETS, ...FORBIDDEN, goal, wall],
];

/** @type {Mark[]} */
export const IN_LEGEND = [
  ...[chosen, move, capture, mustCapture, promotion, castling, blocker],
  ...[intoCheck, throughCheck, leavesRoyalAttacked, landing, landingTaken],
  ...[way, check, attacked, reached, last, round, premove, place, stay, missed, goal, wall],
];
