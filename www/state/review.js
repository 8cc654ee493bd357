// The review of a finished game: what a search found at each ply, and which moves were mistakes. The limits are those of
// lichess (lila, Advice.scala).

/** @import { PlayedAction } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/**
 * @typedef {object} ReviewedPly
 * @property {string} move      text of the move played there; empty at the end of the game
 * @property {number[]} shares  [seat] the expected score, 0 to 1
 * @property {number | null} loss  what the move lost of a fair share, if it was compared with the best one; null: the shares
 *   at the next ply tell
 * @property {string} best      text of the best move; empty if the game is over there
 * @property {string[]} line    the best line, if another move was played
 * @property {string[]} san     the same in standard notation
 */

/**
 * @typedef {object} Review
 * @property {(ReviewedPly | null)[]} plies  one more than moves; null: not searched yet
 */

/** @typedef {"inaccuracy" | "mistake" | "blunder"} Mistake */

/**
 * Limits of the lost winning chance, which is -1 to 1 with two players.
 * @type {[Mistake, number][]}
 */
export const LIMITS = [
  ["blunder", 0.3],
  ["mistake", 0.2],
  ["inaccuracy", 0.1],
];

/** As annotated in games. */
export const GLYPHS = /** @type {const} */ ({ inaccuracy: "?!", mistake: "?", blunder: "??" });

export const MISTAKES = /** @type {Mistake[]} */ (Object.keys(GLYPHS));

/** Whether a review is of these moves. @param {Review} review @param {PlayedAction[]} played */
export function fits({ plies }, played) {
  return (
    plies.length === played.length + 1 &&
    plies.every((ply, at) => ply === null || ply.move === (played[at]?.text ?? ""))
  );
}

/**
 * The ply to search next, from the end: what was found later in the game helps before. Null if all are.
 * @param {Review} review
 */
export function nextToReview({ plies }) {
  const at = plies.lastIndexOf(null);
  return at < 0 ? null : at;
}

/**
 * How much a move has lost, as a part of a fair share in winning; null if it isn't known.
 * @param {Review} review
 * @param {PlayedAction[]} played
 * @param {number} at
 */
export function lossOf({ plies }, played, at) {
  const [before, after, seat] = [plies[at], plies[at + 1], played[at]?.seat];
  if (before && before.loss !== null) return before.loss;
  if (!before || !after || seat === undefined) return null;
  const players = before.shares.filter((share) => share > 0).length;
  return ((before.shares[seat] ?? 0) - (after.shares[seat] ?? 0)) * players;
}

/**
 * @param {Review | null} review
 * @param {PlayedAction[]} played
 * @returns {(Mistake | null)[]}  for each move
 */
export function mistakesIn(review, played) {
  return played.map((_, at) => (review === null ? null : mistakeAt(review, played, at)));
}

/**
 * @param {Review} review
 * @param {PlayedAction[]} played
 * @param {number} at
 * @returns {Mistake | null}
 */
function mistakeAt(review, played, at) {
  const loss = lossOf(review, played, at);
  const before = review.plies[at];
  return loss === null || !before || isSame(before) ? null : mistakeOf(loss);
}

/** @param {number} loss  part of a fair share in winning @returns {Mistake | null} */
export function mistakeOf(loss) {
  return LIMITS.find(([, limit]) => loss >= limit)?.[0] ?? null;
}

/**
 * The better move at the position on the board, while the review is looked at.
 * @param {Pick<State, "tab" | "review" | "view">} state
 * @returns {string | null}
 */
export function betterMove({ tab, review, view }) {
  if (tab !== "review" || review === null || view === null) return null;
  const mistake = mistakeAt(review, view.played, view.ply);
  return mistake === null ? null : (review.plies[view.ply]?.best ?? null);
}

/**
 * The search leaves secret choices open: `hide@?`.
 * @param {Pick<ReviewedPly, "move" | "best">} reviewed
 */
export function isSame({ move, best }) {
  if (!best.endsWith("?")) return move === best;
  return move.startsWith(best.slice(0, -1));
}

/**
 * The better line as far as it can be played: secret choices that the search leaves open end it.
 * @param {ReviewedPly | null} ply
 */
export function playableLine(ply) {
  const line = ply?.line ?? [];
  const open = line.findIndex((text) => text.includes("?"));
  return open < 0 ? line : line.slice(0, open);
}

/**
 * The ply after the next mistake in a direction; null if there is none.
 * @param {(Mistake | null)[]} mistakes
 * @param {number} ply
 * @param {-1 | 1} direction
 */
export function nextMistake(mistakes, ply, direction) {
  const at =
    direction === 1
      ? mistakes.findIndex((mistake, at) => mistake !== null && at + 1 > ply)
      : mistakes.findLastIndex((mistake, at) => mistake !== null && at + 1 < ply);
  return at < 0 ? null : at + 1;
}
