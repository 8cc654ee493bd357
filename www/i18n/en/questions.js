import { capitalised } from "../grammar.js";

export const questions = {
  title: "Answer",
  /** The first word of each question. Help lists them all. */
  commands: {
    pieces: ["p", "piece", "pieces"],
    squares: ["s", "scan"],
    attackers: ["a", "attackers", "attacks"],
    moves: ["m", "moves"],
    captures: ["x", "captures"],
    last: ["l", "last"],
    check: ["check", "checks"],
    captured: ["captured"],
    turn: ["t", "turn"],
    clock: ["c", "clock", "clocks"],
    board: ["b", "board"],
    help: ["help", "h", "?"],
  },
  /** @param {string} place  "square" */
  help: (place) => ({
    pieces: "where pieces are, such as p N, p n, p Knight. p White: the whole army.",
    squares: `what is on a ${place}, file, rank or level, such as s e4, s e, s 4.`,
    attackers: `what attacks or defends a ${place}, such as a e4.`,
    moves: "where a piece can move, such as m e2. m alone: all moves.",
    captures: "what a piece can capture, such as x e2. x alone: all captures.",
    last: "the last move.",
    check: "which pieces give check.",
    captured: "all captured pieces.",
    turn: "who is to move.",
    clock: "how much time each player has left.",
    board: "the whole board, rank by rank.",
    help: `this list. On the board: arrow keys, A for the attackers of the ${place}, G for the moves of its piece, L for the last move, I for this field. Escape returns to the board.`,
  }),
  noPieces: "There are none on the board.",
  noClocks: "This game has no clocks.",
  /** @param {string} kind @param {string[]} squares */
  places: (kind, squares) => `${kind} ${squares.join(" ")}`,
  /** @param {string} seat @param {string[]} list */
  ofSeat: (seat, list) => `${seat}: ${list.join(", ")}.`,
  /** @param {string} name @param {string[]} pieces */
  line: (name, pieces) => `${name}: ${pieces.length === 0 ? "empty" : pieces.join(", ")}.`,
  /** @param {string} kind @param {string} square */
  on: (kind, square) => `${kind} on ${square}`,
  /** @param {string} seat @param {string} kind @param {string} square */
  pieceOn: (seat, kind, square) => `${seat.toLowerCase()} ${kind} on ${square}`,
  /** @param {string} seat @param {string[]} pieces */
  attacked: (seat, pieces) => `Attacked by ${seat}: ${pieces.join(", ")}.`,
  /** @param {string} seat @param {string[]} pieces */
  guarded: (seat, pieces) => `Defended by ${seat}: ${pieces.join(", ")}.`,
  notAttacked: "Not attacked.",
  /** @param {string} attacker @param {string} royal */
  check: (attacker, royal) => `${capitalised(attacker)} gives check to the ${royal}.`,
  noCheck: "No check.",
  /** @param {string} piece @param {string[]} goals */
  goes: (piece, goals) => `${capitalised(piece)}: ${goals.join(", ")}.`,
  /** @param {string} kind @param {string} square */
  taking: (kind, square) => `takes ${kind} on ${square}`,
  /** @param {string} seat @param {string[]} pieces */
  captured: (seat, pieces) => `${seat} has captured: ${pieces.join(", ")}.`,
  /** @param {string} seat */
  capturedNothing: (seat) => `${seat} has captured nothing.`,
  noMoves: "No such move is possible now.",
  noCaptures: "Nothing can be captured now.",
};
