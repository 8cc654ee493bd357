// Which marks lie on which square, as the marks themselves tell.

import { IN_ATTRIBUTE, MARKS, SPOKEN, TARGETS } from "./marks/marks.js";

/** @import { Cell, GameInfo, Reach, View } from "../engine/protocol.js" */
/** @import { CellMarks, Known, Selection } from "./marks/mark.js" */

/** Shared by all squares without a mark, which are most of a board. @type {CellMarks} */
const UNMARKED = new Map();

/** @type {Known["notes"]} */
const NO_NOTES = { searched: [], missed: [] };

const STANDING = MARKS.flatMap(({ name, standing }) => (standing ? { name, standing } : []));

const SELECTED = MARKS.flatMap(({ name, selected, argument = () => "" }) =>
  selected ? { name, selected, argument } : [],
);

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {Cell | null} chosen
 * @param {Reach | null} reach
 * @param {{ order?: Known["order"] | undefined, notes?: Known["notes"] | undefined,
 *   attacks?: Known["attacks"] | undefined }} [besides]
 * @returns {CellMarks[]}  by square
 */
export function marksOf(game, view, chosen, reach, besides = {}) {
  const { order = null, notes = NO_NOTES, attacks = null } = besides;
  const marks = standingMarks({ game, view, order, notes, attacks });
  if (chosen !== null)
    for (const [cell, changed] of selectionMarks(marks, { game, view, chosen, reach }))
      marks[cell] = changed;
  return marks;
}

/**
 * The marks that don't depend on the selected piece.
 * @param {Known} known
 * @returns {CellMarks[]}  by square
 */
export function standingMarks(known) {
  const marks = new Array(known.game.board.cells.length).fill(UNMARKED);
  for (const { name, standing } of STANDING)
    for (const cell of standing(known)) {
      if (marks[cell] === UNMARKED) marks[cell] = new Map();
      marks[cell].set(name, "");
    }
  return marks;
}

/**
 * The marks of those squares alone on which a selection changes any.
 * @param {CellMarks[]} standing  of the same view; they don't change
 * @param {Selection} selection
 * @returns {Map<Cell, CellMarks>}
 */
export function selectionMarks(standing, selection) {
  /** @type {Map<Cell, Map<string, string>>} */
  const changed = new Map();
  for (const { name, selected, argument } of SELECTED)
    for (const cell of selected(selection)) {
      let marks = changed.get(cell);
      if (marks === undefined) changed.set(cell, (marks = new Map(standing[cell])));
      marks.set(name, argument(selection, cell));
    }
  return changed;
}

/** @param {CellMarks} marks */
export function hasTarget(marks) {
  return marks.size > 0 && TARGETS.some(({ name }) => marks.has(name));
}

/**
 * The value of `data-marks`.
 * @param {CellMarks} marks
 */
export function marksAttribute(marks) {
  if (marks.size === 0) return "";
  let text = "";
  for (const { name } of IN_ATTRIBUTE) if (marks.has(name)) text += ` ${name}`;
  return text.slice(1);
}

/**
 * What screen readers are to say, in order.
 * @param {CellMarks} marks
 * @returns {{ name: string, argument: string }[]}
 */
export function spokenMarks(marks) {
  if (marks.size === 0) return [];
  return SPOKEN.flatMap(({ name, isSilent }) => {
    const argument = marks.get(name);
    return argument === undefined || isSilent?.(marks) ? [] : { name, argument };
  });
}
