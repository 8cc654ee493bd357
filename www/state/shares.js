// The expected score of each player, 0 to 1. With two players the curve from centipawns is that of lichess (scalachess,
// WinPercent.scala). With more, the search itself estimates each player's share in winning. Since that depends on who is to
// move, a move is then compared with the best one.

/** @import { OutcomeInfo, SearchInfo, View } from "../engine/protocol.js" */
/** @import { Review } from "./review.js" */

/** The slope of the curve and the limit of scores; a mate counts as much. */
const SLOPE = 0.00368208;
const MOST_CENTIPAWNS = 1_000;

/** With more than two players this lead multiplies the odds of winning by e, as in the engine (max_n.rs). */
const LEAD_CENTIPAWNS = 1_500;

/**
 * The expected score of the player to act, 0 to 1.
 * @param {Pick<SearchInfo, "scoreCentipawns" | "mateInPlies">} found
 */
export function expectedScore({ scoreCentipawns, mateInPlies }) {
  const score = mateInPlies === null ? scoreCentipawns : Math.sign(mateInPlies) * MOST_CENTIPAWNS;
  const limited = Math.min(MOST_CENTIPAWNS, Math.max(-MOST_CENTIPAWNS, score));
  return 1 / (1 + Math.exp(-SLOPE * limited));
}

/** The score with this expected score, as far as the limit. @param {number} share */
export function centipawnsOf(share) {
  const score = Math.log(share / (1 - share)) / SLOPE;
  return Math.min(MOST_CENTIPAWNS, Math.max(-MOST_CENTIPAWNS, score));
}

/**
 * The share of a player with this lead over the others.
 * @param {Pick<SearchInfo, "scoreCentipawns">} found
 * @param {number} living  players in the game
 */
export function shareOfLead({ scoreCentipawns }, living) {
  return 1 / (1 + (living - 1) * Math.exp(-scoreCentipawns / LEAD_CENTIPAWNS));
}

/** @param {Pick<View, "places">} view */
export function livingPlayers({ places }) {
  return places.filter((place) => place === 0).length;
}

/**
 * The expected score of each seat. Null if the search tells none, as for a move without alternative.
 * @param {Pick<SearchInfo, "scoreCentipawns" | "mateInPlies" | "shares">} found
 * @param {Pick<View, "turn" | "places">} view
 * @returns {number[] | null}
 */
export function sharesFound(found, { turn, places }) {
  if (livingPlayers({ places }) === 2) {
    const own = expectedScore(found);
    return places.map((place, seat) => (place > 0 ? 0 : seat === turn ? own : 1 - own));
  }
  const sum = found.shares.reduce((all, share) => all + share, 0);
  return sum > 0 ? found.shares.map((share) => share / sum) : null;
}

/** @param {OutcomeInfo} outcome @returns {number[]} */
export function sharesAtEnd({ places }) {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}

/**
 * The expected scores to show at a ply; empty if they aren't known. With more than two players they depend on who is to move,
 * so a round is averaged.
 * @param {Review} review
 * @param {number} at
 * @returns {number[]}
 */
export function sharesAt({ plies }, at) {
  const here = plies[at]?.shares ?? [];
  if (here.length < 3 || at === plies.length - 1) return here;
  const before = Math.ceil(here.length / 2) - 1;
  const round = plies.slice(Math.max(0, at - before), at - before + here.length);
  const known = round.flatMap((ply) => (ply === null ? [] : [ply.shares]));
  return here.map(
    (_, seat) => known.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / known.length,
  );
}
