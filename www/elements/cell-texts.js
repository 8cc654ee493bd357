// What the accessible grid says of each cell.

import { marksOf } from "../draw/marks.js";

/** @import { Cell, GameInfo, Reach, View } from "../engine/protocol.js" */
/** @import { CellMarks } from "../draw/marks.js" */
/** @import { CellText } from "./accessible-grid.js" */
/** @import { BoardWords } from "./board-words.js" */

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {Cell | null} chosen
 * @param {Reach | null} reach
 * @param {BoardWords} words
 * @returns {CellText[]}  by cell
 */
export function cellTexts(game, view, chosen, reach, words) {
  const men = new Map(view.men.map((man) => [man.cell, man]));
  return marksOf(game, view, chosen, reach).map((marks, cell) => ({
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
  const { chosen, landing, taken, blocker, last, check } = marks;
  const flags = Object.entries({ chosen, landing, taken, blocker, last, check }).filter(
    ([, set]) => set,
  );
  return [...flags.map(([name]) => name), ...targets, forbidden?.code ?? ""].join(" ").trim();
}
