// Whether a lesson's step is done, according to the moves and the engine's view.

/** @import { Square, GameInfo, PlayedAction, Seat, View } from "../../engine/protocol.js" */
/** @import { Goal, StepFile } from "../learning.js" */

/**
 * @param {Goal} goal
 * @param {GameInfo} info
 * @param {Seat} learner
 * @param {View} view
 * @param {Square[]} [hidden]  where the learner has hidden something, which the view doesn't contain
 */
export function isReached(goal, info, learner, view, hidden = []) {
  const own = view.played.slice(0, view.ply).filter(({ seat }) => seat === learner);
  const names = (/** @type {(number | null)[]} */ squares) =>
    squares.flatMap((square) => (square === null ? [] : [info.board.squares[square]?.name ?? ""]));
  const all = (/** @type {string[]} */ wanted, /** @type {string[]} */ found) =>
    wanted.every((name) => found.includes(name));
  if ("reach" in goal) return all(goal.reach, names([...own.map(stopOf), ...hidden]));
  if ("capture" in goal) return all(goal.capture, names(own.flatMap(({ captures }) => captures)));
  if ("check" in goal) return own.at(-1)?.check ?? false;
  if ("mate" in goal) return view.outcome?.winner === learner;
  return false;
}

/** @param {PlayedAction} played */
function stopOf({ lands, to }) {
  return lands ?? to;
}

/**
 * The number of moves of the learner on the shortest way; several actions of one turn are one move.
 * @param {StepFile} step
 * @param {View} view       after the moves so far
 * @param {Seat} learner
 */
export function movesLeft(step, view, learner) {
  return turnsIn(view.played.slice(0, view.ply), learner) < ownMoves(step);
}

/**
 * Players alternate in a solution. Several actions in a turn make it look longer, which only allows more attempts.
 * @param {StepFile} step
 */
function ownMoves({ solution }) {
  return Math.ceil(solution.length / 2);
}

/** @param {PlayedAction[]} played @param {Seat} learner */
function turnsIn(played, learner) {
  return played.filter(({ seat }, at) => seat === learner && played[at - 1]?.seat !== learner)
    .length;
}

/**
 * The next move of the solution, if the moves so far followed it.
 * @param {string[]} solution
 * @param {View} view
 * @returns {string | null}
 */
export function nextOf(solution, { played, ply }) {
  const texts = played.slice(0, ply).map(({ text }) => text);
  const followed = texts.every((text, at) => sameText(text, solution[at]));
  return (followed && solution[ply]) || null;
}

/**
 * Public texts of secret actions contain `?`: `hide@?`, `S@e4?`.
 * @param {string} publicText
 * @param {string | undefined} text
 */
function sameText(publicText, text) {
  const [known = "", ...rest] = publicText.split("?");
  return text !== undefined && (rest.length === 0 ? text === publicText : text.startsWith(known));
}
