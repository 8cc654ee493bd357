// What is marked on which cell, and why: told by shapes in the picture and by words in the accessible grid.

import { actionsFrom, landingReason, orderedActions } from "../state/view-actions.js";

/** @import { ActionInfo, Cell, GameInfo, Reach, Reason, View } from "../engine/protocol.js" */
/** @import { CellNotes, Order } from "../state/state.js" */

/**
 * A way that may be gone from the chosen man, a man that may stay where it is, or a place for what is to be put down.
 * @typedef {"move" | "capture" | "promotion" | "castling" | "stay" | "place"} Target
 */

/**
 * @typedef {object} CellMarks
 * @property {boolean} chosen
 * @property {Target[]} targets   empty if the chosen man can't go there; "promotion" comes beside "move" or "capture"
 * @property {Reason | null} forbidden  why the chosen man may not go there though its movement reaches it
 * @property {boolean} landing    the chosen man can end here, passing from the other board
 * @property {boolean} taken      occupied, so that the chosen man can't end here
 * @property {boolean} blocker    stops one of the chosen man's lines
 * @property {boolean} last       the last action began, ended or captured here
 * @property {boolean} check      a royal is attacked here
 * @property {boolean} searched   no hidden crown can be here, as everybody may know
 * @property {boolean} missed     whoever looks has marked the cell
 */

/**
 * @returns {CellMarks}
 */
function unmarked() {
  return {
    chosen: false,
    targets: [],
    forbidden: null,
    landing: false,
    taken: false,
    blocker: false,
    last: false,
    check: false,
    searched: false,
    missed: false,
  };
}

/** Of all cells on which there is nothing to be seen: most of a board, whenever something is chosen. */
const UNMARKED = Object.freeze(unmarked());

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {Cell | null} chosen
 * @param {Reach | null} reach
 * @param {{ order?: Order | null | undefined, notes?: CellNotes | undefined }} [besides]
 * @returns {CellMarks[]}  by cell
 */
export function marksOf(game, view, chosen, reach, besides = {}) {
  const marks = standingMarks(game, view, besides);
  if (chosen !== null)
    for (const [cell, chosens] of chosenMarks(marks, game, view, chosen, reach))
      marks[cell] = chosens;
  return marks;
}

/**
 * What is marked whatever man is chosen.
 * @param {GameInfo} game
 * @param {View} view
 * @param {{ order?: Order | null | undefined, notes?: CellNotes | undefined }} besides
 * @returns {CellMarks[]}  by cell
 */
export function standingMarks(game, view, { order = null, notes }) {
  const marks = new Array(game.board.cells.length).fill(UNMARKED);
  for (const cell of lastCells(view)) on(marks, cell).last = true;
  for (const { to } of view.checks) on(marks, to).check = true;
  for (const cell of notes?.searched ?? []) on(marks, cell).searched = true;
  for (const cell of notes?.missed ?? []) on(marks, cell).missed = true;
  if (order !== null)
    for (const { to } of orderedActions(view, order))
      if (to !== null) on(marks, to).targets = ["place"];
  for (const { kind, from } of view.actions)
    if (kind === "claim" && from !== null) on(marks, from).targets = ["place"];
  return marks;
}

/**
 * The marks of those cells alone on which a chosen man changes any.
 * @param {CellMarks[]} standing  of the same view; they stay as they are
 * @param {GameInfo} game
 * @param {View} view
 * @param {Cell} chosen
 * @param {Reach | null} reach
 * @returns {Map<Cell, CellMarks>}
 */
export function chosenMarks(standing, game, view, chosen, reach) {
  /** @type {Map<Cell, CellMarks>} */
  const changed = new Map();
  const over = (/** @type {Cell} */ cell) => {
    const known = changed.get(cell);
    if (known !== undefined) return known;
    const marks = { ...standing[cell], targets: [...standing[cell].targets] };
    changed.set(cell, marks);
    return marks;
  };
  over(chosen).chosen = true;
  for (const action of actionsFrom(view, chosen)) addTarget(over, action);
  for (const blocked of reach?.landingTaken ?? []) {
    over(blocked.cell).forbidden = landingReason(game, view, chosen, blocked);
    over(blocked.lands).taken = true;
  }
  for (const { cell, reason } of reach?.forbidden ?? []) over(cell).forbidden = reason;
  for (const cell of reach?.blockers ?? []) over(cell).blocker = true;
  return changed;
}

/**
 * Those of a cell, to be added to.
 * @param {CellMarks[]} marks
 * @param {Cell} cell
 */
function on(marks, cell) {
  if (marks[cell] === UNMARKED) marks[cell] = unmarked();
  return marks[cell];
}

/**
 * Of a claim the man that delivered checkmate and the royal, not the whole army that fell with it.
 * @param {View} view
 * @returns {Cell[]}
 */
function lastCells(view) {
  const last = view.played[view.ply - 1];
  if (!last) return [];
  const { action, from, to, lands = null, via = null, captures } = last;
  const fallen = action === "claim" ? [] : captures;
  return [from, to, lands, via, ...fallen].filter((cell) => cell !== null);
}

/**
 * @param {(cell: Cell) => CellMarks} over  those of a cell, to be added to
 * @param {ActionInfo} action
 */
function addTarget(over, action) {
  const { targets } = over(/** @type {Cell} */ (action.to));
  for (const target of targetsOf(action)) if (!targets.includes(target)) targets.push(target);
  if (typeof action.lands === "number") over(action.lands).landing = true;
}

/**
 * @param {ActionInfo} action
 * @returns {Target[]}
 */
function targetsOf(action) {
  const { from, to, via = null, captures } = action;
  if (action.castles) return ["castling"];
  if (from === to) return ["stay"];
  // What falls on the first of two steps doesn't stand on the target.
  const kind = captures.some((cell) => cell !== via) ? "capture" : "move";
  return action.promotion === null ? [kind] : [kind, "promotion"];
}
