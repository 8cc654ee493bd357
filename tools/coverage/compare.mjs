// The first difference of a game between Fairy-Stockfish and us.

/** @import { Playout, Ply } from "./playout.mjs" */
/** @import { Answer } from "./menagerie.mjs" */

/**
 * How a game ended, or where the two sides part.
 * @typedef {object} Compared
 * @property {string | null} difference
 * @property {string} ending  our reason and the result
 */

/** @param {Playout} playout @param {Answer[]} answers @returns {Compared} */
export function compareGame({ moves, plies }, answers) {
  for (const [at, ply] of plies.entries()) {
    const answer = answers[at];
    if (answer && isRestarted(ply, answer, moves.slice(0, at))) {
      return { difference: null, ending: `${answer.outcome.reason} after a Pawn’s pass` };
    }
    if (answer && repeatsWithoutRights(plies.slice(0, at + 1), answer)) {
      return { difference: null, ending: "repetition with other gates" };
    }
    const difference = comparePly(ply, answer);
    if (difference !== null) {
      const line = moves.slice(0, at).join(" ");
      const places = `at ${ply.fen} | ${answer?.position}`;
      return { difference: `${difference}; ${places} after ${line}`, ending: "difference" };
    }
  }
  const [last, answer] = [plies[plies.length - 1], answers[plies.length - 1]];
  const isCut = last.result === "*" && !last.isDead;
  const ending = isCut ? "cut off" : `${answer.outcome.reason ?? "dead"} ${resultOf(answer)}`;
  return { difference: null, ending };
}

/**
 * Whether we end a game by a count that Fairy-Stockfish has restarted: without a King it passes by a move of some piece to
 * its own square, which is like any other move of a Pawn.
 * @param {Ply} ply
 * @param {Answer} answer
 * @param {string[]} moves
 */
function isRestarted(ply, answer, moves) {
  const counted = ["repetition", "move-count"].includes(answer.outcome?.reason ?? "");
  const passed = moves.some((move) => plain(move) === "0000");
  return counted && passed && ply.result === "*" && clockOf(ply.fen) < clockOf(answer.position);
}

/**
 * Whether only Fairy-Stockfish sees a threefold repetition, because it doesn't ask which gates are still open.
 * @param {Ply[]} plies  up to the one compared
 * @param {Answer} answer
 */
function repeatsWithoutRights(plies, answer) {
  const last = plies[plies.length - 1];
  if (last.result !== "1/2-1/2" || answer.error || resultOf(answer) !== "*") return false;
  const [pieces, turn, rights] = last.fen.split(" ");
  const alike = plies
    .map(({ fen }) => fen.split(" "))
    .filter((fields) => fields[0] === pieces && fields[1] === turn);
  return alike.length >= 3 && alike.filter((fields) => fields[2] === rights).length < 3;
}

/**
 * The plies without anything irreversible, behind pieces, player, castling and en passant.
 * @param {string} text
 */
function clockOf(text) {
  return Number(text.split(" ")[4]);
}

/** @param {Ply} ply @param {Answer | undefined} answer */
function comparePly(ply, answer) {
  if (answer === undefined || answer.error) return answer?.error ?? "no answer";
  const ours = resultOf(answer);
  // Where Fairy-Stockfish only estimates that nobody can win, we may go on, or call it a draw, which points may decide.
  const isEstimate = ply.isDead && ply.moves.length > 0 && ply.result === "1/2-1/2";
  const isOpen = ours === "*" || answer.outcome.reason === "material";
  if (ours !== ply.result && !(isEstimate && isOpen)) {
    return `result: Fairy-Stockfish ${ply.result}, ours ${ours} ${answer.outcome.reason ?? ""}`;
  }
  // Of a game that is over, we list the moves of a draw, Fairy-Stockfish those of a draw by claim.
  if (ply.result !== "*") return null;
  return compareMoves(ply.moves, answer.moves);
}

/** @param {string[]} theirs @param {string[]} ours */
function compareMoves(theirs, ours) {
  const right = new Set(ours.map(plain));
  const known = theirs.map(plain);
  const others = ours.map(plain).filter((move) => !known.includes(move));
  const left = new Set(known.map((move) => (right.has(move) ? move : asOurs(move, others))));
  const missing = [...left].filter((move) => !right.has(move));
  const extra = [...right].filter((move) => !left.has(move));
  if (missing.length === 0 && extra.length === 0) return null;
  return `moves: missing [${missing.join(" ")}], extra [${extra.join(" ")}]`;
}

/**
 * A move text in the common form: a pass is `0000`, and a capture en passant has no `x`.
 * @param {string} move
 */
function plain(move) {
  const [, from, to, extra] = /^([a-z]\d+)x?([a-z]\d+)(.*)$/.exec(move) ?? [];
  if (from === undefined) return move;
  return from === to ? "0000" : `${from}${to}${extra}`;
}

/**
 * What a piece becomes that doesn't promote as Pawns do is written with `+`, a Soldier's crossing with nothing; we name the
 * new piece.
 * @param {string} move
 * @param {string[]} others  of our moves, that Fairy-Stockfish doesn't have
 */
function asOurs(move, others) {
  const way = move.endsWith("+") ? move.slice(0, -1) : move;
  const promotions = others.filter(
    (one) => one.startsWith(way) && /^\D/.test(one.slice(way.length)),
  );
  return promotions.length === 1 ? promotions[0] : move;
}

/** @param {Answer} answer */
function resultOf({ outcome }) {
  if (!outcome.over) return "*";
  if (outcome.winner === null) return "1/2-1/2";
  return outcome.winner === "w" ? "1-0" : "0-1";
}
