// The answers to questions about the position, in sentences. They come from the view and from what the engine tells every
// player, so they reveal no secrets.

import { boardWords } from "./board-words.js";
import { pieceName } from "./piece-names.js";
import { actionWords, revealWords } from "./played-words.js";
import { timeLeft } from "../state/clock.js";
import { hasSeveralSeats, isInCheck } from "../state/standings.js";
import { capturedBy } from "../state/captured.js";
import { colon, placeWord, words } from "./strings.js";
import { timeWords } from "./time-words.js";

/** @import { ActionInfo, Square, GameInfo, PlacedPiece, View } from "../engine/protocol.js" */
/** @import { Clock } from "../state/clock.js" */
/** @import { Command } from "../state/question.js" */
/** @import { Notation } from "../state/settings.js" */
/** @import { Answer } from "../state/page-state.js" */

/**
 * What is asked about.
 * @typedef {object} Asked
 * @property {GameInfo} info
 * @property {View} view
 * @property {Clock | null} clock
 * @property {Notation} notation
 */

/**
 * @param {Answer} answer
 * @param {Asked} asked
 * @returns {string[]}  sentences; never none
 */
export function answerWords({ question, attackers }, { info, view, clock, notation }) {
  switch (question.about) {
    case "help":
      return commands().map((command) => helpWords(command, info));
    case "board":
      return boardLines(info, view);
    case "last":
      return lastWords(info, view, notation);
    case "check":
      return checkWords(info, view);
    case "turn":
      return [turnWords(info, view)];
    case "clock":
      return clockWords(info, view, clock);
    case "captured":
      return info.seats.flatMap((_, seat) => offBoardWords(info, view, seat));
    case "pieces":
      return piecesWords(question, info, view);
    case "squares":
      return [squaresWords(question, info, view)];
    case "attackers":
      return attackWords(question.square, attackers, info, view);
    case "moves":
    case "captures":
      return moveWords(question, info, view);
    case "nothing":
      return [helpWords(question.command, info)];
  }
}

function commands() {
  return /** @type {Command[]} */ (Object.keys(words.questions.commands));
}

/** "p, piece, pieces: where pieces are". @param {Command} command @param {GameInfo} info */
function helpWords(command, info) {
  const { commands, help } = words.questions;
  return commands[command].join(", ") + colon + help(placeWord(info))[command];
}

/**
 * "White: 4 minutes, 32 seconds."
 * @param {GameInfo} info
 * @param {View} view
 * @param {Clock | null} clock
 */
function clockWords(info, view, clock) {
  const { noClocks, ofSeat } = words.questions;
  if (clock === null) return [noClocks];
  return info.seats.map(({ name }, seat) => ofSeat(name, timeWords(timeLeft(clock, view, seat))));
}

/**
 * @param {{kinds: number[], seats: number[]}} question
 * @param {GameInfo} info
 * @param {View} view
 */
function piecesWords({ kinds, seats }, info, view) {
  const say = words.questions;
  const lines = seats.flatMap((seat) => {
    const lists = kinds.flatMap((kind) => {
      const pieces = view.pieces.filter((piece) => piece.seat === seat && piece.kind === kind);
      return pieces.length === 0
        ? []
        : [
            say.places(
              pieceName(info, kind),
              pieces.map((piece) => squareName(info, piece.square)),
            ),
          ];
    });
    return lists.length === 0 ? [] : [say.ofSeat(seatName(info, seat), lists)];
  });
  return lines.length === 0 ? [say.noPieces] : lines;
}

/**
 * @param {{squares: Square[], found: string}} question
 * @param {GameInfo} info
 * @param {View} view
 */
function squaresWords({ squares, found }, info, view) {
  const [only] = squares;
  if (squares.length === 1 && only !== undefined) return `${placeWords(info, view, only)}.`;
  return words.questions.line(found, standing(squares, info, view));
}

/**
 * Every rank that isn't empty, from the top of each board.
 * @param {GameInfo} info
 * @param {View} view
 */
function boardLines(info, view) {
  const { board } = info;
  /** @type {string[]} */
  const lines = [];
  for (let layer = 0; layer < board.layers; layer += 1) {
    if (board.layers > 1) lines.push(`${boardWords.plane(info, layer)}.`);
    for (let rank = board.ranks - 1; rank >= 0; rank -= 1) {
      const row = board.squares.flatMap((square, at) =>
        square.rank === rank && square.layer === layer ? [at] : [],
      );
      const pieces = standing(row, info, view);
      if (pieces.length > 0) lines.push(words.questions.line(board.axes.ranks[rank] ?? "", pieces));
    }
  }
  return lines;
}

/** @param {GameInfo} info @param {View} view @param {Notation} notation */
function lastWords(info, { played, ply }, notation) {
  const last = played[ply - 1];
  if (last === undefined) return [words.moves.none];
  return [
    actionWords(last, info, notation),
    ...last.reveals.map((reveal) => revealWords(reveal, info)),
  ];
}

/** @param {GameInfo} info @param {View} view */
function checkWords(info, view) {
  const say = words.questions;
  const lines = view.checks.map(({ from, to }) =>
    say.check(pieceOn(info, view, from), pieceOn(info, view, to)),
  );
  return lines.length === 0 ? [say.noCheck] : [...new Set(lines)];
}

/** @param {GameInfo} info @param {View} view */
function turnWords(info, view) {
  if (view.outcome !== null) return words.reasons["game-over"]?.(() => "") ?? "";
  const seat = seatName(info, view.turn);
  return `${isInCheck(view, view.turn) ? words.status.toMoveInCheck(seat) : words.status.toMove(seat)}.`;
}

/** @param {GameInfo} info @param {View} view @param {number} seat */
function offBoardWords(info, view, seat) {
  const { captured, capturedNothing, ofSeat } = words.questions;
  const name = seatName(info, seat);
  const taken = capturedBy(view, seat).map(({ kind, seat: owner, count }) => {
    const of = hasSeveralSeats(info) ? seatName(info, owner) : "";
    return words.seat.capturedKind(count, pieceName(info, kind), of);
  });
  const held = (view.reserves[seat] ?? []).flatMap((count, kind) =>
    count === 0 ? [] : [words.reserve.held(pieceName(info, kind), count)],
  );
  return [
    taken.length === 0 ? capturedNothing(name) : captured(name, taken),
    ...(held.length === 0 ? [] : [ofSeat(name, held)]),
  ];
}

/**
 * Grouped by player: those of the piece's own side defend it, the others attack it.
 * @param {Square} square
 * @param {Square[]} attackers
 * @param {GameInfo} info
 * @param {View} view
 */
function attackWords(square, attackers, info, view) {
  const say = words.questions;
  const there = view.pieces.find((piece) => piece.square === square);
  const bySeat = info.seats.flatMap((_, seat) => {
    const pieces = view.pieces.filter(
      (piece) => piece.seat === seat && attackers.includes(piece.square),
    );
    const names = pieces.map((piece) =>
      say.on(pieceName(info, piece.kind), squareName(info, piece.square)),
    );
    if (names.length === 0) return [];
    return [
      there?.seat === seat
        ? say.guarded(seatName(info, seat), names)
        : say.attacked(seatName(info, seat), names),
    ];
  });
  return [
    `${placeWords(info, view, square)}.`,
    ...(bySeat.length === 0 ? [say.notAttacked] : bySeat),
  ];
}

/**
 * @param {{about: "moves" | "captures", square: Square | null}} question
 * @param {GameInfo} info
 * @param {View} view
 */
function moveWords({ about, square }, info, view) {
  const say = words.questions;
  const wanted = view.actions.filter(
    ({ kind, from, to, captures }) =>
      kind === "move" &&
      from !== null &&
      to !== null &&
      (square === null || from === square) &&
      (about === "moves" || captures.length > 0),
  );
  /** @type {Map<Square, ActionInfo[]>} */
  const byPiece = new Map();
  for (const action of wanted)
    byPiece.set(action.from ?? 0, [...(byPiece.get(action.from ?? 0) ?? []), action]);
  const lines = [...byPiece].map(([from, actions]) =>
    say.goes(pieceOn(info, view, from), [
      ...new Set(actions.map((action) => goalWords(action, info, view))),
    ]),
  );
  const none = about === "moves" ? say.noMoves : say.noCaptures;
  return lines.length === 0 ? [none] : lines;
}

/** @param {ActionInfo} action @param {GameInfo} info @param {View} view */
function goalWords({ to, captures }, info, view) {
  const goal = squareName(info, to);
  const taken = view.pieces.find(({ square }) => captures.includes(square));
  return taken === undefined ? goal : words.questions.taking(pieceName(info, taken.kind), goal);
}

/** @param {Square[]} squares @param {GameInfo} info @param {View} view */
function standing(squares, info, view) {
  return squares.flatMap((square) => (pieceAt(view, square) ? [pieceOn(info, view, square)] : []));
}

/**
 * "white Knight, e4"; "e4, empty".
 * @param {GameInfo} info
 * @param {View} view
 * @param {Square} square
 */
function placeWords(info, view, square) {
  const piece = pieceAt(view, square);
  const place = squareName(info, square);
  return piece
    ? words.board.piece(seatName(info, piece.seat), pieceName(info, piece.kind), place)
    : words.board.empty(place);
}

/** "white Knight on e4". @param {GameInfo} info @param {View} view @param {Square} square */
function pieceOn(info, view, square) {
  const piece = pieceAt(view, square);
  const place = squareName(info, square);
  if (!piece) return place;
  return words.questions.pieceOn(seatName(info, piece.seat), pieceName(info, piece.kind), place);
}

/** @param {View} view @param {Square} square @returns {PlacedPiece | undefined} */
function pieceAt({ pieces }, square) {
  return pieces.find((piece) => piece.square === square);
}

/** @param {GameInfo} info @param {number} seat */
function seatName({ seats }, seat) {
  return seats[seat]?.name ?? "";
}

/** @param {GameInfo} info @param {Square | null} square */
function squareName({ board }, square) {
  return square === null ? "" : (board.squares[square]?.name ?? "");
}
