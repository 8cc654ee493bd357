// The words of a board. Its host passes them in; the board itself has no words.

import { joinedEdges } from "../state/board-geometry.js";
import { choiceWords } from "./choice-words.js";
import { pieceName } from "./piece-names.js";
import { reasonWords, wallName, words } from "./strings.js";

/** @import { ActionInfo, SquareInfo, GameInfo, PlacedPiece, PromotionChoice, Reason } from "../engine/protocol.js" */
/** @import { View } from "../engine/protocol.js" */

/** @typedef {{ name: string, argument: string }} SpokenMark */

/**
 * @typedef {object} BoardWords
 * @property {string} whole  the name of all boards together, which have the focus when the squares are left
 * @property {(game: GameInfo, layer: number) => string} board  a grid's name: "Caïssa Britannia, board"
 * @property {(game: GameInfo, layer: number) => string} plane  a board's title, where there are several: "Board 1", "Level 2"
 * @property {(game: GameInfo, piece: PlacedPiece | null, square: SquareInfo, marks: SpokenMark[]) => string} square
 *   "white Unicorn, c1, can be captured"; "e4, empty, can be moved to"
 * @property {(game: GameInfo) => string} chooser  the promotion chooser's title: "Promote to"
 * @property {(game: GameInfo, choice: PromotionChoice, piece: PlacedPiece) => string} promotion  a choice's name:
 *   "Unicorn"; "Stays a Pawn"
 * @property {(game: GameInfo, view: View, actions: ActionInfo[]) => ReturnType<typeof choiceWords>} choice
 *   among several actions that end on the same square: "Which way?", "Capture the Rook on e5 on the way"
 * @property {(game: GameInfo, reason: Reason) => string} reason  why a move isn't allowed
 * @property {() => { title: string, play: string }} confirm  a move, before it is played
 * @property {() => string} cancel  "Cancel"
 */

/** @type {BoardWords} */
export const boardWords = {
  whole: words.board.whole,
  board: (game, layer) => {
    const edges = joinedEdges(game.board);
    const plane = isOneOfSeveral(game) ? planeWords(game, layer) : "";
    return words.board.name(game.name, edges === null ? plane : words.board.joined[edges]);
  },
  plane: planeWords,
  square: (game, piece, square, marks) =>
    [pieceWords(game, piece, square, marks), ...marks.map((mark) => markWords(game, mark))].join(
      ", ",
    ),
  chooser: () => words.board.promoteTo,
  promotion: (game, choice, piece) => {
    const name = game.kinds[choice.kind]?.name ?? "";
    return choice.kind === piece.kind ? words.board.stays(name) : name;
  },
  choice: choiceWords,
  reason: (game, reason) => reasonWords(reason, game),
  confirm: () => words.board.confirm,
  cancel: () => words.board.cancel,
};

/**
 * @param {GameInfo} game
 * @param {PlacedPiece | null} piece
 * @param {SquareInfo} square
 * @param {SpokenMark[]} marks
 */
function pieceWords(game, piece, square, marks) {
  // Names of squares in three dimensions include the level.
  const namesPlane = game.board.axes.layers.length > 0 || !isOneOfSeveral(game);
  const place = namesPlane
    ? square.name
    : words.board.placeOn(square.name, planeWords(game, square.layer));
  if (marks.some(({ name }) => name === "wall")) return place;
  if (piece === null) return words.board.empty(place);
  return words.board.piece(game.seats[piece.seat]?.name ?? "", pieceName(game, piece.kind), place);
}

/** @param {GameInfo} game @param {number} layer */
function planeWords({ board }, layer) {
  const name = board.axes.layers[layer];
  return name === undefined ? words.board.plane(layer + 1) : words.board.level(name);
}

/** @param {GameInfo} game */
function isOneOfSeveral({ board }) {
  return board.layers > 1;
}

/** @param {GameInfo} game @param {SpokenMark} mark */
function markWords(game, { name, argument }) {
  const say = words.marks[name]?.spoken ?? "";
  if (typeof say !== "function") return say;
  return say(name === "wall" ? wallName(game) : argument);
}
