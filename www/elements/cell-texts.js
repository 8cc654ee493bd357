// What the accessible grid says of each cell.

import { marksOf } from "../draw/marks.js";

/** @import { Cell, GameInfo, Reach, View } from "../engine/protocol.js" */
/** @import { CellMarks } from "../draw/marks.js" */
/** @import { CellNotes, Order } from "../state.js" */
/** @import { CellText } from "./accessible-grid.js" */
/** @import { BoardWords } from "./board-words.js" */

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {Cell | null} chosen
 * @param {Reach | null} reach
 * @param {BoardWords} words
 * @param {{ order: Order | null, notes: CellNotes }} besides
 * @returns {CellText[]}  by cell
 */
export function cellTexts(game, view, chosen, reach, words, besides) {
  const men = new Map(view.men.map((man) => [man.cell, man]));
  return marksOf(game, view, chosen, reach, besides).map((marks, cell) => ({
    label: words.cell(game, men.get(cell) ?? null, game.board.cells[cell], marks),
    marks: marksText(marks),
    selected: marks.chosen,
    occupied: men.has(cell),
  }));
}

/**
 * @param {CellMarks} marks
 */
function marksText({ targets, forbidden, ...marks }) {
  const { chosen, landing, taken, blocker, last, check, searched, missed } = marks;
  const known = { chosen, landing, taken, blocker, last, check, searched, missed };
  const flags = Object.entries(known).filter(([, set]) => set);
  return [...flags.map(([name]) => name), ...targets, forbidden?.code ?? ""].join(" ").trim();
}
