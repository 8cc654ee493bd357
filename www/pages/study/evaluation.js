// What a search says of a position, as players read it.

import { language } from "../../i18n/language.js";

/** @typedef {import("../../engine/protocol.js").Seat} Seat */

/**
 * @typedef {{ scoreCentipawns: number, mateInPlies: number | null }} Score
 */

/** So many centipawns ahead one is ten times as likely to win. */
const TENFOLD = 400;

/** A bar that is full says that it is over. */
const MOST = 0.97;

/**
 * From the first seat's view.
 * @param {Score} score  of the seat to act
 * @param {Seat} turn
 * @returns {Score}
 */
export function seenByFirst({ scoreCentipawns, mateInPlies }, turn) {
  if (turn === 0) return { scoreCentipawns, mateInPlies };
  // Zero has no sign.
  return { scoreCentipawns: 0 - scoreCentipawns, mateInPlies: mateInPlies && -mateInPlies };
}

/**
 * How much of the bar belongs to the side whose score this is.
 * @param {Score} score
 * @returns {number}  0 to 1
 */
export function shareOf({ scoreCentipawns, mateInPlies }) {
  if (mateInPlies !== null) return mateInPlies > 0 ? 1 : 0;
  const share = 1 / (1 + 10 ** (-scoreCentipawns / TENFOLD));
  return Math.min(MOST, Math.max(1 - MOST, share));
}

/**
 * "+0.35", "−1.20", "#3", "−#2".
 * @param {Score} score
 * @param {number} [digits]  behind the point
 */
export function scoreText({ scoreCentipawns, mateInPlies }, digits = 2) {
  if (mateInPlies !== null) return `${mateInPlies < 0 ? "−" : ""}#${mateMoves(mateInPlies)}`;
  const pawns = Math.abs(scoreCentipawns) / 100;
  const number = pawns.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const sign = scoreCentipawns > 0 ? "+" : scoreCentipawns < 0 ? "−" : "";
  return sign + number;
}

/** @param {number} plies */
export function mateMoves(plies) {
  return Math.ceil(Math.abs(plies) / 2);
}
