import { language } from "../../i18n/language.js";

/** @import { Seat } from "../../engine/protocol.js" */

/**
 * @typedef {{ scoreCentipawns: number, mateInPlies: number | null }} Score
 */

/** With this advantage in centipawns, a win is ten times as likely as a loss. */
const TENFOLD = 400;

/** Only a forced mate fills the bar completely. */
const MOST = 0.97;

/**
 * The score from the first player's point of view.
 * @param {Score} score  of the seat to act
 * @param {Seat} turn
 * @returns {Score}
 */
export function seenByFirst({ scoreCentipawns, mateInPlies }, turn) {
  if (turn === 0) return { scoreCentipawns, mateInPlies };
  // Avoids negative zero.
  return { scoreCentipawns: 0 - scoreCentipawns, mateInPlies: mateInPlies && -mateInPlies };
}

/**
 * The first player's share of the evaluation bar.
 * @param {Score} score  from the first player's point of view
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
 * @param {number} [digits]  after the decimal point
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
