// What the accessible grid says of each cell.

import { marksOf, UNMARKED } from "../draw/marks.js";

/** @import { Cell, GameInfo, Man, Reach, View } from "../engine/protocol.js" */
/** @import { CellMarks } from "../draw/marks.js" */
/** @import { CellNotes, Order } from "../state.js" */
/** @import { CellText } from "./accessible-grid.js" */
/** @import { BoardWords } from "./board-words.js" */

/**
 * Where nothing has changed since `before`, which is of the same game and words, a text is the very same: it needs no words
 * again, and nobody needs to be told.
 * @param {GameInfo} game
 * @param {View} view
 * @param {Cell | null} chosen
 * @param {Reach | null} reach
 * @param {BoardWords} words
 * @param {{ order: Order | null, notes: CellNotes }} besides
 * @param {CellText[]} [before]
 * @returns {CellText[]}  by cell
 */
export function cellTexts(game, view, chosen, reach, words, besides, before = []) {
  /** @type {Map<Cell, Man>} */
  const men = new Map(view.men.map((man) => [man.cell, man]));
  return marksOf(game, view, chosen, reach, besides).map((marks, cell) => {
    const man = men.get(cell) ?? null;
    const known = before[cell];
    // What most cells are at most times: as they were, and without a mark.
    if (known?.of === man && marks === UNMARKED && known.marks === "") return known;
    const marked = marksText(marks);
    const about = aboutCell(man, marked, marks);
    if (known?.about === about) return known;
    return {
      about,
      of: man,
      label: words.cell(game, man, game.board.cells[cell], marks),
      marks: marked,
      selected: marks.chosen,
      occupied: man !== null,
    };
  });
}

/**
 * All on which the text of a cell depends.
 * @param {Man | null} man
 * @param {string} marked
 * @param {CellMarks} marks
 */
function aboutCell(man, marked, { forbidden }) {
  const stands = man === null ? "" : `${man.seat} ${man.kind}`;
  return `${stands}|${marked}|${forbidden?.args["at"] ?? ""}`;
}

/** In the order in which they are told. @type {("chosen" | "landing" | "taken" | "blocker" | "last" | "check" | "searched" | "missed")[]} */
const FLAGS = ["chosen", "landing", "taken", "blocker", "last", "check", "searched", "missed"];

/** @param {CellMarks} marks */
function marksText(marks) {
  let text = "";
  for (const flag of FLAGS) if (marks[flag]) text += ` ${flag}`;
  for (const target of marks.targets) text += ` ${target}`;
  if (marks.forbidden !== null) text += ` ${marks.forbidden.code}`;
  return text.slice(1);
}
