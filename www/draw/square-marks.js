import { IN_ATTRIBUTE, MARKS, SPOKEN, TARGETS } from "./marks/marks.js";

/** @import { Square, GameInfo, Reach, View } from "../engine/protocol.js" */
/** @import { SquareMarks, Known, Selection } from "./marks/mark.js" */

/** Shared by all squares without a mark, which are most of a board. @type {SquareMarks} */
const UNMARKED = new Map();

/** @type {Known["notes"]} */
const NO_NOTES = { searched: [], missed: [] };

const STANDING = MARKS.flatMap(({ name, standing, standingArgument = () => "" }) =>
  standing ? { name, standing, argument: standingArgument } : [],
);

const SELECTED = MARKS.flatMap(({ name, selected, argument = () => "" }) =>
  selected ? { name, selected, argument } : [],
);

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {Square | null} chosen
 * @param {Reach | null} reach
 * @param {{ order?: Known["order"] | undefined, notes?: Known["notes"] | undefined,
 *   attacks?: Known["attacks"] | undefined, premoves?: Known["premoves"] | undefined,
 *   serves?: boolean | undefined }} [others]
 * @returns {SquareMarks[]}  by square
 */
export function marksOf(game, view, chosen, reach, others = {}) {
  const { order = null, notes = NO_NOTES, attacks = null, premoves = [], serves = false } = others;
  const marks = standingMarks({ game, view, order, notes, attacks, premoves, serves });
  if (chosen !== null)
    for (const [square, changed] of selectionMarks(marks, { game, view, chosen, reach }))
      marks[square] = changed;
  return marks;
}

/**
 * @param {Known} known
 * @returns {SquareMarks[]}  by square
 */
export function standingMarks(known) {
  const marks = new Array(known.game.board.squares.length).fill(UNMARKED);
  for (const { name, standing, argument } of STANDING)
    for (const square of standing(known)) {
      if (marks[square] === UNMARKED) marks[square] = new Map();
      marks[square].set(name, argument(known, square));
    }
  return marks;
}

/**
 * The marks of only those squares where the selection changes any.
 * @param {SquareMarks[]} standing  of the same view; they don't change
 * @param {Selection} selection
 * @returns {Map<Square, SquareMarks>}
 */
export function selectionMarks(standing, selection) {
  /** @type {Map<Square, Map<string, string>>} */
  const changed = new Map();
  for (const { name, selected, argument } of SELECTED)
    for (const square of selected(selection)) {
      let marks = changed.get(square);
      if (marks === undefined) changed.set(square, (marks = new Map(standing[square])));
      marks.set(name, argument(selection, square));
    }
  return changed;
}

/** @param {SquareMarks} marks */
export function hasTarget(marks) {
  return marks.size > 0 && TARGETS.some(({ name }) => marks.has(name));
}

/** @param {SquareMarks} marks */
export function marksAttribute(marks) {
  if (marks.size === 0) return "";
  let text = "";
  for (const { name } of IN_ATTRIBUTE) if (marks.has(name)) text += ` ${name}`;
  return text.slice(1);
}

/** @param {SquareMarks} marks @returns {{ name: string, argument: string }[]} */
export function spokenMarks(marks) {
  if (marks.size === 0) return [];
  return SPOKEN.flatMap(({ name, isSilent }) => {
    const argument = marks.get(name);
    return argument === undefined || isSilent?.(marks) ? [] : { name, argument };
  });
}
