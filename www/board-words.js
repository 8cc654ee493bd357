// The board's words, from the page's.

import { reasonWords, words } from "./strings.js";

/** @typedef {import("./draw/marks.js").CellMarks} CellMarks */

/** @type {import("./elements/board-words.js").BoardWords} */
export const boardWords = {
  board: (game) => words.board.name(game.name),
  cell: (game, man, cell, marks) => [manWords(game, man, cell), ...markWords(marks)].join(", "),
  chooser: () => words.board.promoteTo,
  promotion: (game, choice) => game.kinds[choice.kind]?.name ?? "",
  reason: (game, reason) => reasonWords(reason, game),
  cancel: () => words.board.cancel,
};

/**
 * @param {import("./engine/protocol.js").GameInfo} game
 * @param {import("./engine/protocol.js").Man | null} man
 * @param {import("./engine/protocol.js").CellInfo} cell
 */
function manWords(game, man, cell) {
  if (man === null) return words.board.empty(cell.name);
  return words.board.man(
    game.seats[man.seat]?.name ?? "",
    game.kinds[man.kind]?.name ?? "",
    cell.name,
  );
}

/** @param {CellMarks} marks */
function markWords({ chosen, targets, forbidden, blocker, check, last }) {
  const say = words.board.marks;
  return [
    chosen ? say.chosen : "",
    ...targets.map((target) => say[target]),
    forbidden === null ? "" : say.forbidden,
    blocker ? say.blocker : "",
    check ? say.check : "",
    last ? say.last : "",
  ].filter((word) => word !== "");
}
