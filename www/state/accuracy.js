// How accurately each player has played, as lichess computes it (lila, AccuracyPercent.scala): the mean of two means of the
// moves' accuracies, one weighted by how unsteady the game was around the move, one harmonic.

import { lossOf, MISTAKES, mistakesIn } from "./review.js";

/** @import { PlayedAction, Seat } from "../engine/protocol.js" */
/** @import { Mistake, Review } from "./review.js" */

/**
 * @typedef {object} Performance
 * @property {number | null} accuracy  in percent; null without a reviewed move
 * @property {Record<Mistake, number>} counts
 */

/** A lost percent weighs so much with two players, whose fair share is a half. */
const HALF = 50;

/**
 * The accuracy of a move, in percent.
 * @param {number} lost  expected score, in percent
 */
export function moveAccuracy(lost) {
  if (lost <= 0) return 100;
  // The 1 makes up for imperfect analysis.
  const raw = 103.1668100711649 * Math.exp(-0.04354415386753951 * lost) - 3.166924740191411 + 1;
  return Math.min(100, Math.max(0, raw));
}

/**
 * @param {Review} review
 * @param {PlayedAction[]} played
 * @param {number} seats
 * @returns {Performance[]}  of each seat
 */
export function performances(review, played, seats) {
  const mistakes = mistakesIn(review, played);
  return Array.from({ length: seats }, (_, seat) => {
    const own = mistakes.filter((_, at) => played[at]?.seat === seat);
    const counted = MISTAKES.map((mistake) => [
      mistake,
      own.filter((one) => one === mistake).length,
    ]);
    return { accuracy: accuracyOf(review, played, seat), counts: Object.fromEntries(counted) };
  });
}

/**
 * @param {Review} review
 * @param {PlayedAction[]} played
 * @param {Seat} seat
 * @returns {number | null}
 */
function accuracyOf(review, played, seat) {
  const weights = weightsFor(review, seat);
  const moves = played.flatMap((action, at) => {
    const loss = action.seat === seat ? lossOf(review, played, at) : null;
    return loss === null ? [] : [{ accuracy: moveAccuracy(loss * HALF), weight: weights[at] ?? 1 }];
  });
  if (moves.length === 0) return null;
  const weight = sum(moves.map((move) => move.weight));
  const weighted = sum(moves.map((move) => move.accuracy * move.weight)) / weight;
  const harmonic = moves.length / sum(moves.map((move) => 1 / Math.max(1, move.accuracy)));
  return (weighted + harmonic) / 2;
}

/**
 * For each move: how unsteady a seat's expected score is in a window of a tenth of the game.
 * @param {Review} review
 * @param {Seat} seat
 */
function weightsFor({ plies }, seat) {
  const scores = plies.map((ply) => (ply === null ? null : (ply.shares[seat] ?? 0) * 100));
  const moves = scores.length - 1;
  const size = Math.min(8, Math.max(2, Math.floor(moves / 10)));
  return Array.from({ length: moves }, (_, at) => {
    const first = Math.max(0, at + 2 - size);
    const known = scores.slice(first, first + size).filter((score) => score !== null);
    return Math.min(12, Math.max(0.5, deviation(known)));
  });
}

/** @param {number[]} numbers */
function deviation(numbers) {
  if (numbers.length === 0) return 0;
  const mean = sum(numbers) / numbers.length;
  return Math.sqrt(sum(numbers.map((number) => (number - mean) ** 2)) / numbers.length);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}
