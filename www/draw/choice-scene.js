// A small picture of one of several actions that end on the same square, for its button.

import { badge, cornerBadge } from "./badge.js";
import { layout } from "./layout.js";
import { corners, framed, stayLoop } from "./mark-shapes.js";
import { linesWithin } from "./marked-lines.js";
import { boardBackground, pieceScene, piecesShapes } from "./scene.js";
import { stepsShapes } from "./two-steps.js";

/** @import { ActionInfo, BoardInfo, Square, GameInfo, View } from "../engine/protocol.js" */
/** @import { Palette } from "./palette.js" */
/** @import { PieceSet } from "../state/settings.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * @typedef {object} ChoiceState
 * @property {GameInfo} game
 * @property {View} view
 * @property {Palette} palette
 * @property {PieceSet} pieceSet
 * @property {boolean} flipped
 * @property {ActionInfo[]} actions  among which this one is
 */

const PIECE = 40;
const STEPS = 84;

/** @param {ActionInfo} action @param {ActionInfo[]} actions @returns {{ width: number, height: number }} */
export function choiceSize({ kind }, actions) {
  if (isAboutEntry(actions)) return { width: PIECE, height: PIECE };
  if (kind === "split") return { width: PIECE * 2, height: PIECE };
  return kind === "move" ? { width: STEPS, height: STEPS } : { width: PIECE, height: PIECE };
}

/**
 * @param {ActionInfo} action
 * @param {ChoiceState} state
 * @returns {Shape[]}  within `choiceSize`
 */
export function choiceScene(action, state) {
  switch (action.kind) {
    case "hide":
      return [badge("crown", { x: PIECE / 2, y: PIECE / 2 }, PIECE * 0.9)];
    case "drop":
      return dropped(action, state);
    case "split":
      return split(action, state);
    case "claim":
      return deliverer(action, state);
    default:
      return isAboutEntry(state.actions) ? entering(action, state) : steps(action, state);
  }
}

/** Whether a piece in hand may enter with the move. @param {ActionInfo[]} actions */
function isAboutEntry(actions) {
  return actions.some(({ enters }) => enters !== null);
}

/** The piece that enters, or else the one that moves. @param {ActionInfo} action @param {ChoiceState} state */
function entering({ from, enters }, { game, view, palette, pieceSet }) {
  const kind = enters?.kind ?? view.pieces.find(({ square }) => square === from)?.kind ?? 0;
  return pieceScene(game, palette, pieceSet, { kind, seat: view.turn }, PIECE);
}

/** @param {ActionInfo} action @param {ChoiceState} state @returns {Shape[]} */
function dropped({ piece, promotion, secret }, { game, view, palette, pieceSet }) {
  const picture = { kind: promotion ?? piece ?? 0, seat: view.turn };
  return [
    ...pieceScene(game, palette, pieceSet, picture, PIECE),
    ...(secret
      ? cornerBadge("mine", { x: 0, y: 0, size: PIECE }, { right: true }, palette.halo)
      : []),
  ];
}

/** @param {ActionInfo} action @param {ChoiceState} state @returns {Shape[]} */
function deliverer({ from, promotion }, { game, view, palette, pieceSet }) {
  const kind = promotion ?? view.pieces.find(({ square }) => square === from)?.kind ?? 0;
  return pieceScene(game, palette, pieceSet, { kind, seat: view.turn }, PIECE);
}

/**
 * The half that stays, then the one that moves; one of them has the crown.
 * @param {ActionInfo} action
 * @param {ChoiceState} state
 * @returns {Shape[]}
 */
function split(action, { game, view, palette, pieceSet }) {
  const goes = action.piece ?? 0;
  const stays = otherHalf(view, action) ?? goes;
  return [stays, goes].flatMap((kind, at) => {
    const crowned = action.secret === (at === 1);
    const box = { x: at * PIECE, y: 0, size: PIECE };
    const piece = pieceScene(game, palette, pieceSet, { kind, seat: view.turn }, PIECE);
    return [
      ...piece.map((shape) => ({ ...shape, x: box.x + PIECE / 2 })),
      ...(crowned ? cornerBadge("crown", box, { right: true }, palette.halo) : []),
    ];
  });
}

/** @param {View} view @param {ActionInfo} action */
function otherHalf(view, { kind, to, piece }) {
  return view.actions.find((each) => each.kind === kind && each.to === to && each.piece !== piece)
    ?.piece;
}

/** @param {ActionInfo} action @param {ChoiceState} state @returns {Shape[]} */
function steps(action, { game, view, palette, pieceSet, flipped }) {
  const { from, via, to } = action;
  if (from === null) return [];
  const { board, squareOf, indexOf } = around(game.board, from);
  const size = { width: STEPS, height: STEPS };
  const placed = layout(board, size, flipped, devicePixelRatioOr1(), "bare");
  const pieces = view.pieces.flatMap((piece) => {
    const square = indexOf(piece.square);
    return square === null ? [] : { ...piece, square };
  });
  const [start, passed, end] = [from, via, to].map((square) =>
    square === null ? null : indexOf(square),
  );
  const part = { ...game, board };
  return [
    ...boardBackground(part, palette, placed),
    ...(end === null ? [] : framed(placed.boxes[end], palette.chosen, { alpha: 0.7 })),
    ...piecesShapes(part, palette, pieceSet, pieces, placed, 1.1),
    ...(end !== null && action.captures.includes(squareOf(end)) && end !== passed
      ? corners(placed.boxes[end], palette)
      : []),
    ...(end === start && passed === null && start !== null
      ? stayLoop(placed.boxes[start], palette)
      : stepsShapes({ from: start, via: passed, to: end }, placed, palette, palette.target)),
  ];
}

/** Tests make pictures without a screen. */
function devicePixelRatioOr1() {
  return globalThis.devicePixelRatio ?? 1;
}

/** @param {BoardInfo} board @param {Square} middle */
function around(board, middle) {
  const { file, rank, layer } = board.squares[middle];
  const { files, ranks, wraps } = board;
  const part = { files: Math.min(files, SIDE), ranks: Math.min(ranks, SIDE), layers: 1 };
  const fileOf = placeFrom(file, files, wraps.files);
  const rankOf = placeFrom(rank, ranks, wraps.ranks);
  const squares = board.squares.flatMap((square, at) => {
    const place = { file: fileOf(square.file), rank: rankOf(square.rank), layer: 0 };
    const isInside = place.file >= 0 && place.file < part.files && place.rank >= 0;
    return square.layer === layer && isInside && place.rank < part.ranks
      ? { ...square, at, ...place }
      : [];
  });
  const indexOf = (/** @type {Square} */ square) => {
    const index = squares.findIndex(({ at }) => at === square);
    return index < 0 ? null : index;
  };
  const lines = linesWithin(board, indexOf);
  const flat = { shape: "plane", wraps: { files: false, ranks: false } };
  return {
    board: /** @type {BoardInfo} */ ({ ...board, ...part, ...flat, squares, lines }),
    /** @param {Square} index */
    squareOf: (index) => squares[index].at,
    indexOf,
  };
}

/** Two squares to either side where the board has them, so that all pictures have one size. */
const SIDE = 5;

/**
 * Where files or ranks are in the picture. Beyond joined edges the board goes on.
 * @param {number} middle
 * @param {number} count
 * @param {boolean} joined
 * @returns {(at: number) => number}
 */
function placeFrom(middle, count, joined) {
  const start = middle - Math.floor(SIDE / 2);
  if (joined && count >= SIDE) return (at) => (at - start + count) % count;
  const first = Math.max(0, Math.min(start, count - SIDE));
  return (at) => at - first;
}
