import { withArticle } from "./grammar.js";

/** @import { MarkWords } from "../words.js" */

export const marks = {
  legend: {
    title: "Pieces",
    board: "Board",
    emptyBoard: "Empty board",
    presentBoard: "Current position",
    side: "Side",
    royal: "royal",
    notation: "XBetza notation",
    notes: "Special rules",
    marks: "Marks on the board",
    /** @param {string} kind @param {string} square */
    preview: (kind, square) => `Moves of the ${kind} from ${square}`,
    crossing: "On the keyboard, O jumps to the same square of the other board.",
    beyond: "The pale strips beside the board repeat the squares beyond its joined edges.",
    moveIt: "Click the small board to move the piece.",
    /** @param {string} royal */
    rises: (royal) => `When its army gives checkmate, it becomes ${withArticle(royal)}.`,
    /** @param {string} kind */
    delivers: (kind) => `If it gives checkmate, it becomes ${withArticle(kind)}.`,
    wins: "If it gives checkmate, its army wins at once.",
  },
  reachMarks: {
    both: "moves or captures",
    moves: "moves",
    captures: "captures",
    hops: "captures by jumping over a piece",
    first: "first move only",
    stays: "may return to where it started",
  },
  /**
   * By the name of the mark: what screen readers say on its square, and what the legend says.
   * @type {Record<string, MarkWords>}
   */
  marks: {
    chosen: { spoken: "selected", legend: "the selected piece" },
    move: { spoken: "can be moved to", legend: "it can move there" },
    capture: { spoken: "can be captured", legend: "it can capture there" },
    "must-capture": {
      spoken: "must capture",
      legend: "a piece that can capture, when captures are compulsory",
    },
    promotion: { spoken: "promotes", legend: "it promotes there" },
    castling: { spoken: "castles", legend: "it castles" },
    stay: { spoken: "can stay here", legend: "it can stay where it is: select it again" },
    place: { spoken: "can be selected", legend: "a piece or crown can be placed there" },
    landing: { spoken: "landing square", legend: "where it lands on the other board" },
    taken: { spoken: "occupied, so it can’t land here" },
    "into-check": {
      spoken: "forbidden by check",
      legend: "not allowed: it would be in check there",
    },
    "through-check": {
      spoken: "forbidden by check",
      legend: "not allowed: it would pass through check",
    },
    "leaves-royal-attacked": {
      spoken: "forbidden by check",
      legend: "not allowed: its royal piece would be in check",
    },
    "still-in-check": { spoken: "forbidden by check" },
    "landing-taken": {
      spoken: (square) => `its landing square ${square} is occupied`,
      legend: "not allowed: the landing square is occupied",
    },
    wall: {
      spoken: (name) => name,
      legend: "a blocked square, which no piece enters or passes",
    },
    goal: {
      spoken: (seat) => (seat === "" ? "goal" : `${seat}’s goal`),
      legend: "a goal: a square that wins",
    },
    blocker: { spoken: "in the way", legend: "a piece in its way" },
    check: { spoken: "in check", legend: "a royal piece in check" },
    attacked: {
      spoken: "attacked by the selected piece",
      legend: "an opponent’s piece attacks this square: select it or point at it",
    },
    reached: {
      spoken: "the selected piece can move here",
      legend: "an opponent’s piece can move there, but not capture",
    },
    examined: { spoken: "selected" },
    premove: { spoken: "premove", legend: "your premove: it is played after the computer’s reply" },
    last: { spoken: "last move", legend: "the last move" },
    round: {
      spoken: "last round",
      legend: "the moves since your last turn, in their armies’ colours; the last one is stronger",
    },
    missed: {
      spoken: "marked by you as searched",
      legend: "your mark for a searched square (right-click, long press or M)",
    },
    searched: { spoken: "searched" },
    way: { legend: "the path of the move you point at" },
  },
};
