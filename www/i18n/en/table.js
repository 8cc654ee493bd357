import { or, compact, ordinal, plural, withArticle } from "./grammar.js";
import { levelParts } from "../../state/levels.js";

/** @import { Results } from "../../state/opponent-results.js" */

export const table = {
  table: {
    toGallery: "All games",
    board: "Board",
    source: "Source of this game",
    view: "Board view",
  },
  seat: {
    /** @param {string} seat */
    player: (seat) => `${seat} player`,
    /** @param {string} seat */
    name: (seat) => `${seat}’s name`,
    human: "Human",
    /** @param {string} level */
    computer: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Computer, level ${number} of 8` : `Computer, level ${number}`;
    },
    /** @param {string} level */
    level: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Level ${number} of 8` : `Level ${number}`;
    },
    /** @param {Results} results */
    score: ({ won, lost, drawn }) =>
      `You ${won}–${lost}${drawn === 0 ? "" : `, ${drawn} ${plural(drawn, { one: "draw", other: "draws" })}`}`,
    /** @param {string} score @param {string} level */
    scoreAgainst: (score, level) => `${score} against level ${levelParts(level).number}`,
    ranks: {
      beginner: "Beginner",
      casual: "Casual",
      club: "Club",
      strong: "Strong",
      master: "Master",
    },
    toMove: "To move",
    thinking: "Thinking…",
    waiting: "Waiting",
    inCheck: "In check",
    /** @param {number} given @param {number} limit */
    checks: (given, limit) => `${given}/${limit} checks`,
    /** @param {number} place */
    out: (place) => `Out · ${ordinal(place)}`,
    /** @param {number} place */
    place: (place) => ordinal(place),
    /** @param {string} seat @param {string} royal */
    risen: (seat, royal) => `${seat} now has ${withArticle(royal)}`,
    won: "Winner",
    drew: "Draw",
    nothingCaptured: "Nothing captured",
    /** @param {string} seat */
    captured: (seat) => `Captured by ${seat}`,
    /** @param {string} title */
    allCaptured: (title) => `${title}: show all`,
    /** @param {number} count @param {string} kind @param {string} owner  "" with two players */
    capturedKind: (count, kind, owner) => {
      const piece = owner === "" ? kind : `${owner.toLowerCase()} ${kind}`;
      return count === 1 ? piece : `${count} × ${piece}`;
    },
    /** @param {number} pawns */
    materialLead: (pawns) => `Material advantage: ${pawns}`,
  },
  status: {
    /** @param {string} seat */
    toMove: (seat) => `${seat} to move`,
    /** @param {string} seat */
    toMoveInCheck: (seat) => `${seat} to move, in check`,
    /** @param {string} seat @param {number} number @param {number} all */
    moveOfTurn: (seat, number, all) => `${seat}: move ${number} of ${all}`,
    /** @param {string} seat */
    mustCapture: (seat) => `${seat} must capture`,
    /** @param {string} seat */
    thinking: (seat) => `${seat} is thinking`,
    hinting: "Looking for a hint",
    /** @param {string} seat @param {string} thought */
    thought: (seat, thought) => `${seat}: ${thought}`,
    loading: "Loading the engine…",
    playedLater: "You can choose a move. It is played as soon as the engine has loaded.",
    paused: "Computer paused",
    browsing: "You are looking at an earlier position. Press Resume to continue from here.",
    /** @param {number} move */
    looking: (move) => `You are looking at move ${move}.`,
    lookingAtStart: "You are looking at the start.",
    opensStudy: "A move here opens a study.",
    /** @param {string} move */
    hint: (move) => `Hint: ${move}`,
    /** @param {string} seat @param {string} move */
    last: (seat, move) => `${seat}’s last move: ${move}`,
    /** @param {string} move */
    premoveDropped: (move) => `The premove ${move} isn’t legal.`,
    begin: "Select a piece to see its moves.",
    claimFirst: "Claim the checkmate before you move: press its button, or the piece on the board.",
    setUp: "Set up your pieces first: drop those in your hand.",
    /** Left to a player without a legal move. @param {string[]} ways */
    only: (ways) => `No piece can move. You can only ${or(ways)}.`,
    noMoreMoves: "This turn has no other legal move. Press “Done”.",
    ways: {
      drop: "drop a piece from your hand",
      hide: "hide the crown: press “Hide the crown”",
      split: "split the monarch: press “Split the monarch”",
      pass: "pass: press “Pass”",
    },
    /** @param {number} played @param {number} limit */
    clock: (played, limit) =>
      `Draw after ${Math.floor(limit / 2)} moves without progress. So far: ${Math.floor(played / 2)}.`,
    /**
     * @param {number} played
     * @param {number} limit
     */
    counting: (played, limit) =>
      `Draw when ${Math.floor(limit / 2)} moves are counted. So far: ${Math.ceil(played / 2)}.`,
  },
  thinking: {
    title: "Engine",
    /** @param {number} depth */
    depth: (depth) => `depth ${depth}`,
    /** @param {number} nodes */
    nodes: (nodes) => `${compact(nodes)} nodes`,
    /** @param {number} moves */
    mates: (moves) => `mates in ${moves}`,
    /** @param {number} moves */
    mated: (moves) => `mated in ${moves}`,
    none: "No analysis yet",
  },
  controls: {
    title: "Game controls",
    undo: "Undo",
    backToGame: "Back to the game",
    redo: "Redo",
    first: "To the start",
    previous: "Previous move",
    next: "Next move",
    last: "To the last move",
    flip: "Flip",
    more: "More",
    hint: "Hint",
    stop: "Stop",
    moveNow: "Move now",
    showNow: "Show now",
    replay: "Replay round",
    pause: "Pause",
    resume: "Resume",
    resign: "Resign",
    draw: "Draw",
    offerDraw: "Offer draw",
    newGame: "New game",
    leaveZen: "Leave zen mode",
  },
  moves: {
    title: "Moves",
    none: "No moves yet. Select a piece on the board, or type a move.",
    noneAtAll: "The game ended without a move.",
    start: "Start",
    /** @param {number} number @param {string} seat @param {string} move @param {boolean} check */
    name: (number, seat, move, check) => `${number}. ${seat} ${move}${check ? ", check" : ""}`,
    typed: "Type a move",
    /** @param {string} move */
    typedExample: (move) => (move === "" ? "help" : `${move} / help`),
    completions: "Matching moves",
    play: "Play",
  },
  voice: {
    start: "The start of the game.",
    /** @param {string} doing  "White’s Pawn: e2e4." */
    after: (doing) => `After: ${doing}`,
  },
  turn: {
    title: "Whose turn it is",
    toMove: "to move",
    inCheck: "to move, in check",
    thinking: "is thinking",
    waiting: "is paused",
    claims: "must claim checkmate",
    passes: "has no move",
    wins: "wins",
    draw: "Draw",
  },
  around: {
    /** @param {string} seat */
    title: (seat) => `${seat}’s controls`,
    yourTurn: "Your turn",
    inCheck: "Your turn, in check",
    /** @param {string} seat */
    turnOf: (seat) => `${seat} to move`,
    end: "Normal view",
  },
};
