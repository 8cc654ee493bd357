// The part of a board that a small picture shows: where the pieces are that few other games have. It is a smaller board of
// the same kind, so that two boards and levels can be recognized.

import { linesWithin } from "./marked-lines.js";

/** @import { GameInfo, SquareInfo } from "../engine/protocol.js" */

/** Two boards are side by side, and levels are wider than high. */
const NARROWER = { plane: 0, "two-boards": 1, levels: 0 };

const MOST_LEVELS = 2;

/** @typedef {{ file: number, rank: number, layer: number }} Corner */
/** @typedef {{ files: number, ranks: number, layers: number }} Size */

/**
 * @param {GameInfo} game
 * @param {GameInfo[]} games  to compare with
 * @param {number} side  ranks of the part
 * @returns {GameInfo}
 */
export function signaturePart(game, games, side) {
  const { files, ranks, layers, shape } = game.board;
  const size = {
    files: Math.min(files, side - NARROWER[shape]),
    ranks: Math.min(ranks, side),
    layers: shape === "levels" ? Math.min(layers, MOST_LEVELS) : layers,
  };
  const rarity = raritiesOf(game, games);
  const ranked = cornersOf(game, size).map((corner) => ({
    corner,
    worth: worthOf(game, rarity, size, corner),
  }));
  const [best] = ranked.sort((one, other) => other.worth - one.worth);
  return best === undefined ? game : partOf(game, size, best.corner);
}

/**
 * By piece type: the part of the other games that lack its picture.
 * @param {GameInfo} game
 * @param {GameInfo[]} games
 */
function raritiesOf(game, games) {
  const others = games.filter(({ id }) => id !== game.id);
  const icons = others.map(({ kinds }) => new Set(kinds.map(({ icon }) => icon)));
  return game.kinds.map(({ icon }) => 1 / (1 + icons.filter((known) => known.has(icon)).length));
}

/** Those in the middle of the first player's side first. @param {GameInfo} game @param {Size} size */
function cornersOf({ board }, size) {
  const corners = Array.from({ length: board.layers - size.layers + 1 }, (_, layer) =>
    Array.from({ length: board.ranks - size.ranks + 1 }, (_, rank) =>
      Array.from({ length: board.files - size.files + 1 }, (_, file) => ({ file, rank, layer })),
    ),
  ).flat(2);
  const middle = (board.files - size.files) / 2;
  const distance = (/** @type {Corner} */ { file, rank, layer }) =>
    layer * 100 + rank * 10 + Math.abs(file - middle);
  return corners.sort((one, other) => distance(one) - distance(other));
}

/**
 * Each piece type counts once.
 * @param {GameInfo} game
 * @param {number[]} rarity
 * @param {Size} size
 * @param {Corner} corner
 */
function worthOf({ array, board }, rarity, size, corner) {
  const here = array.filter(({ square }) => isWithin(board.squares[square], size, corner));
  const kinds = new Set(here.map(({ kind }) => kind));
  return [...kinds].reduce((sum, kind) => sum + (rarity[kind] ?? 0), 0);
}

/** @param {SquareInfo | undefined} square @param {Size} size @param {Corner} corner */
function isWithin(square, size, corner) {
  if (square === undefined) return false;
  const file = square.file - corner.file;
  const rank = square.rank - corner.rank;
  const layer = square.layer - corner.layer;
  const isInside = file >= 0 && rank >= 0 && layer >= 0;
  return isInside && file < size.files && rank < size.ranks && layer < size.layers;
}

/** @param {GameInfo} game @param {Size} size @param {Corner} corner @returns {GameInfo} */
function partOf(game, size, corner) {
  const { board, array, goalSquares } = game;
  const inside = board.squares.filter((square) => isWithin(square, size, corner));
  const places = new Map(inside.map((square, at) => [board.squares.indexOf(square), at]));
  const squares = inside.map((square) => ({
    ...square,
    file: square.file - corner.file,
    rank: square.rank - corner.rank,
    layer: square.layer - corner.layer,
  }));
  const placesOf = (/** @type {number[]} */ all) =>
    all.flatMap((square) => places.get(square) ?? []);
  const lines = linesWithin(board, (square) => places.get(square) ?? null);
  return {
    ...game,
    board: { ...board, ...size, wraps: { files: false, ranks: false }, squares, lines },
    array: array.flatMap((piece) => {
      const square = places.get(piece.square);
      return square === undefined ? [] : { ...piece, square };
    }),
    goalSquares: goalSquares.map(placesOf),
  };
}
