import { capitalised } from "../grammar.js";
import { and, plural } from "./grammar.js";

/** @import { PositionFaultWords } from "../words.js" */

/** @type {Record<string, string>} */
const fields = {
  crown: "Crown worn by",
  mine: "Mined",
  hidden: "Crown hidden on",
  half: "Crowned half",
  drops: "Drops in this turn",
  moves: "Moves left in this turn",
  wall: "Placing a wall",
  passes: "Turns passed in a row",
  count: "Counted half-moves",
  "count-limit": "Counted half-moves allowed",
  winner: "Already won",
  checks: "Checks given",
};

/** @satisfies {PositionFaultWords} */
const faultWords = {
  "royal-count": ({ seat, squares, royals }) =>
    squares.length === 0
      ? `${seat} has no ${royals}; exactly one is needed.`
      : `${seat} has ${squares.length} royal pieces (${squares.join(", ")}); exactly one ${royals} is needed.`,
  "no-men": ({ seat }) => `${seat} is to move but has no pieces.`,
  "counterpart-occupied": ({ squares }) =>
    `${and(squares)} are the same square on both boards; only one of them can be occupied.`,
  "must-have-promoted": ({ squares, piece }) =>
    `The ${piece} on ${squares[0]} must already have promoted.`,
  "too-many-men": ({ seat, squares, piece, arg }) =>
    `${seat} has ${arg("found")} × ${piece || arg("at")}${inBrackets(squares)}: ${arg("allowed")}.`,
  "too-many-pieces": ({ arg }) =>
    `There are ${arg("found")} pieces on the board and in hand; at most ${arg("allowed")} are possible.`,
  "no-reserve": ({ seat, arg }) => `${seat}: “${arg("at")}” can’t be in hand in this game.`,
  "castling-without-men": ({ seat, squares, arg }) =>
    `${seat} can’t castle (${arg("found")}): the castling pieces aren’t on ${and(squares)}.`,
  "impossible-en-passant": ({ squares }) =>
    `No en passant capture is possible on ${squares[0]}: no double step has just passed over it.`,
  "other-side-in-check": ({ seat, squares: [royal, ...attackers] }) =>
    `${seat} isn’t to move but is in check on ${royal} (from ${attackers.join(", ")}).`,
  monarchs: ({ seat, arg }) =>
    `${seat} has ${arg("found")}. Allowed: one or two different monarchs, one or two different halves, or none while the crown is hidden.`,
  "impossible-secret": ({ seat, arg }) =>
    `${seat}’s “${fields[arg("at")] ?? arg("at")}” matches neither the pieces on the board nor those in hand.`,
  "impossible-drops": ({ seat, arg }) =>
    `${seat} can’t have made ${arg("found")} drops in this turn: there are too few such pieces on the board.`,
  "impossible-moves": ({ seat, arg }) =>
    `${seat} can’t have ${arg("found")} moves left in this turn.`,
  "impossible-winner": ({ seat }) =>
    `${seat} can’t have won: the winner and another side must be left, and a third must be out.`,
  "impossible-checks": ({ seat, arg }) =>
    `${seat} can’t have given ${arg("found")} checks: the game would have ended before.`,
};

export const editor = {
  title: "Set up a position",
  /** @param {string} game */
  back: (game) => `Back to ${game}`,
  board: "Board",
  palette: "Pieces and tools",
  army: "Army",
  hand: "Hand: move pieces",
  /** @param {string} name */
  wall: (name) => `${capitalised(name)}: place or remove`,
  eraser: "Eraser: remove pieces",
  /** @param {string} seat @param {string} kind */
  piece: (seat, kind) => `${seat} ${kind}`,
  how: "Select a piece and tap the board, or drag it there. Move pieces with the hand; drag them off the board to remove them. Keys: arrows, Enter, Delete, Escape.",
  howHands: "Fill the hands in the same way. Up and down arrows change a number.",
  start: "Start position",
  clear: "Clear",
  undo: "Undo",
  redo: "Redo",
  turnBoard: "Flip",
  playable: "This position is legal.",
  unreadable: "The position text has an error. The board shows the last readable position.",
  /** @param {number} count */
  faults: (count) =>
    plural(count, {
      one: "1 error: this position can’t be played yet.",
      other: `${count} errors: this position can’t be played yet.`,
    }),
  faultList: "Errors",
  /** @param {string} faults */
  faulty: (faults) => `error: ${faults}`,
  unknownFault: "Something is wrong with this position.",
  faultWords,
  text: "Position text",
  textHint: "Type or paste a position here.",
  copyText: "Copy text",
  copyLink: "Copy link",
  copied: "Copied.",
  replaced: "Undo returns to the position that you edited before.",
  secretNote: "This position has secrets. Anyone with the text or link can read them.",
  play: "Play from here",
  study: "Study from here",
  rules: "Rules",
  details: "Turn, castling and counters",
  toMove: "To move",
  castling: "Castling rights",
  /** @param {string} seat @param {string[]} squares @param {string} letter */
  right: (seat, squares, letter) => `${seat}: ${squares.join("–")} (${letter})`,
  enPassant: "En passant",
  /** @param {string} square @param {string} piece */
  passed: (square, piece) => (piece === "" ? square : `${square} (${piece})`),
  clock: "Half-moves towards a draw",
  number: "Move number",
  fields,
  nothing: "–",
  unknown: "unknown",
  inHand: "in hand",
  now: "possible now",
  noGame: "There is no such game.",
  gallery: "All games",
  failed: "The editor couldn’t be started.",
};

/**
 * Empty if all pieces are in hand.
 * @param {string[]} squares
 */
function inBrackets(squares) {
  return squares.length === 0 ? "" : ` (${squares.join(", ")})`;
}
