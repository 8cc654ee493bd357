import { plural } from "./grammar.js";

export const problems = {
  title: (/** @type {string} */ game) => `Problems: ${game}`,
  back: "To the board",
  loading: "Loading the problems…",
  failed: "The problems can’t be shown",
  again: "Try again",
  none: "There are no problems for this game yet.",
  list: "All problems",
  /** @param {number} solved @param {number} all */
  count: (solved, all) => `${solved} of ${all} solved`,
  solved: "solved",
  /** @param {number} moves */
  mate: (moves) => `Mate in ${moves}`,
  /** Where checkmate is claimed at the start of a turn. @param {number} turns */
  claim: (turns) => `Claim checkmate on turn ${turns}`,
  /** Where a crown is captured. @param {number} moves */
  win: (moves) => `Win in ${moves}`,
  levels: ["easy", "medium", "hard"],
  /** @param {string} seat @param {string} goal */
  task: (seat, goal) => `${seat} to move. ${goal}.`,
  /** @param {number} left */
  left: (left) => plural(left, { one: "1 move left.", other: `${left} moves left.` }),
  thinking: "Looking for the best reply…",
  /** @param {string} reply @param {string} left */
  answered: (reply, left) => `Correct so far. The reply is ${reply}. ${left}`,
  /** @param {string} move @param {string} reply @param {number} moves */
  refuted: (move, reply, moves) =>
    `${move} gives up the win: after ${reply} there is no longer a forced win within ${plural(moves, { one: "1 move", other: `${moves} moves` })}.`,
  /** @param {string} move @param {string} reply */
  tooSlow: (move, reply) => `${move} isn’t fast enough: ${reply} still defends.`,
  /** @param {string} move */
  drawn: (move) => `${move} ends the game, but doesn’t win it.`,
  /** @param {string} reply */
  unproved: (reply) =>
    `The reply is ${reply}. It couldn’t be proved whether you still win in time.`,
  won: "Solved!",
  wonAfterHelp: "That wins. Solve it again without help to mark it as solved.",
  hint: "Hint",
  /** @param {string} kind @param {string} square */
  hintPiece: (kind, square) => `Look at the ${kind} on ${square}.`,
  hintOther: "Look for something other than a piece move.",
  /** @param {string} move */
  hintMove: (move) => `${move} wins.`,
  unprovedHint: "Stopped before a win was found. Try again or undo a move.",
  noHint: "You can’t win in time from here. Undo a move.",
  undo: "Undo",
  restart: "Restart",
  engineAgain: "The engine was restarted. The problem starts again.",
  show: "Show solution",
  /** @param {string} line */
  solution: (line) => `Solution: ${line}`,
  next: "Next problem",
  notKept: "This browser doesn’t save your progress. It is lost when you leave this page.",
};
