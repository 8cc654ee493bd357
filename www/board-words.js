// The board's words, from the page's.

import { choiceWords } from "./choice-words.js";
import { reasonWords, words } from "./strings.js";

/** @typedef {import("./draw/marks.js").CellMarks} CellMarks */

/** @type {import("./elements/board-words.js").BoardWords} */
export const boardWords = {
  board: (game, layer) =>
    words.board.name(game.name, isOneOfSeveral(game) ? planeWords(game, layer) : ""),
  plane: planeWords,
  cell: (game, man, cell, marks) => [manWords(game, man, cell), ...markWords(marks)].join(", "),
  chooser: () => words.board.promoteTo,
  promotion: (game, choice, man) => {
    const name = game.kinds[choice.kind]?.name ?? "";
    return choice.kind === man.kind ? words.board.stays(name) : name;
  },
  choice: choiceWords,
  reason: (game, reason) => reasonWords(reason, game),
  cancel: () => words.board.cancel,
};

/**
 * @param {import("./engine/protocol.js").GameInfo} game
 * @param {import("./engine/protocol.js").Man | null} man
 * @param {import("./engine/protocol.js").CellInfo} cell
 */
function manWords(game, man, cell) {
  // Where the name tells the level, nothing more needs to be said.
  const namesPlane = game.board.axes.layers.length > 0 || !isOneOfSeveral(game);
  const place = namesPlane
    ? cell.name
    : words.board.placeOn(cell.name, planeWords(game, cell.layer));
  if (man === null) return words.board.empty(place);
  return words.board.man(game.seats[man.seat]?.name ?? "", game.kinds[man.kind]?.name ?? "", place);
}

/**
 * @param {import("./engine/protocol.js").GameInfo} game
 * @param {number} layer
 */
function planeWords({ board }, layer) {
  const name = board.axes.layers[layer];
  return name === undefined ? words.board.plane(layer + 1) : words.board.level(name);
}

/** @param {import("./engine/protocol.js").GameInfo} game */
function isOneOfSeveral({ board }) {
  return board.layers > 1;
}

/** @param {CellMarks} marks */
function markWords({ chosen, targets, forbidden, landing, taken, blocker, ...rest }) {
  const { check, last, searched, missed } = rest;
  const say = words.board.marks;
  return [
    chosen ? say.chosen : "",
    ...targets.map((target) => say[target]),
    landing ? say.landing : "",
    taken ? say.taken : "",
    forbidden === null ? "" : forbiddenWords(forbidden),
    blocker ? say.blocker : "",
    check ? say.check : "",
    last ? say.last : "",
    missed ? say.missed : searched ? say.searched : "",
  ].filter((word) => word !== "");
}

/** @param {import("./engine/protocol.js").Reason} reason */
function forbiddenWords({ code, args }) {
  const say = words.board.marks;
  return code === "landing-taken" ? say.landingTaken(String(args["at"])) : say.forbidden;
}
